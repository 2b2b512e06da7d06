import { isDeepStrictEqual } from 'node:util';
import type { CivilDate } from '@teeka/domain/calendar';
import { checkReferenceNumber } from '@teeka/domain/identity';
import { beneficiaryTypeIds } from '@teeka/domain/person';
import {
  actRefusals,
  foreignKeys,
  normalAct,
  type Pregnancy,
  type PregnancyAct,
  type PregnancyEvent,
  pregnancyForms,
  readPregnancy,
  risksNow,
} from '@teeka/domain/pregnancy';
import type { Refusal, RefusalCode, Refusals } from '@teeka/domain/refusal';
import { captureRefusal } from '@teeka/domain/sessions';
import { refusedAt } from '@teeka/domain/text';
import { submissionOf } from '../../platform/clock/submission.ts';
import { type AuditLine, type Context, type Refused, refuse } from '../../platform/http/handler.ts';
import type { DetailsRow, PregnancyOfPerson } from '../beneficiaries/index.ts';
import type { PregnancyRow, RecordRow } from './queries.ts';
import type { RecordRows } from './read-record.ts';
import { eventsOf, openEvent, pregnanciesOf } from './sealed/open-events.ts';

interface Sent {
  readonly pregnancy_number: number;
  readonly event: PregnancyAct;
  readonly captured_at: string;
}

/** What is stored of an act. */
export interface DecidedAct {
  readonly act: PregnancyAct;
  readonly pregnancy_number: number;
  readonly captured_at: string;
  readonly woman: DetailsRow;
  /** The pregnancy as lists know it from now on; undefined where it counts no more. */
  readonly row: PregnancyRow | undefined;
  readonly person: PregnancyOfPerson;
  /** The delivery that is taken back. */
  readonly withdrawnDelivery: string | undefined;
}

interface Decided {
  readonly decision: DecidedAct | undefined;
  readonly reply: Readonly<Record<string, never>>;
  readonly audit: readonly AuditLine[];
}

/** Judges what was reported of a pregnancy; what was recorded before under its id is answered once more. */
export function decideAct(
  sent: Sent,
  { woman, record }: RecordRows,
  { actor, now, atRest }: Context,
  { answers }: { readonly answers: boolean },
): Decided | Refused {
  if (!woman || !record) return refuse({ code: 'REQVAL0012', path: 'beneficiary_ref_id' });
  const { event, pregnancy_number, captured_at } = sent;
  const { beneficiary_id } = woman;
  const detail = { captured_at, kind: event.kind, pregnancy_number };
  const audit = [{ beneficiary_id, subject: event.event_id, detail }];
  const act = normalAct(event);
  const stored: PregnancyEvent = { ...act, at: new Date(captured_at).toISOString(), by: actor.user_id };
  const known = record.events.find(({ event_id }) => event_id === event.event_id);
  if (known) {
    const isSame =
      known.pregnancy_number === pregnancy_number &&
      foreignKeys(pregnancyForms[event.kind], event.facts).length === 0 &&
      isDeepStrictEqual(openEvent(known, atRest), stored);
    return isSame ? { decision: undefined, reply: {}, audit } : refuse({ code: 'REQVAL0009', path: 'event.event_id' });
  }
  const submission = submissionOf(captured_at, now);
  const captured = captureRefusal(submission);
  if (captured) return refuse(captured);
  const pregnancies = pregnanciesOf(record.events, atRest);
  const pregnancy = pregnancies.find((one) => one.pregnancy_number === pregnancy_number);
  const others = pregnancies.filter((one) => one !== pregnancy);
  const refusals = actRefusals(event, {
    pregnancy,
    others,
    woman: { born: woman.dob, gender: woman.gender, deceased_on: woman.deceased_on },
    recorder: { user_id: actor.user_id, answers },
    today: submission.capturedDay,
    at: Date.parse(captured_at),
    registeredChildren: record.registered_children,
  });
  const wrong = [
    ...refusals.map((refusal) => asSent(refusal, event.kind)),
    ...numberRefusals(pregnancy_number, pregnancies),
    ...childRefusals(event, record),
  ];
  if (wrong.length > 0) return refuse(...wrong);
  const after = readPregnancy(pregnancy_number, [...eventsOf(record.events, pregnancy_number, atRest), stored]);
  const decision: DecidedAct = {
    act,
    pregnancy_number,
    captured_at,
    woman,
    row: after && rowOf(after, { woman, others, today: submission.capturedDay }),
    person: personAfter(woman, { before: pregnancies, after: [...others, ...(after ? [after] : [])] }, after),
    withdrawnDelivery:
      pregnancy?.outcome?.kind === 'delivery' && !after?.outcome ? pregnancy.outcome.event_id : undefined,
  };
  return { decision, reply: {}, audit };
}

