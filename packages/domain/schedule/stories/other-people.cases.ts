import { girl } from './infancy.cases.ts';
import type { Stories } from './story.ts';

/** The same girl, in a district where Japanese encephalitis is endemic. */
export const endemic: Stories = {
  title: 'where Japanese encephalitis is endemic',
  source: 'Domain facts 1.1 to 1.4',
  person: { ...girl, jeEndemic: true },
  stories: {
    'JE-1 a day before nine months': '2024-10-07: JE1 upcoming 2024-10-08',
    'JE-1 at nine months': '2024-10-08: JE1 due 2024-10-08',
    'JE-1 on the day of MR-1': '2024-10-08, MR1 2024-10-08: JE1 due 2024-10-08',
    'JE-1 a day after MR-1: live vaccines 28 days apart': '2024-10-09, MR1 2024-10-08: JE1 upcoming 2024-11-05',
    'JE-1 28 days after MR-1': '2024-11-05, MR1 2024-10-08: JE1 due 2024-10-08',
    'MR-1 a day after JE-1': '2024-10-09, JE1 2024-10-08: MR1 upcoming 2024-11-05',
    'JE-1 overdue after a year': '2025-01-09: JE1 overdue 2024-10-08',
    'JE-1 under fifteen': '2039-01-07: JE1 overdue 2024-10-08',
    'JE-1 at fifteen': '2039-01-08: JE1 closed 2039-01-07',
    'JE-2 waits for JE-1': '2025-05-08: JE2 waiting 2025-05-08',
    'JE-2 at sixteen months': '2025-05-08, JE1 2024-10-08: JE2 due 2025-05-08',
    'JE-2 84 days after a late JE-1': '2025-07-23, JE1 2025-05-01: JE2 upcoming 2025-07-24',
    'JE-2 on the day': '2025-07-24, JE1 2025-05-01: JE2 due 2025-07-24',
    'BCG a day after JE-1': '2024-10-09, JE1 2024-10-08: BCG upcoming 2024-11-05',
    'OPV, oral, keeps no distance from MR-1': '2024-10-09, MR1 2024-10-08: OPV1 overdue 2024-02-19',
  },
};

/** A pregnancy whose last menstrual period began on 1 January 2026, nothing documented before. */
export const pregnancy: Stories = {
  title: 'pregnancy',
  source: 'Domain facts 1.1 to 1.4',
  person: { kind: 'pregnant_woman', lmp: '2026-01-01', previousPregnancyTd: [] },
  stories: {
    'Td-1 on the first day': '2026-01-01: TDPW1 due 2026-01-01',
    'Td-1 at 36 weeks': '2026-09-10: TDPW1 due 2026-01-01',
    'Td-1 after 36 weeks: still to be given': '2026-09-11: TDPW1 overdue 2026-01-01',
    'Td-2 waits': '2026-03-01: TDPW2 waiting 2026-01-01',
    'Td-2 at 27 days': '2026-03-28, TDPW1 2026-03-01: TDPW2 upcoming 2026-03-29',
    'Td-2 at 28 days': '2026-03-29, TDPW1 2026-03-01: TDPW2 due 2026-03-29',
    'Td-2 given after 27 days is repeated': '2026-04-01, TDPW1 2026-03-01, TDPW2 2026-03-28: TDPW2 due 2026-03-29',
    'a booster without two documented doses': '2026-03-01: TDPWB not-applicable -',
    'given all the same it does not count': '2026-05-01, TDPWB 2026-03-01: TDPW1 due 2026-03-29',
  },
};
