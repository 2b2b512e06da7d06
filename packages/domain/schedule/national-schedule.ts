import { childhood } from './national/childhood.ts';
import { infancy } from './national/infancy.ts';
import { precaution } from './national/precaution.ts';
import { pregnancy } from './national/pregnancy.ts';
import { sources } from './national/sources.ts';
import type { Schedule } from './row.ts';

/** India's schedule with the HPV programme, and what a state may switch on beside it: the precaution dose against COVID-19. */
export const nationalSchedule: Schedule = {
  version: 'IN-UIP 2023-01 + HPV 2026-02 + COVID-19',
  inForceFrom: '2026-11-26',
  source: sources.precaution,
  rows: [...infancy, ...childhood, ...pregnancy, ...precaution],
  liveGap: '28d',
  tdBoosterWithin: '3y',
};
