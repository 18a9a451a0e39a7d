/** The finder, opened: a sheet over everything on a narrow screen, a band above the letters on a wide one. */
import { Fragment, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { fill, fillCount } from '../../../i18n/phrases.ts';
import { DESKTOP_WIDTH } from '../../domain/constants.ts';
import { GIRTHS, type Measure } from '../../domain/fit-index.ts';
import { Icon } from '../Icon.tsx';
import { NO_FILTER } from '../letter-bar/filter.ts';
import { useMediaQuery } from '../use-media-query.ts';
import { useModal } from '../use-modal.ts';
import { toOffered } from './evaluate.ts';
import { toggle, writeFit, type Fit } from './fit.ts';
import { Heights } from './Heights.tsx';
import type { FinderProps } from './open-finder.tsx';
import { Girths, Jeans, Shoes } from './Sizes.tsx';
import { Marks, Tick, Words } from './Ticks.tsx';
import { toLacking } from './words.ts';

/** What a group of the finder works with. */
export interface GroupProps extends Pick<FinderProps, 'answer'> {
  readonly ask: (part: Partial<Fit>, step?: 'push' | 'replace') => void;
}

/** Debounce for speaking the count, in milliseconds. */
const SPOKEN_AFTER = 500;

export function Panel({ answer, control }: FinderProps) {
  const { view, data, fit, outcome } = answer;
  const { words } = view;
  const offered = useMemo(() => toOffered(data), [data]);
  const marks = (['video', 'polaroids'] as const).filter((mark) => offered.has(mark));
  const isWide = useMediaQuery(`(min-width: ${DESKTOP_WIDTH}px)`);
  const ask: GroupProps['ask'] = (part, step = 'push') => {
    control.change({ fit: writeFit({ ...fit, ...part }) }, step);
  };
  const lacking = toLacking(view, fit, outcome.lacking);
  const group = (measure: Measure, title: string, className: string, choices: ReactNode) =>
    offered.has(measure) && (
      <Group {...{ title, className }}>
        {choices}
        {lacking
          .filter((item) => item.measure === measure)
          .map(({ label, isIncluded }) => (
            <div className="ticks" key={measure}>
              <Tick
                label={fill(words.include, { lacking: label })}
                count={null}
                isChosen={isIncluded}
                onChange={() => ask({ lacking: toggle(fit.lacking, measure) })}
              />
            </div>
          ))}
      </Group>
    );

  return (
    <Shell isWide={isWide} label={words.title} onClose={control.close}>
      <div className="fit-bar bar">
        <h2 className="d3">{words.title}</h2>
        <button type="button" className="tap" onClick={control.close}>
          {words.dismiss} <Icon name="close" />
        </button>
      </div>
      <div className="fit-in">
        {group('height', words.height, 'c12', <Heights {...{ answer, ask }} />)}
        {group('shoes', words.shoes, 'c8', <Shoes {...{ answer, ask }} />)}
        {group('jeans', words.jeans, 'c4', <Jeans {...{ answer, ask }} />)}
        {GIRTHS.map((girth) => (
          <Fragment key={girth}>{group(girth, `${view.girths[girth]} (cm)`, 'c4', <Girths {...{ answer, ask, girth }} />)}</Fragment>
        ))}
        {group('gender', words.gender, 'c3', <Words {...{ answer, ask }} list="gender" />)}
        {group('hair', words.hair, 'c4', <Words {...{ answer, ask }} list="hair" />)}
        {group('eyes', words.eyes, 'c3', <Words {...{ answer, ask }} list="eyes" />)}
        {marks.length > 0 && (
          <Group title={words.profile} className="c2">
            <Marks {...{ answer, ask, marks }} />
          </Group>
        )}
      </div>
      <div className="fit-foot">
        <button type="button" className="tap u" onClick={() => control.change(NO_FILTER, 'push')}>
          {words.clear}
        </button>
        <button type="button" className="btn full" onClick={control.close}>
          {fillCount(words.show, outcome.count)}
        </button>
        <Spoken text={answer.found ?? fillCount(words.count, outcome.count)} />
      </div>
    </Shell>
  );
}

interface ShellProps {
  readonly isWide: boolean;
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Shell({ isWide, label, onClose, children }: ShellProps) {
  if (isWide) {
    return (
      // Escape is pressed within; the section itself is nothing to press.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
      <section
        className="fit"
        aria-label={label}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
      >
        {children}
      </section>
    );
  }
  return (
    <Sheet label={label} onClose={onClose}>
      {children}
    </Sheet>
  );
}

function Sheet({ label, onClose, children }: Omit<ShellProps, 'isWide'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog);
  return (
    <dialog
      className="fit full-screen"
      ref={dialog}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}

interface GroupFrameProps {
  readonly title: string;
  readonly className: string;
  readonly children: ReactNode;
}

function Group({ title, className, children }: GroupFrameProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={className}>
      <h3 className="d4" id={id}>
        {title}
      </h3>
      {children}
    </div>
  );
}

/** Says a text to screen readers, once it has not changed for a while. */
function Spoken({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(setSaid, SPOKEN_AFTER, text);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="vh" role="status">
      {said}
    </p>
  );
}
