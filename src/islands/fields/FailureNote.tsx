/** Says why sending failed and how else to reach the agency. The form keeps its text. */
import { fill } from '../../../i18n/phrases.ts';
import type { FormView } from '../../views/form-view.ts';
import { Icon } from '../Icon.tsx';
import { useFocus } from '../use-focus.ts';
import type { Failure } from './outcome.ts';
import { ReachLinks } from './ReachLinks.tsx';

export function FailureNote({
  failure,
  view,
}: {
  readonly failure: Failure;
  readonly view: Pick<FormView, 'shared' | 'reach'>;
}) {
  const box = useFocus<HTMLDivElement>(failure);
  const { failure: words } = view.shared;
  return (
    <div className="err failure" role="alert" tabIndex={-1} ref={box}>
      <Icon name="alert" />
      <div>
        <p>
          {failure.reason === 'busy'
            ? fill(words.busy, { n: failure.seconds })
            : words[failure.reason]}
        </p>
        <p>
          {words.reach} <ReachLinks reach={view.reach} />
        </p>
      </div>
    </div>
  );
}
