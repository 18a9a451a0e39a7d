/** Everything that the application shows beside its form. */
import './screens.css';

export { Declined } from './Declined.tsx';
export { GuardianStep } from './GuardianStep.tsx';
export { Receipt } from './Receipt.tsx';
export { TooYoung } from './TooYoung.tsx';
