import type { AbhaConsentMethod, AbhaSheet } from '@teeka/domain/abha';
import type { SpokenLanguage } from '@teeka/domain/names';
import type { ConsentGiver } from '@teeka/domain/verification';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/access/actor.ts';
import { villageInScope } from '../../../platform/access/scope.ts';
import { namesIn } from '../../../platform/db/names.ts';
import { col, type RowOf } from '../../../platform/db/row.ts';
import { read, values, write } from '../../../platform/db/statement.ts';
import { joinVillage, reportedDeadOn } from '../../beneficiaries/index.ts';

export type WishEnd = 'linked' | 'dropped' | 'replaced';

/** The consent of a wish, and which guardian of a child gave it. */
const consentRow = {
  guardian_id: col.bigint.orNull,
  sheet: col.text.of<AbhaSheet>().butFilled,
  version: col.text.butFilled,
  language: col.text.of<SpokenLanguage>().butFilled,
  given_by: col.text.of<ConsentGiver>().butFilled,
  method: col.text.of<AbhaConsentMethod>().butFilled,
  points: col.text.array.butFilled,
};
const consentColumns = sql`c.guardian_id, c.sheet, c.sheet_version as version, c.language, c.given_by, c.method, c.points`;

const newWish = {
  beneficiary_id: col.bigint,
  wish_id: col.uuid,
  consent_id: col.uuid,
  captured_at: col.timestamptz,
  waits_since: col.timestamptz,
  wished_by: col.uuid,
  ended: col.text.of<WishEnd>().orNull,
  ended_by: col.uuid.orNull,
  ended_at: col.timestamptz.orNull,
};
export type NewWish = RowOf<typeof newWish>;
export const storeWish = (wish: NewWish) => write`insert into abha_wish ${values(newWish, wish)}`;

/** A wish with its consent, and when that was given. */
const wishRow = { ...newWish, given_at: col.timestamptz, ...consentRow };
export type WishRow = RowOf<typeof wishRow>;

const wishes = sql`
  select w.beneficiary_id, w.wish_id, w.consent_id, w.captured_at, w.waits_since, w.wished_by, w.ended, w.ended_by, w.ended_at,
    c.at as given_at, ${consentColumns}
  from abha_wish w join abha_event c on c.beneficiary_id = w.beneficiary_id and c.event_id = w.consent_id`;

export const wishOf = (beneficiary_id: string, wish_id: string) => read(wishRow)`
  ${wishes} where w.beneficiary_id = ${beneficiary_id}::bigint and w.wish_id = ${wish_id}::uuid`;

export const openWishOf = (beneficiary_id: string) => read(wishRow)`
  ${wishes} where w.beneficiary_id = ${beneficiary_id}::bigint and w.ended is null`;

/** Every wish of a person, also those that are over. */
export const wishesOf = (beneficiary_id: string) => read(wishRow)`
  ${wishes} where w.beneficiary_id = ${beneficiary_id}::bigint`;

/** The open wish of a person, where there is one, is over. */
export function endWish(of: {
  readonly beneficiary_id: string;
  readonly ended: WishEnd;
  readonly at: Date;
  readonly by: string;
}) {
  return write`
    update abha_wish set ended = ${of.ended}, ended_at = ${of.at}, ended_by = ${of.by}::uuid
    where beneficiary_id = ${of.beneficiary_id}::bigint and ended is null`;
}

/** Since when whoever has an open wish waits. */
export const storeWaiting = (beneficiary_id: string, since: Date) => write`
  update abha_wish set waits_since = ${since}
  where beneficiary_id = ${beneficiary_id}::bigint and ended is null`;

const listedRow = {
  wish_id: col.uuid,
  beneficiary_id: col.bigint,
  ben_name: col.text,
  dob: col.date,
  gender: col.int,
  guardian_name: col.text,
  village: col.names.orNull,
  mobile_sealed: col.bytea.orNull,
  waits_since: col.timestamptz,
  given_at: col.timestamptz,
  /** Of a child who has one: its guardian on record. */
  guardian_now: col.bigint.orNull,
  ...consentRow,
};

export type ListedWishRow = Omit<RowOf<typeof listedRow>, 'village' | 'mobile_sealed' | 'waits_since'>;

const openIn = ({ scope }: Actor) => sql`
  from abha_wish w join beneficiary b using (beneficiary_id)
  where w.ended is null and b.deceased_on is null and ${reportedDeadOn('b')} is null
    and ${villageInScope('w.village_code', scope)}`;

/** Open wishes of the area, the longest waiting first. */
export function listedWishes(actor: Actor, { page, pageSize }: { readonly page: number; readonly pageSize: number }) {
  return read(listedRow)`
    select w.wish_id, b.beneficiary_id, b.ben_name, b.dob, b.gender, b.guardian_name, ${namesIn('v')} as village,
      b.mobile_sealed, w.waits_since, c.at as given_at,
      b.guardian_id as guardian_now, ${consentColumns}
    from (select w.* ${openIn(actor)} order by w.waits_since, w.beneficiary_id
      limit ${pageSize}::int offset ${(page - 1) * pageSize}::int) w
    join beneficiary b using (beneficiary_id) ${joinVillage}
    join abha_event c on c.beneficiary_id = w.beneficiary_id and c.event_id = w.consent_id
    order by w.waits_since, w.beneficiary_id`;
}

export const countedWishes = (actor: Actor) => read({ total: col.int })`
  select count(*)::int as total ${openIn(actor)}`;
