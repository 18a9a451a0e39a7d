import type { ScoutedFormView } from '../../../views/form-view.ts';
import { lazyPart } from '../../lazy-part.ts';
import { usePart } from '../../Part.tsx';
import { LastCode } from '../receipt/LastCode.tsx';
import { ApplicantStep } from './ApplicantStep.tsx';
import { FORM_ID } from './use-application-form.ts';
import { useApplicationFlow, type ApplicationState } from './use-application-flow.ts';
import '../../fields/fields.css';
import './application.css';

const loadScreens = lazyPart(() => import('../screens/screens.ts'), { knownBy: 'Receipt' });

interface Props {
  readonly view: ScoutedFormView;
}

export function ApplicationForm({ view }: Props) {
  const screens = usePart(loadScreens);
  const application = useApplicationFlow(view, screens.load);
  const { photos, screen } = application;
  // The shell reloads no page that has `data-unsaved` (failed-load.ts).
  return (
    <div
      id={FORM_ID}
      tabIndex={-1}
      data-unsaved={screen.kind !== 'receipt' && photos.isUnsaved ? '' : undefined}
    >
      <div hidden={screen.kind !== 'form'}>
        <LastCode view={view} />
        <ApplicantStep view={view} application={application} />
      </div>
      <OtherScreen view={view} application={application} screens={screens.loaded} />
    </div>
  );
}

interface OtherProps extends Props {
  readonly application: ApplicationState;
  readonly screens: Awaited<ReturnType<typeof loadScreens>>;
}

function OtherScreen({ view, application, screens }: OtherProps) {
  const { screen, photos } = application;
  if (screens === null) return null;
  const { Declined, GuardianStep, Receipt, TooYoung } = screens;
  switch (screen.kind) {
    case 'form':
      return null;
    case 'guardian':
      return <GuardianStep view={view} application={application} step={screen} />;
    case 'receipt':
      return <Receipt view={view} sent={screen} slots={photos.slots} />;
    case 'declined':
      return <Declined view={view} />;
    case 'tooYoung':
      return <TooYoung view={view} application={application} mayApplyFrom={screen.mayApplyFrom} />;
  }
}
