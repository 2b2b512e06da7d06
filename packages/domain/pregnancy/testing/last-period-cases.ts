import {
  abortedOn,
  atTerm,
  deliveredOn,
  diedOn,
  early,
  lostOn,
  type OrderCase,
  putRight,
  referredOn,
  visitOn,
} from './order-case.ts';
import { actOf, besideOf, lmp, officer, pregnancyOf, type Step, today } from './stories.ts';

const corrects = (day: string, facts = {}) => actOf('lmp-date', { lmp_date: day, ...facts });
const twoVisits = [visitOn('2026-09-10'), visitOn('2026-10-10')];
const byOfficer = (before: readonly Step[]) => early(before, { recorder: officer });
const termByOfficer = (before: readonly Step[]) => atTerm(before, { recorder: officer });
/** Registered on the first of October, the pregnancy before as it was said then. */
const endedBefore = (last_ended_on: string): Step => ({ kind: 'changed', facts: { last_ended_on } });

/** The last period put right by whoever answers for the place, whatever was recorded since. */
export const lastPeriodCases: readonly OrderCase[] = [
  ['after two visits', corrects('2026-08-05'), [], byOfficer(twoVisits)],
  ['by the ANM who registered her', corrects('2026-08-05'), ['BENPRE0013 lmp_date'], early(twoVisits)],
  ['by an ANM before any visit: that is a change', corrects('2026-08-05'), ['BENPRE0013 lmp_date'], early()],
  ['for no reason', corrects('2026-08-05', { reason: '' }), ['BENPRE0010 reason'], byOfficer(twoVisits)],
  ['without a day', corrects(''), ['BENPRE0010 lmp_date'], byOfficer(twoVisits)],
  ['what a registration says besides', corrects(lmp, { rch_id: '12' }), ['REQVAL0002 rch_id'], byOfficer([])],
  ['of no pregnancy', corrects(lmp), ['BENPRE0007 pregnancy_number'], { pregnancy: undefined, recorder: officer }],
  ['to the day before the first visit', corrects('2026-09-09'), [], byOfficer(twoVisits)],
  ['to the day of the first visit', corrects('2026-09-10'), ['FLDVAL0019 lmp_date'], byOfficer(twoVisits)],
  [
    'five months too late: the visits are ten months after it at most',
    corrects('2026-03-14'),
    [],
    byOfficer(twoVisits),
  ],
  [
    'so early that the last visit is no visit of this pregnancy',
    corrects('2025-12-08'),
    ['FLDVAL0018 lmp_date'],
    byOfficer(twoVisits),
  ],
  ['to the day on which she was registered', corrects('2026-10-01'), [], byOfficer([])],
  ['past the day on which she was registered', corrects('2026-10-02'), ['FLDVAL0019 lmp_date'], byOfficer([])],
  ['a year before she was registered', corrects('2025-09-30'), ['FLDVAL0018 lmp_date'], byOfficer([])],
  ['past a referral', corrects('2026-09-02'), ['FLDVAL0019 lmp_date'], byOfficer([referredOn('2026-09-01')])],
  ['a month after the pregnancy before', corrects('2026-08-01'), [], byOfficer([endedBefore('2026-07-01')])],
  [
    'less than a month after the pregnancy before',
    corrects('2026-07-31'),
    ['FLDVAL0018 lmp_date'],
    byOfficer([endedBefore('2026-07-01')]),
  ],
  [
    'after the last day of a longer month: the first of March',
    corrects('2026-02-28'),
    ['FLDVAL0018 lmp_date'],
    byOfficer([endedBefore('2026-01-31')]),
  ],
  ['the first of March itself', corrects('2026-03-01'), [], byOfficer([endedBefore('2026-01-31')])],
  [
    'into the time of the pregnancy before',
    corrects('2026-06-30'),
    ['FLDVAL0018 lmp_date'],
    {
      pregnancy: pregnancyOf([], lmp, 2),
      others: [pregnancyOf([abortedOn('2026-07-01')], '2026-04-01', 1)],
      recorder: officer,
    },
  ],
  [
    'of an earlier one, into the next',
    corrects('2026-07-08'),
    ['FLDVAL0019 lmp_date'],
    {
      pregnancy: pregnancyOf([lostOn('2026-10-01')], '2026-03-01', 1),
      others: [pregnancyOf([], lmp, 2)],
      recorder: officer,
    },
  ],
  ['after the delivery', corrects('2026-02-01'), [], termByOfficer([deliveredOn(today)])],
  [
    'so early that the child was born past its time',
    corrects('2026-01-23'),
    ['FLDVAL0018 lmp_date'],
    termByOfficer([deliveredOn(today)]),
  ],
  [
    'so early that an abortion was a delivery',
    corrects('2026-06-02'),
    ['FLDVAL0018 lmp_date'],
    byOfficer([abortedOn('2026-10-28')]),
  ],
  [
    'of a woman who died since: her weeks are asked about then',
    corrects('2026-08-05'),
    [],
    {
      ...byOfficer([diedOn('2026-11-20')]),
      woman: { ...besideOf().woman, deceased_on: '2026-11-20' },
    },
  ],
  [
    'so that she was fifty',
    corrects('2026-08-12'),
    ['BENPRE0009 lmp_date'],
    {
      pregnancy: pregnancyOf([], '2026-08-05'),
      woman: { ...besideOf().woman, born: '1976-08-12' },
      recorder: officer,
    },
  ],
  ['twice', corrects('2026-08-02'), [], byOfficer([putRight('2026-08-05')])],
];
