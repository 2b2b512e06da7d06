import { sources } from './national/sources.ts';
import { nationalSchedule } from './national-schedule.ts';
import type { Schedule } from './row.ts';

/** The rows of the schedule as they stand today, without doses that had not come into the programme. */
const rowsWithout = (...codes: readonly string[]) => nationalSchedule.rows.filter((row) => !codes.includes(row.code));

/** India's schedule from January 2023 to the launch of the HPV programme on 28 February 2026. */
export const scheduleOf2023: Schedule = {
  ...nationalSchedule,
  version: 'IN-UIP 2023-01',
  inForceFrom: '2023-01-01',
  source: sources.fipv3,
  rows: rowsWithout('HPV1'),
};

/** India's schedule until December 2022: two fractional IPV doses, no HPV. */
export const scheduleBefore2023: Schedule = {
  version: 'IN-UIP 2022-12',
  source: sources.before2023,
  rows: rowsWithout('HPV1', 'FIPV3'),
  liveGap: nationalSchedule.liveGap,
  tdBoosterWithin: nationalSchedule.tdBoosterWithin,
};
