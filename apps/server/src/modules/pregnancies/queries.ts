import type { CivilDate } from '@teeka/domain/calendar';
import type { OutcomeKind, RegisteredPerson } from '@teeka/domain/pregnancy';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/access/actor.ts';
import { namesIn } from '../../platform/db/names.ts';
import { col, type RowOf } from '../../platform/db/row.ts';
import { manyValues, read, values, write } from '../../platform/db/statement.ts';
import { joinVillage, personInArea, type WardOfMother } from '../beneficiaries/index.ts';
import {
  type RegisteredChild,
  registeredChildrenOf,
  type SealedEvent,
  type SignedEvent,
  sealedEvents,
  signedEvents,
} from './sealed/queries.ts';

/** Somebody who has the number of a child that is written down. */
export interface TakenPerson extends RegisteredPerson, WardOfMother {
  readonly in_area: boolean;
  /** Is the child of a delivery on record. */
  readonly is_of_birth: boolean;
}

const recordRow = {
  beneficiary_id: col.bigint,
  events: col.json<readonly SealedEvent[]>(),
  /** Children of her deliveries who are people of their own. */
  registered_children: col.text.array,
  /** Of the numbers that are to become children: those that somebody has. */
  taken: col.text.array,
  /** Of these: people of their own. */
  taken_people: col.json<readonly TakenPerson[]>(),
};
export type RecordRow = RowOf<typeof recordRow>;

/** What an act is judged by; read behind the lock of the woman. */
export function recordOf(
  actor: Actor,
  today: CivilDate,
  of: { readonly beneficiary_id: string; readonly pregnancy_number: number; readonly children: readonly string[] },
) {
  const children = [...of.children];
  return read(recordRow)`
    select b.beneficiary_id, ${sealedEvents} as events,
      array(select child.beneficiary_id::text from pregnancy_event e
        join pregnancy_birth birth using (beneficiary_id, event_id)
        join beneficiary child on child.beneficiary_id = birth.child_id
        where e.beneficiary_id = b.beneficiary_id and e.pregnancy_number = ${of.pregnancy_number}::int)
        as registered_children,
      array(select child.beneficiary_id::text from beneficiary child
          where child.beneficiary_id = any(${children}::bigint[])
        union select birth.child_id::text from pregnancy_birth birth
          where birth.child_id = any(${children}::bigint[])) as taken,
      (select coalesce(json_agg(json_build_object('beneficiary_id', kin.beneficiary_id::text, 'dob', kin.dob,
          'gender', kin.gender, 'guardian', (select json_build_object('beneficiary_id', g.beneficiary_id::text, 'gender', g.gender,
            'dob', g.dob) from beneficiary g where g.beneficiary_id = kin.guardian_id), 'guardian_id', kin.guardian_id::text, 'guardian_name', kin.guardian_name,
          'version', kin.version, 'in_area', ${personInArea(actor, today, 'kin')},
          'is_of_birth', exists (select from pregnancy_birth birth where birth.child_id = kin.beneficiary_id))), '[]')
        from beneficiary kin where kin.beneficiary_id = any(${children}::bigint[])) as taken_people
    from beneficiary b
    where b.beneficiary_id = ${of.beneficiary_id}::bigint and ${personInArea(actor, today)}`;
}

const pregnancyRow = {
  beneficiary_id: col.bigint,
  pregnancy_number: col.int,
  lmp_on: col.date,
  registered_on: col.date,
  visits: col.int,
  last_visit_on: col.date.orNull,
  high_risk: col.bool,
  /** The same without infections, for whoever does not care for her. */
  high_risk_shown: col.bool,
  urgent: col.bool,
  unheard_on: col.date.orNull,
  outcome: col.text.of<OutcomeKind>().orNull,
  ended_on: col.date.orNull,
  is_withdrawn: col.bool,
  died_on: col.date.orNull,
};
export type PregnancyRow = RowOf<typeof pregnancyRow>;

/** A pregnancy as lists know it, whether it was there before or not. */
export function storePregnancy(row: PregnancyRow) {
  return write`
    insert into pregnancy ${values(pregnancyRow, row)}
    on conflict (beneficiary_id, pregnancy_number) do update set lmp_on = excluded.lmp_on,
      registered_on = excluded.registered_on, visits = excluded.visits, last_visit_on = excluded.last_visit_on,
      high_risk = excluded.high_risk, high_risk_shown = excluded.high_risk_shown, urgent = excluded.urgent,
      unheard_on = excluded.unheard_on,
      outcome = excluded.outcome, ended_on = excluded.ended_on, is_withdrawn = excluded.is_withdrawn, died_on = excluded.died_on`;
}

/** One registered by mistake counts no more. */
export function withdrawPregnancy(beneficiary_id: string, pregnancy_number: number) {
  return write`
    update pregnancy set is_withdrawn = true
    where beneficiary_id = ${beneficiary_id}::bigint and pregnancy_number = ${pregnancy_number}::int`;
}

const newEvent = {
  beneficiary_id: col.bigint,
  event_id: col.uuid,
  pregnancy_number: col.int,
  kind: col.text,
  facts_sealed: col.bytea,
  session_id: col.uuid.orNull,
  case_id: col.uuid.orNull,
  captured_at: col.isoInstant,
  captured_by: col.uuid,
  role: col.text,
};
export type NewEvent = RowOf<typeof newEvent>;

export const storeEvent = (event: NewEvent) => write`insert into pregnancy_event ${values(newEvent, event)}`;

