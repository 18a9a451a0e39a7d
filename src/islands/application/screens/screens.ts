import { adoptStyles } from '../../adopt-styles.ts';
import css from './screens.css?inline';

export { Declined, GuardianStep } from '../guardian/GuardianStep.tsx';
export { Receipt } from '../receipt/Receipt.tsx';
export { TooYoung } from '../birthdate/TooYoung.tsx';

adoptStyles(css);
