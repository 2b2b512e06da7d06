import { sources } from './national/sources.ts';
import { nationalSchedule } from './national-schedule.ts';
import type { Schedule } from './row.ts';

/** The rows of the schedule as they stand today, without doses that had not come into the programme. */
const rowsWithout = (...codes: readonly string[]) =>
  nationalSchedule.rows.filter(({ code, programme }) => !codes.includes(code) && programme !== 'COVID-19');

/** India's schedule with the third fractional IPV dose (January 2023) and the HPV programme (February 2026). */
export const scheduleWithHpv: Schedule = {
  ...nationalSchedule,
  version: 'IN-UIP 2023-01 + HPV 2026-02',
  inForceFrom: '2026-02-28',
  source: sources.hpv,
  rows: rowsWithout(),
};

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
