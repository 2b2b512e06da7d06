export { dayOf, now, timeOf, today, useTimeOfDay, useToday } from './clock.ts';
