import { everyBiteScreen } from './harness/every-bite-screen.ts';
import { desktop } from './harness/profiles.ts';

everyBiteScreen(desktop);
