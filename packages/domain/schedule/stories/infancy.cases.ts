import type { Stories } from './story.ts';

/** Six weeks are on 19/02/2024, ten on 18/03, fourteen on 15/04, nine months on 08/10, sixteen months on 08/05/2025. */
export const girl = { kind: 'child', dob: '2024-01-08', sex: 'F', jeEndemic: false } as const;

/** A girl born on Monday, 8 January 2024, in a district without Japanese encephalitis. */
export const infancy: Stories = {
  title: 'the first year',
  source: 'Domain facts 1.1 to 1.4',
  person: girl,
  stories: {
    'BCG on the day of birth': '2024-01-08: BCG due 2024-01-08',
    'BCG a week later: not overdue yet': '2024-01-15: BCG due 2024-01-08',
    'BCG after a week: overdue': '2024-01-16: BCG overdue 2024-01-08',
    'BCG on the last day under one year': '2025-01-07: BCG overdue 2024-01-08',
    'BCG on the first birthday: too old': '2025-01-08: BCG closed 2025-01-07',
    'BCG given on its first birthday all the same: recorded, and it counts':
      '2025-02-01, BCG 2025-01-08: BCG given 2025-01-08',
    'Hepatitis B on the day after birth: 24 hours kept as two dates': '2024-01-09: HEPB0 due 2024-01-08',
    'Hepatitis B two days after birth': '2024-01-10: HEPB0 closed 2024-01-09',
    'Hepatitis B given late counts: it was given': '2024-02-01, HEPB0 2024-01-12: HEPB0 given 2024-01-12',
    'OPV-0 on day 15, the last one': '2024-01-23: OPV0 due 2024-01-08',
    'OPV-0 on day 16': '2024-01-24: OPV0 closed 2024-01-23',
    'OPV-1 on day 41': '2024-02-18: OPV1 upcoming 2024-02-19',
    'OPV-1 on day 42': '2024-02-19: OPV1 due 2024-02-19',
    'OPV-1 without OPV-0: they do not depend on each other': '2024-03-01: OPV1 due 2024-02-19',
    'OPV-1 at ten weeks: the last day in time': '2024-03-18: OPV1 due 2024-02-19',
    'OPV-1 after ten weeks': '2024-03-19: OPV1 overdue 2024-02-19',
    'OPV-1 at four years and 364 days': '2029-01-07: OPV1 overdue 2024-02-19',
    'OPV-1 on the fifth birthday': '2029-01-08: OPV1 closed 2029-01-07',
    'OPV-2 before OPV-1': '2024-03-18: OPV2 waiting 2024-03-18',
    'OPV-2 at nine weeks and six days': '2024-03-17, OPV1 2024-02-19: OPV2 upcoming 2024-03-18',
    'OPV-2 at ten weeks': '2024-03-18, OPV1 2024-02-19: OPV2 due 2024-03-18',
    'OPV-2 after a late OPV-1: 28 days, not ten weeks': '2024-03-28, OPV1 2024-03-01: OPV2 upcoming 2024-03-29',
    'OPV-2 28 days after a late OPV-1': '2024-03-29, OPV1 2024-03-01: OPV2 due 2024-03-29',
    'OPV-3 waits for OPV-2': '2024-04-15, OPV1 2024-02-19: OPV3 waiting 2024-04-15',
    'OPV-3 at fourteen weeks': '2024-04-15, OPV1 2024-02-19, OPV2 2024-03-18: OPV3 due 2024-04-15',
    'OPV-3 28 days after a late OPV-2': '2024-05-01, OPV1 2024-03-05, OPV2 2024-04-10: OPV3 upcoming 2024-05-08',
    'OPV-3 at three years: a series is never restarted':
      '2027-03-01, OPV1 2024-02-19, OPV2 2024-03-18: OPV3 overdue 2024-04-15',
    'OPV booster at sixteen months':
      '2025-05-08, OPV1 2024-02-19, OPV2 2024-03-18, OPV3 2024-04-15: OPVB due 2025-05-08',
    'OPV booster a day before':
      '2025-05-07, OPV1 2024-02-19, OPV2 2024-03-18, OPV3 2024-04-15: OPVB upcoming 2025-05-08',
    'OPV booster six months after a late OPV-3':
      '2025-08-30, OPV1 2024-02-19, OPV2 2024-03-18, OPV3 2025-03-01: OPVB upcoming 2025-09-01',
    'OPV booster: six months are over':
      '2025-09-01, OPV1 2024-02-19, OPV2 2024-03-18, OPV3 2025-03-01: OPVB due 2025-09-01',
    'OPV booster on the fifth birthday':
      '2029-01-08, OPV1 2024-02-19, OPV2 2024-03-18, OPV3 2024-04-15: OPVB closed 2029-01-07',
    'Pentavalent-1 on day 41': '2024-02-18: PENTA1 upcoming 2024-02-19',
    'Pentavalent-1 on day 42': '2024-02-19: PENTA1 due 2024-02-19',
    'Pentavalent-1 on the last day under one year': '2025-01-07: PENTA1 overdue 2024-02-19',
    'Pentavalent-1 on the first birthday: DPT takes its place': '2025-01-08: PENTA1 closed 2025-01-07',
    'Pentavalent-2 at 27 days': '2024-04-12, PENTA1 2024-03-16: PENTA2 upcoming 2024-04-13',
    'Pentavalent-2 at 28 days': '2024-04-13, PENTA1 2024-03-16: PENTA2 due 2024-04-13',
    'Pentavalent-2 after one year: a series begun in time goes on':
      '2025-03-01, PENTA1 2024-12-01: PENTA2 overdue 2024-12-29',
    'Pentavalent-2 on the last day under two years': '2026-01-07, PENTA1 2024-12-01: PENTA2 overdue 2024-12-29',
    'Pentavalent-2 on the second birthday': '2026-01-08, PENTA1 2024-12-01: PENTA2 closed 2026-01-07',
    'Pentavalent-2 when Pentavalent-1 was never begun': '2025-03-01: PENTA2 closed 2026-01-07',
    'Pentavalent-3 waits': '2024-04-15, PENTA1 2024-02-19: PENTA3 waiting 2024-04-15',
    'Pentavalent-3 in time': '2024-04-15, PENTA1 2024-02-19, PENTA2 2024-03-18: PENTA3 due 2024-04-15',
    'Pentavalent-3 overdue after eighteen weeks':
      '2024-05-14, PENTA1 2024-02-19, PENTA2 2024-03-18: PENTA3 overdue 2024-04-15',
    'Pentavalent-3 on the day after eighteen weeks less one':
      '2024-05-13, PENTA1 2024-02-19, PENTA2 2024-03-18: PENTA3 due 2024-04-15',
    'Pentavalent-1 too early has to be repeated': '2024-02-19, PENTA1 2024-02-17: PENTA1 due 2024-02-19',
    'rotavirus on day 42': '2024-02-19: RVV1 due 2024-02-19',
    'rotavirus never begun after one year': '2025-01-08: RVV1 closed 2025-01-07',
    'rotavirus-2 at ten weeks': '2024-03-18, RVV1 2024-02-19: RVV2 due 2024-03-18',
    'rotavirus-2 at 13 months, begun in time': '2025-02-08, RVV1 2024-12-20: RVV2 overdue 2025-01-17',
    'rotavirus-3 on the second birthday': '2026-01-08, RVV1 2024-02-19, RVV2 2024-03-18: RVV3 closed 2026-01-07',
    'fIPV-1 on day 42': '2024-02-19: FIPV1 due 2024-02-19',
    'fIPV-1 is never begun after one year': '2025-01-08: FIPV1 closed 2025-01-07',
    'fIPV-2 at fourteen weeks': '2024-04-15, FIPV1 2024-02-19: FIPV2 due 2024-04-15',
    'fIPV-2 at ten weeks: it belongs to fourteen': '2024-03-18, FIPV1 2024-02-19: FIPV2 upcoming 2024-04-15',
    'fIPV-2 55 days after a late fIPV-1': '2024-04-25, FIPV1 2024-03-01: FIPV2 upcoming 2024-04-26',
    'fIPV-2 56 days after a late fIPV-1': '2024-04-26, FIPV1 2024-03-01: FIPV2 due 2024-04-26',
    'fIPV-3 at nine months': '2024-10-08, FIPV1 2024-02-19, FIPV2 2024-04-15: FIPV3 due 2024-10-08',
    'fIPV-3 after a late fIPV-2': '2024-10-08, FIPV1 2024-02-19, FIPV2 2024-09-01: FIPV3 upcoming 2024-10-27',
    'fIPV-3 waits for fIPV-2': '2024-10-08, FIPV1 2024-02-19: FIPV3 waiting 2024-10-08',
    'PCV-1 on day 42': '2024-02-19: PCV1 due 2024-02-19',
    'PCV-2 at fourteen weeks': '2024-04-15, PCV1 2024-02-19: PCV2 due 2024-04-15',
    'PCV-2 55 days after a late PCV-1': '2024-05-25, PCV1 2024-04-01: PCV2 upcoming 2024-05-27',
    'PCV booster at nine months': '2024-10-08, PCV1 2024-02-19, PCV2 2024-04-15: PCVB due 2024-10-08',
    'PCV booster overdue after twelve months': '2025-01-09, PCV1 2024-02-19, PCV2 2024-04-15: PCVB overdue 2024-10-08',
    'PCV booster on the second birthday': '2026-01-08, PCV1 2024-02-19, PCV2 2024-04-15: PCVB closed 2026-01-07',
    'PCV booster when the series was begun too late':
      '2025-06-01, PCV1 2025-01-08, PCV2 2025-03-05: PCVB closed 2026-01-07',
  },
};
