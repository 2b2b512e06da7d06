import { everyWay } from './harness/every-way.ts';
import { phone } from './harness/profiles.ts';

everyWay(phone);
