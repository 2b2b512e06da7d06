import { nameFields } from '@teeka/contract/names';
import type { AshaOfArea } from '@teeka/contract/workers';
import { answersFor } from '@teeka/domain/workers';
import type { Context } from '../../../platform/http/handler.ts';
import { numberOfAsha } from '../../../platform/sealing/number-of-asha.ts';
import type { NamedRow } from '../households/queries.ts';
import type { AshaRow } from './queries.ts';

type Visitor = Pick<NamedRow, 'user_id' | 'display_name' | 'role' | 'user_level' | 'is_active' | 'here'>;

/** Who visits a household, and whether the actor answers for her; null where all ASHAs of the village do. */
export function whoVisits(
  { user_id, display_name, role, user_level, is_active, here }: Visitor,
  context: Pick<Context, 'actor'>,
) {
  if (user_id === null || role === null || user_level === null) return null;
  const answered = here && isAnswered({ role, user_level }, context);
  return { user_id, asha_name: display_name ?? '', is_active: is_active ?? false, answered };
}

type By = Pick<Context, 'actor' | 'atRest'>;

/** Whether the actor answers for an ASHA of the own area. */
export const isAnswered = (asha: Pick<AshaRow, 'role' | 'user_level'>, { actor }: Pick<Context, 'actor'>): boolean =>
  answersFor({ role: actor.role, user_level: actor.scope.level }, asha);

/** An ASHA of the area as she travels. */
export const wireAsha = (row: AshaRow, by: By): AshaOfArea => ({
  user_id: row.user_id,
  asha_name: row.display_name,
  user_name: row.user_name,
  ...nameFields('facility_name', row.facility),
  ...nameFields('block_name', row.block),
  mobile: numberOfAsha(row, by),
  is_active: row.is_active,
  last_sign_in: row.last_sign_in_at?.toISOString() ?? null,
  made_at: row.created_at.toISOString(),
  answered: isAnswered(row, by),
  villages: row.villages,
});
