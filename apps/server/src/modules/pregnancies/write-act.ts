import { textIn } from '@teeka/domain/pregnancy';
import type { Writer } from '../../platform/db/database.ts';
import type { Context } from '../../platform/http/handler.ts';
import { pregnancyStatements, storePersonChanged } from '../beneficiaries/index.ts';
import type { DecidedAct } from './decide-act.ts';
import { dropBirths, moveBirths, storeBirths, storeEvent, storePregnancy, withdrawPregnancy } from './queries.ts';
import { sealEvent } from './sealed/open-events.ts';

/** Stores an act, the pregnancy as lists know it, its children, and what follows for the woman. */
export function writeAct(
  decision: DecidedAct | undefined,
  { actor, atRest, db }: Context & { readonly db: Writer },
): void {
  if (!decision) return;
  const { act, pregnancy_number, captured_at, woman, row, person, withdrawnDelivery, movedBirths } = decision;
  const { beneficiary_id } = woman;
  const { event_id, kind, births } = act;
  db.run(row ? storePregnancy(row) : withdrawPregnancy(beneficiary_id, pregnancy_number));
  db.run(
    storeEvent({
      beneficiary_id,
      event_id,
      pregnancy_number,
      kind,
      facts_sealed: sealEvent(act, atRest),
      session_id: null,
      case_id: null,
      captured_at,
      captured_by: actor.user_id,
      role: actor.role,
    }),
  );
  if (withdrawnDelivery !== undefined) db.run(dropBirths(beneficiary_id, withdrawnDelivery));
  if (movedBirths.length > 0) db.run(moveBirths(beneficiary_id, movedBirths));
  const rows = births.map(({ birth_id, child_id, facts }) => ({
    beneficiary_id,
    event_id,
    birth_id,
    child_id,
    born_on: textIn(facts, 'born_on'),
  }));
  if (rows.length > 0) db.run(storeBirths(rows));
  const changed = pregnancyStatements(woman, person, { by: actor.user_id, captured_at });
  // Phones follow what was recorded, whether the person's own record changes by it or not.
  for (const statement of changed.length > 0 ? changed : [storePersonChanged(beneficiary_id)]) db.run(statement);
}
