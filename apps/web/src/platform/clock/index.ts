export { dayOf, now, timeOf, today, useToday } from './clock.ts';
