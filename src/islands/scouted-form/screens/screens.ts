/** Everything that the application shows beside its form. */
import { adoptStyles } from '../adopt-styles.ts';
import css from './screens.css?inline';
// Loaded now in case the network fails later: prepares photos on the page if no worker starts.
import '../photos/render-photo.ts';

export { Declined } from './Declined.tsx';
export { GuardianStep } from './GuardianStep.tsx';
export { Receipt } from './Receipt.tsx';
export { TooYoung } from './TooYoung.tsx';

adoptStyles(css);
