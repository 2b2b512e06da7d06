import type { registration } from '@teeka/contract/beneficiaries/register';
import type { RequestOf } from '@teeka/contract/call';
import type { CivilDate } from '@teeka/domain/calendar';
import { dayOf } from '../../platform/clock/clock.ts';
import type { Item } from '../../platform/outbox/item.ts';

const registers: (typeof registration)['name'] = 'beneficiaries.registration';

/** Whom this phone registered today, newborns with their delivery among them; not who was refused. */
export const registeredToday = (items: readonly Item[], today: CivilDate): readonly string[] =>
  items
    .filter(({ call, state, madeAt }) => call === registers && state !== 'refused' && dayOf(new Date(madeAt)) === today)
    .map(({ input }) => (input as RequestOf<typeof registration>).beneficiary_id);
