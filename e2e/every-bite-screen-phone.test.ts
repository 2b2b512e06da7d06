import { everyBiteScreen } from './harness/every-bite-screen.ts';
import { phone } from './harness/profiles.ts';

everyBiteScreen(phone);
