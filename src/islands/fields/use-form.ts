/** A form in React's state: its values, and the faults of fields that the visitor has left or tried
 * to send. */
import { useRef, useState } from 'react';
import * as v from 'valibot';
import type { FieldErrors } from '../../contracts/field-error.ts';

/** A field that holds a text, for its control. */
export interface TextControl {
  readonly name?: string;
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly onLeave: () => void;
}

export interface Form<Values, Output> {
  readonly values: Values;
  /** The newest values, for what outlives a rendering. */
  readonly read: () => Values;
  /** How often the form was sent with faults, or refused. */
  readonly tries: number;
  /** The code of the fault that a field shows. */
  readonly faultOf: (field: keyof Values & string) => string | undefined;
  /** `isLeft`: whether the field shows its faults from now on; as before by default. */
  readonly set: <Field extends keyof Values & string>(
    field: Field,
    value: Values[Field],
    isLeft?: boolean,
  ) => void;
  readonly bind: (field: TextFieldsOf<Values>) => TextControl;
  /** Shows the faults of some fields; tells whether there are none. */
  readonly check: (fields: readonly (keyof Values & string)[]) => boolean;
  /** What the form says; `null` with faults, which show from now on. */
  readonly submit: () => Output | null;
  /** Shows the gateway's faults until their fields change. */
  readonly refuse: (faults: FieldErrors) => void;
  readonly reset: (values: Values) => void;
}

type TextFieldsOf<Values> = {
  [Field in keyof Values]: Values[Field] extends string ? Field : never;
}[keyof Values] &
  string;

interface Options<Values, Output> {
  readonly start: () => Values;
  /** Its messages are codes of `field-error.ts`. */
  readonly toSchema: (values: Values) => v.GenericSchema<unknown, Output>;
  readonly onChange: (values: Values) => void;
}

interface State<Values> {
  readonly values: Values;
  readonly left: readonly string[];
  readonly refused: FieldErrors;
  readonly tries: number;
}

export function useForm<Values extends object, Output>({
  start,
  toSchema,
  onChange,
}: Options<Values, Output>): Form<Values, Output> {
  const [state, setState] = useState<State<Values>>(() => toStart(start()));
  const newest = useRef(state);
  const { values, left, refused, tries } = state;
  const faults = findFaults(toSchema(values), values);

  const change = (next: Partial<State<Values>>) => {
    newest.current = { ...newest.current, ...next };
    setState(newest.current);
  };
  const set: Form<Values, Output>['set'] = (field, value, isLeft) => {
    const before = newest.current;
    const others = before.left.filter((each) => each !== field);
    change({
      values: { ...before.values, [field]: value },
      left: isLeft === undefined ? before.left : isLeft ? [...others, field] : others,
      refused: Object.fromEntries(
        Object.entries(before.refused).filter(([each]) => each !== field),
      ),
    });
    onChange(newest.current.values);
  };
  const check = (fields: readonly string[]) => {
    const before = newest.current;
    const found = findFaults(toSchema(before.values), before.values);
    const isRight = !fields.some((field) => found[field] !== undefined);
    change({
      left: [...new Set([...before.left, ...fields])],
      refused: {},
      tries: isRight ? before.tries : before.tries + 1,
    });
    return isRight;
  };
  return {
    values,
    read: () => newest.current.values,
    tries,
    faultOf: (field) => refused[field] ?? (left.includes(field) ? faults[field] : undefined),
    set,
    bind: (field) => ({
      name: field,
      value: values[field] as string,
      onText: (text) => set(field, text as Values[typeof field]),
      onLeave: () => change({ left: [...new Set([...newest.current.left, field])] }),
    }),
    check,
    submit: () => {
      const { values: sent } = newest.current;
      return check(Object.keys(sent)) ? v.parse(toSchema(sent), sent) : null;
    },
    refuse: (found) => change({ refused: found, tries: newest.current.tries + 1 }),
    reset: (next) => change(toStart(next)),
  };
}

function toStart<Values>(values: Values): State<Values> {
  return { values, left: [], refused: {}, tries: 0 };
}

/** The first fault of each field. */
function findFaults(schema: v.GenericSchema, values: unknown): Record<string, string> {
  const { issues = [] } = v.safeParse(schema, values);
  return Object.fromEntries(
    issues.map(({ path, message }) => [String(path?.[0].key), message] as const).toReversed(),
  );
}
