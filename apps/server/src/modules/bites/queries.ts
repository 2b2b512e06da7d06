import type { BiteDetails, EventFacts } from '@teeka/contract/bites/shapes';
import { caseCodes, codeFor } from '@teeka/contract/word-for';
import type { BiteDoseOnRecord, CaseType } from '@teeka/domain/bites';
import type { CivilDate } from '@teeka/domain/calendar';
import type { CaseStatus } from '@teeka/domain/care';
import { type RawBuilder, sql } from 'kysely';
import type { Actor, Scope } from '../../platform/access/actor.ts';
import { siteInScope } from '../../platform/access/scope.ts';
import { col, type RowOf } from '../../platform/db/row.ts';
import { read, write } from '../../platform/db/statement.ts';
import { wordOf } from '../../platform/db/word-of.ts';
import { givenByOthers, personChanged, personInArea } from '../beneficiaries/index.ts';
import { productOfDose } from './packed/queries.ts';

/** A case of a bite as the commands judge it. */
export interface BiteOnRecord {
  readonly case_type: CaseType;
  readonly status: CaseStatus;
  readonly closed_at: string | null;
  readonly session_site_id: string;
  readonly regimen: string;
  readonly rules_version: string;
  readonly bitten_on: CivilDate | null;
  readonly restarted_from: string | null;
  readonly details: BiteDetails;
  /** ISO 8601, as all instants in JSON. */
  readonly opened_at: string;
}

const biteJson = sql`json_build_object('case_type', k.case_type, 'status', ${wordOf(caseCodes, 'c.status')}, 'closed_at', c.closed_at,
  'session_site_id', k.session_site_id, 'regimen', k.regimen, 'rules_version', k.rules_version,
  'bitten_on', k.bitten_on, 'restarted_from', k.restarted_from, 'details', k.details, 'opened_at', c.opened_at)`;

const biteOnRecord = (case_id: string) => sql`
  (select ${biteJson} from bite_case k join care_case c using (beneficiary_id, case_id)
    where k.beneficiary_id = b.beneficiary_id and k.case_id = ${case_id}::uuid)`;

/** The case of a bite that a dose belongs to, as taking the dose back asks for it. */
export interface CourseOnRecord
  extends Pick<BiteOnRecord, 'case_type' | 'status' | 'regimen' | 'rules_version' | 'bitten_on'> {
  readonly case_id: string;
  readonly has_open_course: boolean;
}

/** Of a row `b` of `beneficiary`; null for a dose of the national schedule. */
export const biteOfDose = (dose_id: string) => sql`
  (select json_build_object('case_id', k.case_id, 'case_type', k.case_type, 'status', ${wordOf(caseCodes, 'c.status')},
      'regimen', k.regimen, 'rules_version', k.rules_version, 'bitten_on', k.bitten_on,
      'has_open_course', exists (select from bite_case o where o.beneficiary_id = k.beneficiary_id and o.is_open
        and o.case_type = 'rabies' and o.case_id <> k.case_id))
    from dose d join bite_case k using (beneficiary_id, case_id) join care_case c using (beneficiary_id, case_id)
    where d.beneficiary_id = b.beneficiary_id and d.dose_id = ${dose_id}::uuid
      and d.origin = 'session')`;

const recordedDoses = sql`
  (select coalesce(json_agg(json_build_object(
      'dose_id', d.dose_id, 'dose_code', d.dose_code, 'attempt', d.attempt, 'case_id', d.case_id,
      'day_of_dose', d.day_of_dose, 'given_on', d.given_on, 'started_at', d.amounts->>'started_at',
      'product', ${productOfDose}, 'elsewhere', ${givenByOthers('d')}, 'voided', exists (
        select from dose_void x where x.beneficiary_id = d.beneficiary_id and x.dose_id = d.dose_id))), '[]')
    from dose d where d.beneficiary_id = b.beneficiary_id and d.dose_code in ('ARV', 'RIG', 'ASV', 'SAV'))`;

/** What opening a case of a bite, or recording its doses, is judged by. */
export interface KnownOfBite {
  readonly bite: BiteOnRecord | null;
  readonly recorded: readonly BiteDoseOnRecord[];
  readonly has_open_course: boolean;
}

/** Of a row `b` of `beneficiary`. */
export const knownOfBite = (case_id: string): RawBuilder<KnownOfBite> => sql`
  json_build_object('bite', ${biteOnRecord(case_id)}, 'recorded', ${recordedDoses},
    'has_open_course', exists (select from bite_case k where k.beneficiary_id = b.beneficiary_id and k.is_open
        and k.case_type = 'rabies' and k.case_id <> ${case_id}::uuid))`;

interface Looked {
  readonly kind: string;
  readonly at: string;
  readonly facts: EventFacts;
}

/** How the animal was found. */
const looksOf = (case_id: string) => sql`
  (select coalesce(json_agg(json_build_object('kind', e.kind, 'at', e.at, 'facts', e.facts)), '[]')
    from bite_event e
    where e.beneficiary_id = b.beneficiary_id and e.case_id = ${case_id}::uuid and e.kind = 'animal')`;

/** What the end of a case of a bite is judged by. */
export interface EndOfBite extends Pick<KnownOfBite, 'recorded'> {
  readonly bite: BiteOnRecord;
  readonly looks: readonly Looked[];
}

/** Of a row `b` of `beneficiary`, for a case that is one of a bite. */
export const endOfBite = (case_id: string): RawBuilder<EndOfBite> => sql`
  json_build_object('bite', ${biteOnRecord(case_id)}, 'recorded', ${recordedDoses}, 'looks', ${looksOf(case_id)})`;

