import { everyScreen } from './harness/every-screen.ts';
import { desktop } from './harness/profiles.ts';

everyScreen(desktop, { otherLanguage: 'hi', userName: 'vaccinator3' });
