import { WIDE_PAGE } from '../../images/media-queries.ts';
import { useState, type ReactNode } from 'react';
import { fillCount } from '../../../i18n/phrases.ts';
import {
  COLOURED,
  GIRTHS,
  isOneOf,
  toFamily,
  type FinderValue,
  type Criterion,
} from '../../domain/finder-values.ts';
import { SIZE_SYSTEMS, type SizeKind, type SizeSystem } from '../../domain/sizes.ts';
import type { FinderView } from '../../views/finder-view.ts';
import { Icon } from '../Icon.tsx';
import { useMediaQuery } from '../use-media-query.ts';
import { Cells } from './Cells.tsx';
import { KeepAll, type FinderControls } from './Chips.tsx';
import { toWord, toText } from './finder-words.ts';
import {
  withWish,
  isAsked,
  pressSize,
  toEnds,
  toggle,
  writeWishes,
  type Wishes,
} from './wishes.ts';
import { Heights, RangeFields } from './Heights.tsx';
import type { FilterOutcome } from './outcome.ts';
import type { Offers, Person } from './people.ts';
import type { Step } from './use-filter.ts';

interface FinderProps {
  readonly view: FinderView;
  readonly people: readonly Person[];
  readonly wishes: Wishes;
  readonly offers: Offers;
  readonly outcome: FilterOutcome;
  readonly control: FinderControls;
}

export function Finder({ view, people, wishes, offers, outcome, control }: FinderProps) {
  const { words, girths } = view;
  const isWide = useMediaQuery(WIDE_PAGE);
  const [system, setSystem] = useState<SizeSystem>('BR');
  const want = (criterion: Criterion, wish: readonly FinderValue[] | null, step: Step = 'push') =>
    control.change({ wishesText: writeWishes(withWish(wishes, criterion, wish)) }, step);
  const toGroup = (...criteria: readonly Criterion[]) => ({
    isThere: criteria.some((criterion) => offers[criterion].length > 0),
    chosen: criteria
      .filter((criterion) => isAsked(wishes, criterion))
      .map((criterion) => toText(view, criterion, wishes[criterion] ?? []))
      .join(', '),
  });
  const toLimits = (criterion: Criterion) => toEnds(offers[criterion]) ?? ([0, 0] as const);
  const toTicks = (criterion: Criterion) => {
    const names = isOneOf(COLOURED, criterion)
      ? Object.keys(view.colours[criterion])
      : offers[criterion];
    const shown = names.filter(
      (value) =>
        typeof value === 'string' && toFamily(value) === value && offers[criterion].includes(value),
    );
    return (
      <div className="ticks">
        {shown.map((value) => {
          const count = outcome.count(criterion, value);
          const isChosen = wishes[criterion]?.includes(value as never) === true;
          return (
            <label key={value}>
              <input
                type="checkbox"
                checked={isChosen}
                disabled={count === 0 && !isChosen}
                onChange={() => want(criterion, toggle<FinderValue>(wishes[criterion], value))}
              />
              {toWord(view, criterion, String(value))} <small className="num">{count}</small>
            </label>
          );
        })}
      </div>
    );
  };
  const toCellProps = (kind: SizeKind) => ({
    view,
    system,
    outcome,
    kind,
    sizes: offers[kind].map(Number),
  });
  const own = GIRTHS.filter((girth) => offers[girth].length > 0);
  const heights = people.flatMap(({ values: { height } }) =>
    typeof height === 'number' ? [height] : [],
  );

  return (
    // The band hears Escape from its controls.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="fit-page"
      onKeyDown={(event) => {
        if (event.key === 'Escape') control.close();
      }}
    >
      <div className="fit-in">
        {heights.length > 0 && (
          <Heights
            {...{ view, heights }}
            limits={toLimits('height')}
            range={wishes.height}
            onRange={(range, step) => want('height', range, step)}
          />
        )}
        <Group
          title={words.shoes}
          {...toGroup('shoes')}
          extra={
            <div className="switch" role="group" aria-label={words.systems}>
              {SIZE_SYSTEMS.map((name) => (
                <button
                  key={name}
                  type="button"
                  aria-pressed={name === system}
                  onClick={() => setSystem(name)}
                >
                  {name}
                </button>
              ))}
            </div>
          }
        >
          <Cells
            {...toCellProps('shoes')}
            label={words.shoeRange}
            isChosen={(size) =>
              wishes.shoes !== undefined && size >= wishes.shoes[0] && size <= wishes.shoes[1]
            }
            onPress={(size) => want('shoes', pressSize(wishes.shoes, size))}
          />
        </Group>
        <Group title={words.hair} {...toGroup('hair')}>
          {toTicks('hair')}
        </Group>
        <Group title={words.jeans} {...toGroup('jeans')} isFolded={!isWide} isSmall>
          <Cells
            {...toCellProps('jeans')}
            label={words.jeans}
            isChosen={(size) => wishes.jeans?.includes(size) === true}
            onPress={(size) => want('jeans', toggle(wishes.jeans, size))}
          />
        </Group>
        <Group title={words.eyes} {...toGroup('eyes')} isFolded>
          {toTicks('eyes')}
        </Group>
        <Group title={toList(own.map((girth) => girths[girth]))} {...toGroup(...own)} isFolded>
          {own.map((girth) => (
            <RangeFields
              key={girth}
              {...{ words }}
              label={girths[girth]}
              range={wishes[girth]}
              limits={toLimits(girth)}
              unit={words.centimetres}
              format={String}
              onRange={(range) => want(girth, range)}
            />
          ))}
        </Group>
        {offers.gender.length > 1 && (
          <Group title={words.gender} {...toGroup('gender')} isFolded>
            {toTicks('gender')}
          </Group>
        )}
        <Group title={words.profile} {...toGroup('video', 'polaroids')} isFolded>
          {toTicks('video')}
          {toTicks('polaroids')}
        </Group>
      </div>
      <div className="fit-foot acts narrow-only">
        <button
          type="button"
          className="tap u"
          onClick={() => control.change({ wishesText: '' }, 'push')}
        >
          {words.clear}
        </button>
        <KeepAll {...{ view, outcome }} />
        <button type="button" className="btn full" onClick={control.close}>
          {fillCount(words.show, outcome.found.length)}
        </button>
      </div>
    </div>
  );
}

function toList(names: readonly string[]): string {
  return names.map((name, index) => (index === 0 ? name : name.toLocaleLowerCase('pt'))).join(', ');
}

interface GroupProps {
  readonly title: string;
  readonly isThere: boolean;
  readonly chosen: string;
  readonly extra?: ReactNode;
  readonly isFolded?: boolean;
  readonly isSmall?: boolean;
  readonly children: ReactNode;
}

function Group(props: GroupProps) {
  const { title, isThere, chosen, extra, isFolded = false, isSmall = false, children } = props;
  /** Made when opened, so that the finder opens quickly. */
  const [isMade, setMade] = useState(false);
  if (!isThere) return null;
  const heading = (
    <>
      <h3 className="d4">{title}</h3>
      <span className="chosen num">{chosen}</span>
    </>
  );
  return isFolded ? (
    <details>
      <summary className="hd" onClick={() => setMade(true)}>
        {heading}
        <Icon name="down" />
      </summary>
      {isMade && (
        <div className="group" role="group" aria-label={title}>
          {children}
        </div>
      )}
    </details>
  ) : (
    <div className={isSmall ? 'small-group' : undefined} role="group" aria-label={title}>
      <div className="hd">
        {heading}
        {extra}
      </div>
      {children}
    </div>
  );
}