const newBirth = {
  beneficiary_id: col.bigint,
  event_id: col.uuid,
  birth_id: col.uuid,
  child_id: col.bigint.orNull,
  born_on: col.date,
  /** Somebody was the child's guardian before its birth was written down. */
  had_guardian: col.bool,
};
export type NewBirth = RowOf<typeof newBirth>;

export const storeBirths = (births: readonly NewBirth[]) =>
  write`insert into pregnancy_birth ${manyValues(newBirth, births)}`;

export interface MovedBirth {
  readonly event_id: string;
  readonly birth_id: string;
  readonly born_on: CivilDate;
}

/** The day of a delivery was put right: lists go by that of its children. */
export function moveBirths(beneficiary_id: string, births: readonly MovedBirth[]) {
  const of = <Key extends keyof MovedBirth>(key: Key) => births.map((birth) => birth[key]);
  return write`
    update pregnancy_birth birth set born_on = moved.born_on
    from unnest(${of('event_id')}::uuid[], ${of('birth_id')}::uuid[], ${of('born_on')}::date[])
      as moved (event_id, birth_id, born_on)
    where birth.beneficiary_id = ${beneficiary_id}::bigint and birth.event_id = moved.event_id
      and birth.birth_id = moved.birth_id`;
}

export interface FollowedBirth {
  readonly event_id: string;
  readonly birth_id: string;
  readonly reported_dead_on: CivilDate | null;
  readonly ill_on: CivilDate | null;
  readonly sent_on: CivilDate | null;
}

/** What is said of children: that they died, that they are ill and were sent on; null where it is not, or no more. */
export function tellOfBirths(beneficiary_id: string, births: readonly FollowedBirth[]) {
  const of = <Key extends keyof FollowedBirth>(key: Key) => births.map((birth) => birth[key]);
  return write`
    update pregnancy_birth birth
    set reported_dead_on = visits.reported_dead_on, ill_on = visits.ill_on, sent_on = visits.sent_on
    from unnest(${of('event_id')}::uuid[], ${of('birth_id')}::uuid[], ${of('reported_dead_on')}::date[],
        ${of('ill_on')}::date[], ${of('sent_on')}::date[])
      as visits (event_id, birth_id, reported_dead_on, ill_on, sent_on)
    where birth.beneficiary_id = ${beneficiary_id}::bigint and birth.event_id = visits.event_id
      and birth.birth_id = visits.birth_id`;
}

/** Children of a delivery that was taken back, or who were added to one by mistake, are those of none. */
export function dropBirths(beneficiary_id: string, pregnancy_number: number, birth_ids: readonly string[]) {
  return write`
    delete from pregnancy_birth birth
    where birth.beneficiary_id = ${beneficiary_id}::bigint and birth.birth_id = any(${[...birth_ids]}::uuid[])
      and exists (select from pregnancy_event e where e.beneficiary_id = birth.beneficiary_id
        and e.event_id = birth.event_id and e.pregnancy_number = ${pregnancy_number}::int)`;
}

/** When a pregnancy of this number began, where it is on record. */
export function lmpOfPregnancy(beneficiary_id: string, pregnancy_number: number) {
  return read({ lmp_on: col.date })`
    select lmp_on from pregnancy
    where beneficiary_id = ${beneficiary_id}::bigint and pregnancy_number = ${pregnancy_number}::int and not is_withdrawn`;
}

interface ChildOfHers {
  readonly beneficiary_id: string;
  readonly ben_name: string;
  readonly dob: CivilDate;
  readonly deceased_on: CivilDate | null;
}

const readRow = {
  beneficiary_id: col.bigint,
  ben_name: col.text,
  dob: col.date,
  gender: col.int,
  deceased_on: col.date.orNull,
  guardian_name: col.text,
  village: col.names.orNull,
  lmp_date: col.date.orNull,
  events: col.json<readonly SignedEvent[]>(),
  children: col.json<readonly ChildOfHers[]>(),
  registered_children: col.json<readonly RegisteredChild[]>().orNull,
};

/** A woman with all that was recorded of her pregnancies. */
export function pregnanciesOfWoman(actor: Actor, today: CivilDate, beneficiary_id: string) {
  return read(readRow)`
    select b.beneficiary_id, b.ben_name, b.dob, b.gender, b.deceased_on, b.guardian_name, ${namesIn('v')} as village,
      b.lmp_date, ${signedEvents} as events, ${registeredChildrenOf} as registered_children,
      (select coalesce(json_agg(json_build_object('beneficiary_id', kin.beneficiary_id::text, 'ben_name', kin.ben_name,
          'dob', kin.dob, 'deceased_on', kin.deceased_on) order by kin.dob, kin.beneficiary_id), '[]')
        from pregnancy_birth birth join beneficiary kin on kin.beneficiary_id = birth.child_id
        where birth.beneficiary_id = b.beneficiary_id and ${personInArea(actor, today, 'kin')}) as children
    from beneficiary b ${joinVillage}
    where b.beneficiary_id = ${beneficiary_id}::bigint and ${personInArea(actor, today)}`;
}

/** What is on record of the case under this id, for a row `b` of `beneficiary`; judged and by whom it is afterwards. */
export const eventsOfCase = (
  case_id: string,
): RawBuilder<{ readonly events: readonly string[]; readonly judged: null; readonly context: null }> => sql`
  json_build_object('judged', null, 'context', null,
    'events', (select coalesce(json_agg(e.event_id), '[]') from pregnancy_event e
      where e.beneficiary_id = b.beneficiary_id and e.case_id = ${case_id}::uuid))`;

/** The end of the case of a visit asks nothing of the record. */
export const nothingMore: RawBuilder<null> = sql`null`;
