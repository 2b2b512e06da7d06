import type { CivilDate } from '@teeka/domain/calendar';
import type { Actor } from '../../../../platform/access/actor.ts';
import { write } from '../../../../platform/db/statement.ts';

/** A person about to be registered; numbers sealed and hashed already. */
export interface NewPerson {
  readonly beneficiary_id: string;
  readonly ben_name: string;
  readonly dob: string;
  readonly dob_is_year: boolean;
  readonly gender: number;
  readonly guardian_name: string;
  readonly guardian_id: string | null;
  readonly father_name: string;
  readonly village_code: number;
  readonly address: string;
  readonly ben_type_id: number;
  readonly lmp_date: string | null;
  readonly mobile_sealed: Buffer;
  readonly photo_id_type: number | null;
  readonly photo_id_sealed: Buffer | null;
  readonly photo_id_last4: string;
}

interface By {
  readonly actor: Actor;
  readonly at: Date;
}

/** Everybody in one statement. */
export function insertPeople(people: readonly NewPerson[], { actor, at }: By) {
  const all = <K extends keyof NewPerson>(key: K) => people.map((person) => person[key]);
  return write`
    insert into beneficiary (beneficiary_id, ben_name, dob, dob_is_year, gender, guardian_name, guardian_id, father_name,
      village_code, address, ben_type_id, lmp_date, mobile_sealed, photo_id_type, photo_id_sealed, photo_id_last4,
      created_at, created_by)
    select person.*, ${at}::timestamptz, ${actor.user_id}::uuid
    from unnest(${all('beneficiary_id')}::bigint[], ${all('ben_name')}::text[], ${all('dob')}::date[],
      ${all('dob_is_year')}::boolean[], ${all('gender')}::smallint[], ${all('guardian_name')}::text[],
      ${all('guardian_id')}::bigint[], ${all('father_name')}::text[], ${all('village_code')}::int[],
      ${all('address')}::text[], ${all('ben_type_id')}::int[], ${all('lmp_date')}::date[],
      ${all('mobile_sealed')}::bytea[], ${all('photo_id_type')}::smallint[], ${all('photo_id_sealed')}::bytea[],
      ${all('photo_id_last4')}::text[]) as person`;
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