/** Where in the request a refusal of the form lies. */
function asSent({ path = '', ...refusal }: Refusal<RefusalCode>, kind: PregnancyAct['kind']): Refusal<RefusalCode> {
  if (path === 'pregnancy_number') return { ...refusal, path };
  const child = /^births\.(\d+)\.(.+)$/.exec(path);
  if (child) {
    const [, nth, key] = child;
    const isId = key === 'child_id' || key === 'birth_id';
    return { ...refusal, path: isId ? `event.${path}` : `event.births.${nth}.facts.${key}` };
  }
  // The registration has a field of that name: how many births there were before.
  const isField = pregnancyForms[kind].some(({ key }) => key === path);
  return { ...refusal, path: path === 'births' && !isField ? 'event.births' : `event.facts.${path}` };
}

/** A pregnancy is the one that is there, or the next. */
function numberRefusals(number: number, pregnancies: readonly Pregnancy[]): Refusals {
  const next = Math.max(0, ...pregnancies.map(({ pregnancy_number }) => pregnancy_number)) + 1;
  const isThere = pregnancies.some(({ pregnancy_number }) => pregnancy_number === number);
  return isThere || number === next ? [] : [{ code: 'BENPRE0007', path: 'pregnancy_number' }];
}

/** The number of a child is one that nobody has. */
function childRefusals({ births }: PregnancyAct, { taken }: RecordRow): Refusals {
  return births.flatMap(({ child_id }, nth): Refusals => {
    if (child_id === null) return [];
    const path = `event.births.${nth}.child_id`;
    return taken.includes(child_id) ? [{ code: 'REQVAL0009', path }] : refusedAt(path, checkReferenceNumber(child_id));
  });
}

/** A pregnancy as lists know it. */
function rowOf(
  pregnancy: Pregnancy,
  {
    woman,
    others,
    today,
  }: { readonly woman: DetailsRow; readonly others: readonly Pregnancy[]; readonly today: CivilDate },
): PregnancyRow {
  const { pregnancy_number, lmp, registeredOn, visits, outcome, death } = pregnancy;
  const risks = risksNow(pregnancy, woman.dob, today, others);
  return {
    beneficiary_id: woman.beneficiary_id,
    pregnancy_number,
    lmp_on: lmp,
    registered_on: registeredOn,
    visits: visits.length,
    last_visit_on: visits.at(-1)?.on ?? null,
    high_risk: risks.confirmed.length + risks.proposed.length > 0,
    urgent: risks.proposed.some(({ urgency }) => urgency === 'today'),
    outcome: outcome?.kind ?? null,
    ended_on: outcome?.on ?? null,
    is_withdrawn: false,
    died_on: death?.on ?? null,
  };
}

const goesOn = ({ outcome, death }: Pregnancy): boolean => outcome === null && death === null;

/** What follows for the person: pregnant while a pregnancy goes on, a citizen like others after it. */
function personAfter(
  woman: DetailsRow,
  { before, after }: { readonly before: readonly Pregnancy[]; readonly after: readonly Pregnancy[] },
  changed: Pregnancy | undefined,
): PregnancyOfPerson {
  const open = after.find(goesOn);
  const hasEnded = !open && before.some(goesOn);
  const wasPregnant = woman.ben_type_id === beneficiaryTypeIds.pregnantWoman;
  const ended = hasEnded && wasPregnant ? beneficiaryTypeIds.citizen : woman.ben_type_id;
  const { outcome = null, death = null } = changed ?? {};
  return {
    ben_type_id: open ? beneficiaryTypeIds.pregnantWoman : ended,
    lmp_date: open?.lmp ?? (hasEnded ? null : woman.lmp_date),
    abortion_on: outcome?.kind === 'abortion' ? outcome.on : woman.abortion_on,
    deceased_on: death?.on ?? woman.deceased_on,
  };
}
