import type { HouseholdChange, VillageChange } from '@teeka/domain/workers';
import type { Writer } from '../../../platform/db/database.ts';
import type { Context } from '../../../platform/http/handler.ts';
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts';
import { handHouseholds, loseHouseholds } from '../households/queries.ts';
import { giveVillages, storeMappings, takeVillages } from './queries.ts';

type By = Pick<Context, 'actor' | 'now'> & { readonly db: Writer };

const keptBy = ({ actor, now }: By, reason: string) => ({
  mapping_id: uuidV7(),
  mapped_by: actor.user_id,
  mapped_at: now.instant,
  reason,
});

/** Villages change hands, households of whoever loses one with them; the history of each keeps by whom, when and why. */
export function storeChanges(changes: readonly VillageChange[], reason: string, by: By): void {
  const { db } = by;
  if (changes.length === 0) return;
  const rows = (of: (change: VillageChange) => string | null) =>
    changes.flatMap((change) => {
      const user_id = of(change);
      return user_id === null ? [] : [{ user_id, village_code: change.village_id }];
    });
  const lost = rows(({ from }) => from);
  // The history counts the households while they are hers.
  db.run(
    storeMappings(
      changes.map(({ village_id, from, to, shared }) => ({
        ...{ village_code: village_id, beneficiary_id: null, from_user: from, to_user: to, shared },
        ...keptBy(by, reason),
      })),
    ),
  );
  db.run(loseHouseholds(lost));
  db.run(takeVillages(lost));
  db.run(giveVillages(rows(({ to }) => to)));
}

/** Households change hands, with a line of history each. */
export function storeHouseholds(changes: readonly HouseholdChange[], reason: string, by: By): void {
  if (changes.length === 0) return;
  by.db.run(handHouseholds(changes.map(({ beneficiary_id, to }) => ({ beneficiary_id, asha_id: to }))));
  by.db.run(
    storeMappings(
      changes.map(({ beneficiary_id, village_id, from, to }) => ({
        ...{ village_code: village_id, beneficiary_id, from_user: from, to_user: to, shared: false },
        ...keptBy(by, reason),
      })),
    ),
  );
}
