import type { VillageChange } from '@teeka/domain/workers';
import type { Writer } from '../../../platform/db/database.ts';
import type { Context } from '../../../platform/http/handler.ts';
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts';
import { giveVillages, storeMappings, takeVillages } from './queries.ts';

/** Villages change hands, and the history of each keeps by whom, when and why. */
export function storeChanges(
  changes: readonly VillageChange[],
  reason: string,
  { actor, db, now }: Pick<Context, 'actor' | 'now'> & { readonly db: Writer },
): void {
  if (changes.length === 0) return;
  const rows = (of: (change: VillageChange) => string | null) =>
    changes.flatMap((change) => {
      const user_id = of(change);
      return user_id === null ? [] : [{ user_id, village_code: change.village_id }];
    });
  db.run(takeVillages(rows(({ from }) => from)));
  db.run(giveVillages(rows(({ to }) => to)));
  db.run(
    storeMappings(
      changes.map(({ village_id, from, to, shared }) => ({
        ...{ mapping_id: uuidV7(), village_code: village_id, from_user: from, to_user: to, shared },
        ...{ mapped_by: actor.user_id, mapped_at: now.instant, reason },
      })),
    ),
  );
}
