import { childhood } from './national/childhood.ts';
import { infancy } from './national/infancy.ts';
import { pregnancy } from './national/pregnancy.ts';
import { sources } from './national/sources.ts';
import type { Schedule } from './row.ts';

/** India's schedule with the third fractional IPV dose (January 2023) and the HPV programme (February 2026). */
export const nationalSchedule: Schedule = {
  version: 'IN-UIP 2023-01 + HPV 2026-02',
  inForceFrom: '2026-02-28',
  source: sources.hpv,
  rows: [...infancy, ...childhood, ...pregnancy],
  liveGap: '28d',
  tdBoosterWithin: '3y',
};