const biteRow = {
  beneficiary_id: col.bigint,
  dob: col.date,
  deceased_on: col.date.orNull,
  bite: col.json<BiteOnRecord>().orNull,
  /** The case that was begun anew from this one, if there is one. */
  restarted_as: col.json<{
    readonly case_id: string;
    readonly session_id: string | null;
    readonly opened_at: string;
    readonly opened_by: string;
  }>().orNull,
  /** The id for a case that is begun anew stands for another record of the person. */
  is_case_taken: col.bool,
  recorded: col.json<readonly BiteDoseOnRecord[]>(),
  /** The event of that id, when it was stored before. */
  event: col.json<{
    readonly case_id: string;
    readonly kind: string;
    readonly at: string;
    readonly facts: EventFacts;
    readonly captured_at: string;
    readonly captured_by: string;
  }>().orNull,
};
export type BiteRow = RowOf<typeof biteRow>;

/** A case of a person of the actor's area; the person's row is locked before it. */
export function biteOfPerson(
  actor: Actor,
  today: CivilDate,
  of: {
    readonly beneficiary_id: string;
    readonly case_id: string;
    readonly event_id: string | null;
    readonly new_case_id?: string | undefined;
  },
) {
  return read(biteRow)`
    select b.beneficiary_id, b.dob, b.deceased_on, ${biteOnRecord(of.case_id)} as bite, ${recordedDoses} as recorded,
      (select json_build_object('case_id', c.case_id, 'session_id', c.session_id, 'opened_at', c.opened_at,
          'opened_by', c.opened_by)
        from bite_case k join care_case c using (beneficiary_id, case_id)
        where k.beneficiary_id = b.beneficiary_id and k.restarted_from = ${of.case_id}::uuid) as restarted_as,
      exists (
        select from care_case c where c.beneficiary_id = b.beneficiary_id and c.case_id = ${of.new_case_id ?? null}::uuid
        union all select from previous_vaccination p
        where p.beneficiary_id = b.beneficiary_id and p.case_id = ${of.new_case_id ?? null}::uuid) as is_case_taken,
      (select json_build_object('case_id', e.case_id, 'kind', e.kind, 'at', e.at, 'facts', e.facts,
          'captured_at', e.captured_at, 'captured_by', e.captured_by) from bite_event e
        where e.beneficiary_id = b.beneficiary_id and e.event_id = ${of.event_id}::uuid) as event
    from beneficiary b
    where b.beneficiary_id = ${of.beneficiary_id}::bigint and ${personInArea(actor, today)}`;
}

/** A session of the actor's sites, and whether the person is on its list; nothing for any other session. */
export function sessionOfActor(scope: Scope, of: { readonly session_id: string; readonly beneficiary_id: string }) {
  return read({ is_listed: col.bool })`
    select exists (select from session_roster r
      where r.session_id = p.session_id and r.beneficiary_id = ${of.beneficiary_id}::bigint) as is_listed
    from vaccination_session p
    where p.session_id = ${of.session_id}::uuid and ${siteInScope('p.session_site_id', scope)}`;
}

/** The facts of a case of a bite. */
export interface BiteFacts {
  readonly beneficiary_id: string;
  readonly case_id: string;
  readonly session_site_id: string;
  readonly kind: CaseType;
  readonly regimen: string;
  readonly rules_version: string;
  readonly bitten_on: CivilDate | null;
  readonly restarted_from: string | null;
  readonly details: BiteDetails;
  readonly opened_at: string;
}

export function storeBiteFacts(facts: BiteFacts) {
  return write`
    with touched as (${personChanged(facts.beneficiary_id)})
    insert into bite_case (beneficiary_id, case_id, case_type, session_site_id, opened_at, restarted_from, regimen,
      rules_version, bitten_on, details)
    values (${facts.beneficiary_id}::bigint, ${facts.case_id}::uuid, ${facts.kind}, ${facts.session_site_id}::uuid,
      ${facts.opened_at}::timestamptz, ${facts.restarted_from}::uuid, ${facts.regimen}, ${facts.rules_version},
      ${facts.bitten_on}::date, ${JSON.stringify(facts.details)}::jsonb)`;
}

export interface NewEvent {
  readonly beneficiary_id: string;
  readonly case_id: string;
  readonly event_id: string;
  readonly kind: string;
  readonly at: string;
  readonly facts: EventFacts;
  readonly captured_at: string;
}

export function storeEvent(event: NewEvent, user_id: string) {
  return write`
    with touched as (${personChanged(event.beneficiary_id)})
    insert into bite_event (beneficiary_id, event_id, case_id, kind, at, facts, captured_at, captured_by)
    values (${event.beneficiary_id}::bigint, ${event.event_id}::uuid, ${event.case_id}::uuid, ${event.kind},
      ${event.at}::timestamptz, ${JSON.stringify(event.facts)}::jsonb, ${event.captured_at}::timestamptz,
      ${user_id}::uuid)`;
}

export interface Closing {
  readonly beneficiary_id: string;
  readonly case_id: string;
  readonly status: CaseStatus;
  readonly at: string;
}

/** Where a case of a bite stands from now on, in both tables: closed at an instant, or open again. */
export function storeBiteClosing({ beneficiary_id, case_id, status, at }: Closing) {
  const open = status === 'open';
  return write`
    with facts as (
      update bite_case set is_open = ${open}::boolean
      where beneficiary_id = ${beneficiary_id}::bigint and case_id = ${case_id}::uuid
    )
    update care_case set status = ${codeFor(caseCodes, status)}::smallint, closed_at = ${open ? null : at}::timestamptz
    where beneficiary_id = ${beneficiary_id}::bigint and case_id = ${case_id}::uuid`;
}
