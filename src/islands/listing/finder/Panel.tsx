/** The open finder: a sheet below the first row of cards on narrow screens, a column beside them on
 * wide ones. */
import { Fragment, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { fill, fillCount } from '../../../../i18n/phrases.ts';
import { DESKTOP_WIDTH } from '../../../domain/constants.ts';
import { GIRTHS, type Measure } from '../../../domain/fit-index.ts';
import { Icon } from '../../Icon.tsx';
import { NO_FILTER } from '../letter-filter.ts';
import { useMediaQuery } from '../../use-media-query.ts';
import { useModal } from '../../use-modal.ts';
import { toOffered } from './evaluate.ts';
import { toggle, writeFit } from './fit.ts';
import { Heights } from './Heights.tsx';
import { KeepAll } from './KeepAll.tsx';
import type { FinderProps, GroupProps } from './finder-props.ts';
import { Girths, Jeans, Shoes } from './Sizes.tsx';
import { Marks, Tick, Words } from './Ticks.tsx';
import { toLacking } from './finder-words.ts';

/** Debounce for speaking the count, in milliseconds. */
const SPOKEN_AFTER = 500;

export function Panel({ answer, control }: FinderProps) {
  const { view, data, fit, outcome } = answer;
  const { words } = view;
  const offered = useMemo(() => toOffered(data), [data]);
  const marks = (['video', 'polaroids'] as const).filter((mark) => offered.has(mark));
  const isWide = useMediaQuery(`(min-width: ${DESKTOP_WIDTH}px)`);
  useEffect(showFirstRow, []);
  const ask: GroupProps['ask'] = (part, step = 'push') => {
    control.change({ fit: writeFit({ ...fit, ...part }) }, step);
  };
  const lacking = toLacking(view, fit, outcome.lacking);
  const group = (measure: Measure, title: string, choices: ReactNode) =>
    offered.has(measure) && (
      <Group title={title}>
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
        {group('height', words.height, <Heights {...{ answer, ask }} />)}
        {group('shoes', words.shoes, <Shoes {...{ answer, ask }} />)}
        {group('jeans', words.jeans, <Jeans {...{ answer, ask }} />)}
        {GIRTHS.map((girth) => (
          <Fragment key={girth}>
            {group(girth, `${view.girths[girth]} (cm)`, <Girths {...{ answer, ask, girth }} />)}
          </Fragment>
        ))}
        {group('gender', words.gender, <Words {...{ answer, ask }} list="gender" />)}
        {group('hair', words.hair, <Words {...{ answer, ask }} list="hair" />)}
        {group('eyes', words.eyes, <Words {...{ answer, ask }} list="eyes" />)}
        {marks.length > 0 && (
          <Group title={words.profile}>
            <Marks {...{ answer, ask, marks }} />
          </Group>
        )}
      </div>
      <div className="fit-foot">
        <button type="button" className="tap u" onClick={() => control.change(NO_FILTER, 'push')}>
          {words.clear}
        </button>
        <KeepAll answer={answer} />
        <button type="button" className="btn full" onClick={control.close}>
          {fillCount(words.show, outcome.count)}
        </button>
        <Spoken text={answer.found ?? fillCount(words.count, outcome.count)} />
      </div>
    </Shell>
  );
}

/** Scrolls to where the letters stick, so that the first row of cards is visible with the
 * finder. */
function showFirstRow(): void {
  const letters = document.querySelector('.letters');
  if (letters === null) return;
  const stuck = Number.parseFloat(getComputedStyle(letters).top) || 0;
  const away = letters.getBoundingClientRect().top - stuck;
  if (away > 0) window.scrollBy(0, away);
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
      // The section hears Escape from its controls; it is not a control itself.
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

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <h3 className="d4" id={id}>
        {title}
      </h3>
      {children}
    </div>
  );
}

/** Announces a text to screen readers once it has stopped changing. */
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
