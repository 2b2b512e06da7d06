import type { CivilDate } from '@teeka/domain/calendar';
import type { Actor } from '../../../../platform/access/actor.ts';
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

export interface NewToken {
  readonly token_hash: Buffer;
  readonly kind: number;
  readonly beneficiary_id: string;
}

export function insertTokens(tokens: readonly NewToken[]) {
  return write`
    insert into search_token (token_hash, kind, beneficiary_id)
    select * from unnest(${tokens.map(({ token_hash }) => token_hash)}::bytea[],
      ${tokens.map(({ kind }) => kind)}::smallint[], ${tokens.map((each) => each.beneficiary_id)}::bigint[])`;
}

export interface NewNameToken {
  readonly village_code: number;
  readonly token: string;
  readonly beneficiary_id: string;
  readonly dob: CivilDate;
}

export function insertNameTokens(tokens: readonly NewNameToken[]) {
  return write`
    insert into name_token (village_code, token, beneficiary_id, dob)
    select * from unnest(${tokens.map(({ village_code }) => village_code)}::int[],
      ${tokens.map(({ token }) => token)}::text[], ${tokens.map((each) => each.beneficiary_id)}::bigint[],
      ${tokens.map(({ dob }) => dob)}::date[])
    on conflict do nothing`;
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
