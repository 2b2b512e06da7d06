import type { Actor } from '../../../../platform/access/actor.ts';
import { col, type RowOf } from '../../../../platform/db/row.ts';
import { manyValues, write } from '../../../../platform/db/statement.ts';
import { type NewPerson, newPerson } from '../../registration/queries.ts';

interface By {
  readonly actor: Actor;
  readonly at: Date;
}

/** Everybody in one statement. */
export function insertPeople(people: readonly NewPerson[]) {
  return write`insert into beneficiary ${manyValues(newPerson, people)}`;
}

const newToken = { token_hash: col.bytea, kind: col.int, beneficiary_id: col.bigint };
export type NewToken = RowOf<typeof newToken>;

export function insertTokens(tokens: readonly NewToken[]) {
  return write`insert into search_token ${manyValues(newToken, tokens)}`;
}

const newNameToken = { village_code: col.int, token: col.text, beneficiary_id: col.bigint, dob: col.date };

export function insertNameTokens(tokens: readonly RowOf<typeof newNameToken>[]) {
  return write`insert into name_token ${manyValues(newNameToken, tokens)} on conflict do nothing`;
}

/** Who took them in: by a file, with the consent that the file says was taken. */
export function insertRegistrations(
  people: readonly { readonly beneficiary_id: string; readonly content_hash: Buffer }[],
  { actor, at }: By,
) {
  const { facility_id } = actor.scope;
  return write`
    insert into registration (beneficiary_id, registered_by, registered_at, captured_at, facility_id, platform,
      verified_using, consent_version, consent_language, consent_given_at, content_hash)
    select person.id, ${actor.user_id}::uuid, ${at}::timestamptz, ${at}::timestamptz, ${facility_id ?? ''}, 'Import',
      'Import', 'import', 'en', ${at}::timestamptz, person.hash
    from unnest(${people.map((each) => each.beneficiary_id)}::bigint[],
      ${people.map(({ content_hash }) => content_hash)}::bytea[]) as person (id, hash)`;
}
