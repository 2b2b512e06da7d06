import { venomCategory } from '@teeka/domain/sessions';
import { late } from '../../../ui/late/late.tsx';
import { flowOf } from '../visit/flow.tsx';

export const scheduleFlow = late(async () => ({ default: flowOf((await import('./schedule/care.ts')).schedule) }));

/** What a session gives, by its category; any other gives the national schedule. */
export const flows: ReadonlyMap<string, typeof scheduleFlow> = new Map([
  [venomCategory, late(async () => ({ default: flowOf((await import('./bites/care.ts')).bites) }))],
]);
