import type { ScheduleCase } from './infancy.cases.ts';

/** The same girl, in a district where Japanese encephalitis is endemic. */
export const endemicCases: readonly ScheduleCase[] = [
  ['JE-1 a day before nine months', 'JE1', '2024-10-07', '', 'upcoming 2024-10-08'],
  ['JE-1 at nine months', 'JE1', '2024-10-08', '', 'due 2024-10-08'],
  ['JE-1 on the day of MR-1', 'JE1', '2024-10-08', 'MR1 2024-10-08', 'due 2024-10-08'],
  ['JE-1 a day after MR-1: live vaccines 28 days apart', 'JE1', '2024-10-09', 'MR1 2024-10-08', 'upcoming 2024-11-05'],
  ['JE-1 28 days after MR-1', 'JE1', '2024-11-05', 'MR1 2024-10-08', 'due 2024-10-08'],
  ['MR-1 a day after JE-1', 'MR1', '2024-10-09', 'JE1 2024-10-08', 'upcoming 2024-11-05'],
  ['JE-1 overdue after a year', 'JE1', '2025-01-09', '', 'overdue 2024-10-08'],
  ['JE-1 under fifteen', 'JE1', '2039-01-07', '', 'overdue 2024-10-08'],
  ['JE-1 at fifteen', 'JE1', '2039-01-08', '', 'closed 2039-01-07'],
  ['JE-2 waits for JE-1', 'JE2', '2025-05-08', '', 'waiting 2025-05-08'],
  ['JE-2 at sixteen months', 'JE2', '2025-05-08', 'JE1 2024-10-08', 'due 2025-05-08'],
  ['JE-2 84 days after a late JE-1', 'JE2', '2025-07-23', 'JE1 2025-05-01', 'upcoming 2025-07-24'],
  ['JE-2 on the day', 'JE2', '2025-07-24', 'JE1 2025-05-01', 'due 2025-07-24'],
  ['BCG a day after JE-1', 'BCG', '2024-10-09', 'JE1 2024-10-08', 'upcoming 2024-11-05'],
  ['OPV, oral, keeps no distance from MR-1', 'OPV1', '2024-10-09', 'MR1 2024-10-08', 'overdue 2024-02-19'],
];

/** A pregnancy whose last menstrual period began on 1 January 2026, nothing documented before. */
export const pregnancyCases: readonly ScheduleCase[] = [
  ['Td-1 on the first day', 'TDPW1', '2026-01-01', '', 'due 2026-01-01'],
  ['Td-1 at 36 weeks', 'TDPW1', '2026-09-10', '', 'due 2026-01-01'],
  ['Td-1 after 36 weeks: still to be given', 'TDPW1', '2026-09-11', '', 'overdue 2026-01-01'],
  ['Td-2 waits', 'TDPW2', '2026-03-01', '', 'waiting 2026-01-01'],
  ['Td-2 at 27 days', 'TDPW2', '2026-03-28', 'TDPW1 2026-03-01', 'upcoming 2026-03-29'],
  ['Td-2 at 28 days', 'TDPW2', '2026-03-29', 'TDPW1 2026-03-01', 'due 2026-03-29'],
  [
    'Td-2 given after 27 days is repeated',
    'TDPW2',
    '2026-04-01',
    'TDPW1 2026-03-01, TDPW2 2026-03-28',
    'due 2026-03-29',
  ],
  ['a booster without two documented doses', 'TDPWB', '2026-03-01', '', 'not-applicable -'],
  ['given all the same it does not count', 'TDPW1', '2026-05-01', 'TDPWB 2026-03-01', 'due 2026-03-29'],
];
