import { useState, type ReactNode } from 'react';
import { fillCount } from '../../../i18n/phrases.ts';
import {
  COLOURED,
  GIRTHS,
  isOneOf,
  toFamily,
  type FitValue,
  type Measure,
} from '../../domain/fit.ts';
import type { SizeSystem } from '../../domain/sizes.ts';
import type { FinderView } from '../../views/finder-view.ts';
import { Icon } from '../Icon.tsx';
import { Cells, Systems } from './Cells.tsx';
import { KeepAll } from './Chips.tsx';
import { readGirth, toColour, toText } from './finder-words.ts';
import { ask, isAsked, pressSize, toEnds, toggle, writeFit, type Fit } from './fit.ts';
import { Heights, RangeFields, type HeightsProps } from './Heights.tsx';
import type { Filter } from './letter-filter.ts';
import type { Outcome } from './outcome.ts';
import type { Offers } from './people.ts';
import type { Step } from './use-filter.ts';

export interface FinderControls {
  readonly change: (part: Partial<Filter>, step: Step) => void;
  readonly clear: () => void;
  readonly close: () => void;
}

export interface FinderProps {
  readonly view: FinderView;
  readonly fit: Fit;
  readonly offers: Offers;
  readonly outcome: Outcome;
  readonly control: FinderControls;
  readonly heights: HeightsProps['heights'] | null;
}

export function Finder({ view, fit, offers, outcome, control, heights }: FinderProps) {
  const { words, girths } = view;
  const [system, setSystem] = useState<SizeSystem>('BR');
  const want = (measure: Measure, wish: readonly FitValue[] | null, step: Step = 'push') =>
    control.change({ fit: writeFit(ask(fit, measure, wish)) }, step);
  const toChosen = (...measures: readonly Measure[]) =>
    measures
      .filter((measure) => isAsked(fit, measure))
      .map((measure) => toText(view, measure, fit[measure] ?? []))
      .join(', ');
  const hasSome = (measure: Measure) => offers[measure].length > 0;
  const systems = <Systems label={words.systems} {...{ system }} onChoose={setSystem} />;
  const ticks = (measure: Measure) => (
    <Ticks {...{ view, fit, offers, outcome, measure }} onChange={(wish) => want(measure, wish)} />
  );
  const own = GIRTHS.filter(hasSome);

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
        {heights !== null && (
          <Heights
            {...{ view, heights }}
            range={fit.height}
            lacking={outcome.count('height', 'lacking')}
            onRange={(range, step) => want('height', range, step)}
          />
        )}
        {hasSome('shoes') && (
          <Group title={words.shoes} chosen={toChosen('shoes')} extra={systems}>
            <Cells
              {...{ view, system, outcome }}
              kind="shoes"
              label={words.shoeRange}
              sizes={offers.shoes.map(Number)}
              isChosen={(size) =>
                fit.shoes !== undefined && size >= fit.shoes[0] && size <= fit.shoes[1]
              }
              onPress={(size) => want('shoes', pressSize(fit.shoes, size))}
            />
          </Group>
        )}
        {hasSome('hair') && (
          <Group title={words.hair} chosen={toChosen('hair')}>
            {ticks('hair')}
          </Group>
        )}
        <div className="folds">
          {hasSome('jeans') && (
            <Fold title={words.jeans} chosen={toChosen('jeans')}>
              {systems}
              <Cells
                {...{ view, system, outcome }}
                kind="jeans"
                label={words.jeans}
                sizes={offers.jeans.map(Number)}
                isChosen={(size) => fit.jeans?.includes(size) === true}
                onPress={(size) => want('jeans', toggle(fit.jeans, size))}
              />
            </Fold>
          )}
          {hasSome('eyes') && (
            <Fold title={words.eyes} chosen={toChosen('eyes')}>
              {ticks('eyes')}
            </Fold>
          )}
          {own.length > 0 && (
            <Fold title={toList(own.map((girth) => girths[girth]))} chosen={toChosen(...own)}>
              {own.map((girth) => (
                <RangeFields
                  key={girth}
                  label={girths[girth]}
                  range={fit[girth]}
                  limits={toEnds(offers[girth]) ?? [0, 0]}
                  unit={words.centimetres}
                  {...{ words }}
                  format={String}
                  parse={readGirth}
                  onRange={(range) => want(girth, range)}
                />
              ))}
            </Fold>
          )}
          {offers.gender.length > 1 && (
            <Fold title={words.gender} chosen={toChosen('gender')}>
              {ticks('gender')}
            </Fold>
          )}
          {(hasSome('video') || hasSome('polaroids')) && (
            <Fold title={words.profile} chosen={toChosen('video', 'polaroids')}>
              {ticks('video')}
              {ticks('polaroids')}
            </Fold>
          )}
        </div>
      </div>
      <div className="fit-foot">
        <button type="button" className="tap u" onClick={() => control.change({ fit: '' }, 'push')}>
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
  return names.map((name, place) => (place === 0 ? name : name.toLocaleLowerCase('pt'))).join(', ');
}

interface GroupProps {
  readonly title: string;
  readonly chosen: string;
  readonly children: ReactNode;
}

function Group({ title, chosen, extra, children }: GroupProps & { readonly extra?: ReactNode }) {
  return (
    <div className="group" role="group" aria-label={title}>
      <div className="hd">
        <h3 className="d4">{title}</h3>
        <span className="chosen num">{chosen}</span>
        {extra}
      </div>
      {children}
    </div>
  );
}

function Fold({ title, chosen, children }: GroupProps) {
  const [isMade, setMade] = useState(false);
  return (
    <details>
      <summary onClick={() => setMade(true)}>
        <h3 className="d4">{title}</h3>
        <span className="chosen num">{chosen}</span>
        <Icon name="down" />
      </summary>
      {isMade && (
        <div className="group" role="group" aria-label={title}>
          {children}
        </div>
      )}
    </details>
  );
}

interface TicksProps extends Pick<FinderProps, 'view' | 'fit' | 'offers' | 'outcome'> {
  readonly measure: Measure;
  readonly onChange: (wish: readonly FitValue[]) => void;
}

function Ticks({ view, fit, offers, outcome, measure, onChange }: TicksProps) {
  const names = isOneOf(COLOURED, measure) ? Object.keys(view.colours[measure]) : offers[measure];
  const shown = names.filter(
    (value) =>
      typeof value === 'string' && toFamily(value) === value && offers[measure].includes(value),
  );
  return (
    <div className="ticks">
      {shown.map((value) => {
        const count = outcome.count(measure, value);
        const isChosen = fit[measure]?.includes(value as never) === true;
        return (
          <label key={value}>
            <input
              type="checkbox"
              checked={isChosen}
              disabled={count === 0 && !isChosen}
              onChange={() => onChange(toggle<FitValue>(fit[measure], value))}
            />
            {toColour(view, measure, String(value))} <small className="num">{count}</small>
          </label>
        );
      })}
    </div>
  );
}
