import type { ScheduleRow } from '../row.ts';
import { sources } from './sources.ts';

const { nis, je, vitaminA, delayed, td, hpv } = sources;
const child = { person: 'child', programme: 'UIP' } as const;

const mr = {
  ...child,
  vaccine: 'MR',
  route: 'SC',
  site: 'right-upper-arm',
  volume: '0-5-ml',
  until: '5y',
  live: true,
  source: nis,
} as const;
const japanese = {
  ...child,
  vaccine: 'JE',
  route: 'je',
  site: 'je',
  volume: '0-5-ml',
  until: '15y',
  onlyIf: 'je-endemic-district',
  live: true,
  source: je,
} as const;
const vitA = {
  ...child,
  vaccine: 'VitA',
  route: 'oral',
  site: 'mouth',
  until: '5y',
  source: vitaminA,
  sinceAny: '4m',
  uncertain: ['sinceAny'],
} as const;
const dpt = { ...child, vaccine: 'DPT', route: 'IM', site: 'mid-thigh', volume: '0-5-ml', until: '7y' } as const;
const catchUp = { ...dpt, from: '1y', onlyIf: 'no-pentavalent-in-first-year', source: delayed } as const;
const tetanus = {
  ...child,
  vaccine: 'Td',
  route: 'IM',
  site: 'upper-arm',
  volume: '0-5-ml',
  previous: [],
  onlyIf: 'not-pregnant',
} as const;

const laterVitaminA = [3, 4, 5, 6, 7, 8, 9].map(
  (n): ScheduleRow => ({
    ...vitA,
    code: `VITA${n}`,
    from: '16m',
    previous: [`VITA${n - 1}`],
    gap: '6m',
    volume: 'vitamin-a-2-ml',
    overdueAfter: { sinceDue: '3m' },
    column: '24m',
  }),
);

/** Doses from nine months to sixteen years. */
export const childhood: readonly ScheduleRow[] = [
  { ...mr, code: 'MR1', from: '9m', previous: [], overdueAfter: '12m' },
  { ...japanese, code: 'JE1', from: '9m', previous: [], overdueAfter: '12m' },
  { ...vitA, code: 'VITA1', from: '9m', previous: [], volume: 'vitamin-a-1-ml', overdueAfter: '12m' },
  { ...mr, code: 'MR2', from: '16m', previous: ['MR1'], gap: '28d', overdueAfter: '24m' },
  { ...japanese, code: 'JE2', from: '16m', previous: ['JE1'], gap: '84d', overdueAfter: '24m', uncertain: ['gap'] },
  {
    ...catchUp,
    code: 'DPT1',
    previous: [],
    apartFrom: { codes: ['PENTA1', 'PENTA2', 'PENTA3'], gap: '28d' },
    uncertain: ['apartFrom'],
  },
  { ...catchUp, code: 'DPT2', previous: ['DPT1'], gap: '28d' },
  { ...catchUp, code: 'DPT3', previous: ['DPT2'], gap: '28d' },
  { ...dpt, code: 'DPTB1', from: '16m', previous: ['PENTA3', 'DPT3'], gap: '6m', overdueAfter: '24m', source: nis },
  {
    ...child,
    vaccine: 'bOPV',
    route: 'oral',
    site: 'mouth',
    volume: '2-drops',
    code: 'OPVB',
    from: '16m',
    until: '5y',
    previous: ['OPV3'],
    gap: '6m',
    overdueAfter: '24m',
    source: nis,
    uncertain: ['gap'],
  },
  {
    ...dpt,
    code: 'DPTB2',
    site: 'upper-arm',
    from: '5y',
    previous: ['DPTB1'],
    gap: '6m',
    overdueAfter: '6y',
    source: nis,
    uncertain: ['gap'],
  },
  {
    ...vitA,
    code: 'VITA2',
    from: '16m',
    previous: ['VITA1'],
    gap: '6m',
    volume: 'vitamin-a-2-ml',
    overdueAfter: '24m',
  },
  ...laterVitaminA,
  { ...tetanus, code: 'TD10', from: '10y', until: '16y', overdueAfter: '11y', source: td, uncertain: ['until'] },
  {
    ...child,
    code: 'HPV1',
    vaccine: 'HPV',
    programme: 'HPV',
    sex: 'F',
    from: '14y',
    until: '15y',
    previous: [],
    validFrom: '2026-02-28',
    launchGrace: '90d',
    route: 'IM',
    site: 'left-upper-arm',
    volume: '0-5-ml',
    source: hpv,
  },
  { ...tetanus, code: 'TD16', from: '16y', until: '18y', overdueAfter: '17y', source: td, uncertain: ['until'] },
];
