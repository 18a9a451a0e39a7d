/** Everything that the application shows beside its form. */
import { adoptStyles } from '../adopt-styles.ts';
import css from './screens.css?inline';
// There before the net may be gone: what prepares photos where no worker does.
import '../photos/render-photo.ts';

export { Declined } from './Declined.tsx';
export { GuardianStep } from './GuardianStep.tsx';
export { Receipt } from './Receipt.tsx';
export { TooYoung } from './TooYoung.tsx';

adoptStyles(css);
