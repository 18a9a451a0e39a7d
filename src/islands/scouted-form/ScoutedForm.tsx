/** The application to be scouted: the form, then a minor's guardian, then the receipt. Both programmes use it. */
import type { ScoutedFormView } from '../../views/form-view.ts';
import { OwnStep } from './OwnStep.tsx';
import { FORM_ID } from './use-application-form.ts';
import { useApplication, type ApplicationState } from './use-application.ts';
import '../fields/fields.css';
import './scouted-form.css';

export function ScoutedForm({ view }: { readonly view: ScoutedFormView }) {
  const application = useApplication(view);
  const { state, photos, screen } = application;
  const isSent = state.kind === 'sent';
  return (
    <div id={FORM_ID} data-unsaved={!isSent && photos.hasAny ? '' : undefined}>
      {/* Out of sight behind the other screens, it keeps what it holds. */}
      <div hidden={isSent || screen.kind !== 'form'}>
        <OwnStep view={view} application={application} />
      </div>
      <OtherScreen view={view} application={application} />
    </div>
  );
}

function OtherScreen({ view, application }: { readonly view: ScoutedFormView; readonly application: ApplicationState }) {
  const { screens, screen, state, sent, photos, guardian, showForm } = application;
  if (screens === null) return null;
  const { Declined, GuardianStep, Receipt, TooYoung } = screens;
  if (state.kind === 'sent' && sent !== null) return <Receipt view={view} sent={sent} slots={photos.slots} reference={state.reference} />;
  switch (screen.kind) {
    case 'form':
      return null;
    case 'guardian': {
      const { values, faults } = screen;
      return (
        <GuardianStep
          view={view}
          values={values}
          slots={photos.slots}
          texts={guardian.texts}
          faults={faults}
          state={state}
          onChange={guardian.change}
          onBack={showForm}
          onDecline={guardian.decline}
          onSend={(consenting) => guardian.send(values, consenting)}
        />
      );
    }
    case 'declined':
      return <Declined view={view} />;
    case 'tooYoung':
      return (
        <TooYoung
          view={view}
          birthdate={screen.birthdate}
          onWrongDate={() => {
            showForm();
            requestAnimationFrame(() => document.getElementById('scouted-birthdate')?.focus());
          }}
        />
      );
  }
}
