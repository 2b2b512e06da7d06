import type { ScheduleRow } from '../row.ts';
import { sources } from './sources.ts';

const covid = {
  person: 'adult',
  programme: 'COVID-19',
  until: 'never',
  column: '18y',
  route: 'IM',
  site: 'upper-arm',
  volume: '0-5-ml',
  source: sources.precaution,
} as const;
const course = { ...covid, vaccine: 'COVID19', from: '0d', previous: [], recordedOnly: true } as const;

/**
 * The precaution dose against COVID-19, and the course from whose last dose it counts: that was given years ago and
 * elsewhere, and is asked for by no gap.
 */
export const precaution: readonly ScheduleRow[] = [
  { ...course, code: 'COV1' },
  { ...course, code: 'COV2' },
  {
    ...covid,
    code: 'COVP',
    vaccine: 'COVID19P',
    onlyIf: 'health-worker',
    from: '18y',
    previous: ['COV1', 'COV2'],
    gap: '182d',
    uncertain: ['from'],
  },
];
