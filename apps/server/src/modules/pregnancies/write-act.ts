import type { Writer } from '../../platform/db/database.ts';
import type { Statement } from '../../platform/db/statement.ts';
import type { Context } from '../../platform/http/handler.ts';
import { guardianStatements, pregnancyStatements, storePersonChanged } from '../beneficiaries/index.ts';
import type { DecidedAct } from './decide-act.ts';
import {
  dropBirths,
  moveBirths,
  storeBirths,
  storeEvent,
  storePregnancy,
  tellOfBirths,
  withdrawPregnancy,
} from './queries.ts';
import { sealEvent } from './sealed/open-events.ts';

/** The visit at a session of which an act is, where it is of one. */
interface Place {
  readonly session_id: string | null;
  readonly case_id: string | null;
}

const nowhere: Place = { session_id: null, case_id: null };

/** An act, the pregnancy as lists know it, and its children. */
export function actStatements(
  decision: DecidedAct,
  { actor, atRest }: Pick<Context, 'actor' | 'atRest'>,
  place = nowhere,
): readonly Statement[] {
  const { act, pregnancy_number, captured_at, woman, row, laterRows } = decision;
  const { droppedBirths, newBirths, movedBirths, followedBirths, reportedChildren, knownChildren } = decision;
  const { beneficiary_id } = woman;
  const { event_id, kind } = act;
  const dropped = droppedBirths.map(({ birth_id }) => birth_id);
  const change = { changed_by: actor.user_id, captured_at, remarks: '' };
  const mother = { guardian_id: beneficiary_id, guardian_name: woman.ben_name };
  return [
    row ? storePregnancy(row) : withdrawPregnancy(beneficiary_id, pregnancy_number),
    ...laterRows.map(storePregnancy),
    storeEvent({
      beneficiary_id,
      event_id,
      pregnancy_number,
      kind,
      facts_sealed: sealEvent(act, atRest),
      ...place,
      captured_at,
      captured_by: actor.user_id,
      role: actor.role,
    }),
    ...(dropped.length > 0 ? [dropBirths(beneficiary_id, pregnancy_number, dropped)] : []),
    ...(movedBirths.length > 0 ? [moveBirths(beneficiary_id, movedBirths)] : []),
    ...(newBirths.length > 0 ? [storeBirths(newBirths.map((birth) => ({ ...birth, beneficiary_id })))] : []),
    ...(followedBirths.length > 0 ? [tellOfBirths(beneficiary_id, followedBirths)] : []),
    ...reportedChildren.map(storePersonChanged),
    ...knownChildren
      .filter(({ guardian_id }) => guardian_id === null)
      .flatMap((child) => guardianStatements(child, mother, change)),
  ];
}

/** What follows for the woman: phones follow what was recorded, whether her own record changes by it or not. */
export function womanStatements(
  { woman, person, captured_at }: DecidedAct,
  { actor }: Pick<Context, 'actor'>,
): readonly Statement[] {
  const changed = pregnancyStatements(woman, person, { by: actor.user_id, captured_at });
  return changed.length > 0 ? changed : [storePersonChanged(woman.beneficiary_id)];
}

/** Stores an act, the pregnancy as lists know it, its children, and what follows for the woman. */
export function writeAct(decision: DecidedAct | undefined, context: Context & { readonly db: Writer }): void {
  if (!decision) return;
  const statements = [...actStatements(decision, context), ...womanStatements(decision, context)];
  for (const statement of statements) context.db.run(statement);
}
