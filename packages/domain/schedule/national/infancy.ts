import type { ScheduleRow } from '../row.ts';
import { sources } from './sources.ts';

const { birth, nis, start, fipv3 } = sources;
const child = { person: 'child', programme: 'UIP' } as const;
const oral = { ...child, route: 'oral', site: 'mouth' } as const;

const bcg = { ...child, vaccine: 'BCG', route: 'ID', site: 'left-upper-arm', volume: 'bcg', live: true } as const;
const hepB = { ...child, vaccine: 'HepB', route: 'IM', site: 'mid-thigh', volume: '0-5-ml' } as const;
const opv = { ...oral, vaccine: 'bOPV', volume: '2-drops', until: '5y', source: nis } as const;
const penta = {
  ...child,
  vaccine: 'Penta',
  route: 'IM',
  site: 'left-mid-thigh',
  volume: '0-5-ml',
  startUnder: '1y',
  source: start,
} as const;
const rota = { ...oral, vaccine: 'RVV', volume: 'rotavirus', startUnder: '1y', source: start } as const;
const fipv = { ...child, vaccine: 'fIPV', route: 'ID', volume: '0-1-ml', startUnder: '1y', source: start } as const;
const pcv = {
  ...child,
  vaccine: 'PCV',
  route: 'IM',
  site: 'right-mid-thigh',
  volume: '0-5-ml',
  startUnder: '1y',
  source: start,
} as const;
const right = { site: 'right-upper-arm' } as const;
const left = { site: 'left-upper-arm' } as const;

/** Doses from birth to 14 weeks, and the series begun there. `until` is the first age without the dose. */
export const infancy: readonly ScheduleRow[] = [
  { ...bcg, code: 'BCG', from: '0d', until: '1y', previous: [], overdueAfter: '7d', source: birth },
  { ...hepB, code: 'HEPB0', from: '0d', until: '2d', previous: [], overdueAfter: '1d', source: birth },
  { ...opv, code: 'OPV0', from: '0d', until: '16d', previous: [], overdueAfter: '15d', source: birth },
  { ...opv, code: 'OPV1', from: '6w', previous: [], overdueAfter: '10w' },
  { ...penta, code: 'PENTA1', from: '6w', until: '1y', previous: [], overdueAfter: '10w' },
  { ...rota, code: 'RVV1', from: '6w', until: '1y', previous: [], overdueAfter: '10w' },
  { ...opv, code: 'OPV2', from: '10w', previous: ['OPV1'], gap: '28d', overdueAfter: '14w' },
  {
    ...penta,
    code: 'PENTA2',
    from: '10w',
    until: '2y',
    previous: ['PENTA1'],
    gap: '28d',
    overdueAfter: '14w',
    uncertain: ['until'],
  },
  { ...rota, code: 'RVV2', from: '10w', until: '2y', previous: ['RVV1'], gap: '28d', overdueAfter: '14w' },
  { ...opv, code: 'OPV3', from: '14w', previous: ['OPV2'], gap: '28d', overdueAfter: '18w' },
  {
    ...penta,
    code: 'PENTA3',
    from: '14w',
    until: '2y',
    previous: ['PENTA2'],
    gap: '28d',
    overdueAfter: '18w',
    uncertain: ['until'],
  },
  { ...rota, code: 'RVV3', from: '14w', until: '2y', previous: ['RVV2'], gap: '28d', overdueAfter: '18w' },
  { ...fipv, ...right, code: 'FIPV1', from: '6w', until: '1y', previous: [], overdueAfter: '10w' },
  {
    ...fipv,
    ...right,
    code: 'FIPV2',
    from: '14w',
    until: '2y',
    previous: ['FIPV1'],
    gap: '56d',
    overdueAfter: '18w',
    uncertain: ['gap'],
  },
  {
    ...fipv,
    ...left,
    code: 'FIPV3',
    from: '9m',
    until: '2y',
    previous: ['FIPV2'],
    gap: '56d',
    overdueAfter: '12m',
    validFrom: '2023-01-01',
    notCalledBackAfter: 'MR1',
    source: fipv3,
    uncertain: ['gap'],
  },
  { ...pcv, code: 'PCV1', from: '6w', until: '1y', previous: [], overdueAfter: '10w' },
  { ...pcv, code: 'PCV2', from: '14w', until: '2y', previous: ['PCV1'], gap: '56d', overdueAfter: '18w' },
  { ...pcv, code: 'PCVB', from: '9m', until: '2y', previous: ['PCV2'], gap: '56d', overdueAfter: '12m' },
];
