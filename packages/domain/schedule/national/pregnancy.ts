import type { ScheduleRow } from '../row.ts';
import { sources } from './sources.ts';

const td = {
  vaccine: 'Td',
  person: 'pregnant_woman',
  programme: 'UIP',
  from: '0d',
  until: 'delivery',
  overdueAfter: '36w',
  route: 'IM',
  site: 'upper-arm',
  volume: '0-5-ml',
  source: sources.td,
} as const;

/** Td in pregnancy: two doses, or one booster soon after the two of an earlier pregnancy. */
export const pregnancy: readonly ScheduleRow[] = [
  {
    ...td,
    code: 'TDPW1',
    previous: [],
    onlyIf: 'td-course-needed',
    apartFrom: { codes: ['TDPWB'], gap: '28d' },
    uncertain: ['apartFrom'],
  },
  { ...td, code: 'TDPW2', previous: ['TDPW1'], gap: '28d', onlyIf: 'td-course-needed' },
  { ...td, code: 'TDPWB', previous: [], onlyIf: 'td-booster-suffices' },
];
