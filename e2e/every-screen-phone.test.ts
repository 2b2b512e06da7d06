import { everyScreen } from './harness/every-screen.ts';
import { phone } from './harness/profiles.ts';

everyScreen(phone, { otherLanguage: 'en', userName: 'vaccinator1' });
