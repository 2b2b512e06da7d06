import type { Refusals } from '../refusal/index.ts';
import { onePerPath } from './one-per-path.ts';
import { type EditedFieldName, fieldRow, type PersonValues, ruleNames } from './person-fields.ts';
import { type PersonFacts, refusalsByRules, refusalsOfField } from './person-rules.ts';

/** What the rules of an edit need besides the record. */
export interface EditFacts extends Omit<PersonFacts, 'specialSession'> {
  readonly beneficiary_id: string;
  readonly read_out: boolean;
  readonly deceased: boolean;
  /** A health account is linked: the address on the record is the account's. */
  readonly abhaLinked: boolean;
}

/**
 * Of what an edit leaves as it was, is this refused all the same? An ID that stays is not known in clear to the phone:
 * only its kind is judged, where there is one. A weight is judged anew with the type that allows it.
 */
function isJudged(path: string | undefined, person: PersonValues, changed: readonly EditedFieldName[]): boolean {
  if (path === 'photo_id_number' || path === 'photo_id_type')
    return changed.includes('photo_id_number') || (path === 'photo_id_type' && person.photo_id_type !== null);
  return path !== 'child_weight' || changed.includes('child_weight') || changed.includes('ben_type_id');
}

/**
 * Everything wrong with an edit, at most one refusal a field: `person` is the record as it would be, `changed` the
 * fields that differ. Not read out BENDET0003, a dead person BENDET0002; DOBEDIT001-003 as `birthEditRefusals`; the
 * fields as in a registration. The address of a linked health account is not the record's to change (ABHACC0031).
 */
export function editRefusals(person: PersonValues, changed: readonly EditedFieldName[], facts: EditFacts): Refusals {
  if (facts.deceased) return [{ code: 'BENDET0002', path: 'beneficiary_id' }];
  const { beneficiary_id } = facts;
  const judged = { ...person, beneficiary_id, birth_year: person.dob_is_year ? person.dob.slice(0, 4) : '' };
  const triggered = changed.map(fieldRow).flatMap(({ rules = [], moves = [] }) => [...rules, ...moves]);
  const found = [
    ...changed.flatMap((field) => refusalsOfField(field, judged, facts)),
    ...refusalsByRules(
      ruleNames.filter((name) => triggered.includes(name)),
      judged,
      facts,
    ),
  ];
  return onePerPath([
    ...(facts.read_out ? [] : [{ code: 'BENDET0003' as const, path: 'read_out' }]),
    ...(facts.abhaLinked && changed.includes('abha_address')
      ? [{ code: 'ABHACC0031' as const, path: 'abha_address' }]
      : []),
    ...found.filter(({ path }) => isJudged(path, person, changed)),
  ]);
}
