import { everyWay } from './harness/every-way.ts';
import { desktop } from './harness/profiles.ts';

everyWay(desktop);
