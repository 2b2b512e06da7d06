import { isDeepStrictEqual } from 'node:util';
import {
  actRefusals,
  type Birth,
  foreignKeys,
  normalAct,
  type Pregnancy,
  type PregnancyAct,
  type PregnancyEvent,
  pregnancyForms,
  readPregnancy,
  textIn,
} from '@teeka/domain/pregnancy';
import type { Refusal, RefusalCode, Refusals } from '@teeka/domain/refusal';
import { captureRefusal, type Submission } from '@teeka/domain/sessions';
import { isOwnInTime } from '@teeka/domain/vaccinations';
import { submissionOf } from '../../platform/clock/submission.ts';
import { type AuditLine, type Context, type Refused, refuse } from '../../platform/http/handler.ts';
import type { DetailsRow, PregnancyOfPerson } from '../beneficiaries/index.ts';
import {
  type BirthsAfter,
  birthsAfter,
  childRefusals,
  knownChildren,
  takenRefusals,
  triedNumbers,
  wardsAmong,
} from './births-of-act.ts';
import { listedRow } from './listed-row.ts';
import { personAfter, takesBackDeath } from './person-after.ts';
import type { PregnancyRow, RecordRow, TakenPerson } from './queries.ts';
import type { RecordRows } from './read-record.ts';
import { eventsOf, openEvent, pregnanciesOf } from './sealed/open-events.ts';

interface Sent {
  readonly pregnancy_number: number;
  readonly event: PregnancyAct;
  readonly captured_at: string;
}

/** What is stored of an act. */
export interface DecidedAct extends BirthsAfter {
  readonly act: PregnancyAct;
  readonly pregnancy_number: number;
  readonly captured_at: string;
  readonly woman: DetailsRow;
  /** The pregnancy as lists know it from now on; undefined where it counts no more. */
  readonly row: PregnancyRow | undefined;
  /** Her later pregnancies, whose risks it tells of. */
  readonly laterRows: readonly PregnancyRow[];
  readonly person: PregnancyOfPerson;
  /** Children of the act who were registered before it: who has no guardian is hers from then on. */
  readonly knownChildren: readonly TakenPerson[];
}

/** The births of the pregnancy before and after the act; the same where it was recorded before. */
interface Births {
  readonly before: readonly Birth[];
  readonly after: readonly Birth[];
  /** As they were written down first. */
  readonly written: readonly Birth[];
}

interface Decided {
  readonly decision: DecidedAct | undefined;
  readonly reply: Readonly<Record<string, never>>;
  readonly audit: readonly AuditLine[];
  readonly births: Births;
}

/** Judges what was reported of a pregnancy; what was recorded before under its id is answered once more. */
export function decideAct(
  sent: Sent,
  { woman, record, declaration }: RecordRows,
  { actor, now, atRest }: Context,
  { answers }: { readonly answers: boolean },
): Decided | Refused {
  if (!woman || !record) return refuse({ code: 'REQVAL0012', path: 'beneficiary_ref_id' });
  const { event, pregnancy_number, captured_at } = sent;
  const { beneficiary_id } = woman;
  const reason = answers ? { reason: textIn(event.facts, 'reason') } : {};
  const detail = { captured_at, kind: event.kind, pregnancy_number, ...reason };
  const audit = [{ beneficiary_id, subject: event.event_id, detail }];
  const act = normalAct(event);
  const stored: PregnancyEvent = { ...act, at: new Date(captured_at).toISOString(), by: actor.user_id };
  const pregnancies = pregnanciesOf(record.events, atRest);
  const pregnancy = pregnancies.find((one) => one.pregnancy_number === pregnancy_number);
  const before = pregnancy?.outcome?.births ?? [];
  const known = record.events.find(({ event_id }) => event_id === event.event_id);
  if (known) {
    const isSame =
      known.pregnancy_number === pregnancy_number &&
      foreignKeys(pregnancyForms[event.kind], event.facts).length === 0 &&
      isDeepStrictEqual(openEvent(known, atRest), stored);
    if (!isSame) return refuse({ code: 'REQVAL0009', path: 'event.event_id' });
    return { decision: undefined, reply: {}, audit, births: { before, after: before, written: [] } };
  }
  const submission = submissionOf(captured_at, now);
  const captured = captureRefusal(submission);
  if (captured) return refuse(captured);
  const others = pregnancies.filter((one) => one !== pregnancy);
  const refusals = actRefusals(event, {
    pregnancy,
    others,
    woman: { born: woman.dob, gender: woman.gender, deceased_on: woman.deceased_on },
    recorder: { user_id: actor.user_id, answers },
    today: submission.capturedDay,
    at: Date.parse(captured_at),
    registeredChildren: record.registered_children.length,
  });
  const wrong = [
    ...refusals.map((refusal) => asSent(refusal, event.kind)),
    ...(pregnancy ? [] : numberRefusals(pregnancy_number, { act, pregnancies })),
    ...childRefusals(event),
    ...(answers ? [] : lateRefusals(event, record, submission)),
  ];
  if (wrong.length > 0) return refuse(...wrong);
  // That somebody has the number of a child is told only where all else is right, and stands on the log of whom it is about.
  const taken = takenRefusals(event, record);
  if (taken.length > 0) return { ...refuse(...taken), audit: triedNumbers(record, taken) };
  const after = readPregnancy(pregnancy_number, [...eventsOf(record.events, pregnancy_number, atRest), stored]);
  const all = [...others, ...(after ? [after] : [])];
  const rowOf = (one: Pregnancy) =>
    listedRow(one, { woman, others: all.filter((other) => other !== one), today: submission.capturedDay });
  const decision: DecidedAct = {
    act,
    pregnancy_number,
    captured_at,
    woman,
    row: after && rowOf(after),
    laterRows: others.filter((one) => one.pregnancy_number > pregnancy_number).map(rowOf),
    person: personAfter(woman, {
      before: pregnancies,
      after: all,
      takesBackDeath: takesBackDeath(event, record, declaration),
    }),
    ...birthsAfter(pregnancy, after, wardsAmong(record.taken_people)),
    knownChildren: knownChildren(act, record),
  };
  // Whose record, or whose place on lists, changes by it.
  const { knownChildren: named, reportedChildren, droppedBirths } = decision;
  const dropped = droppedBirths.flatMap(({ child_id }) => child_id ?? []);
  const concerned = [...reportedChildren, ...dropped].filter((id) => record.registered_children.includes(id));
  const lines = [...new Set([...named.map((child) => child.beneficiary_id), ...concerned])].map((id) => ({
    beneficiary_id: id,
    subject: event.event_id,
  }));
  return {
    decision,
    reply: {},
    audit: [...audit, ...lines],
    births: { before, after: after?.outcome?.births ?? [], written: writtenIn(pregnancy) },
  };
}

/** The children of a delivery with the days that were written down first. */
const writtenIn = (pregnancy: Pregnancy | undefined): readonly Birth[] =>
  pregnancy?.events.filter(({ event_id }) => !pregnancy.withdrawn.has(event_id)).flatMap(({ births }) => births) ?? [];

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

/** A pregnancy that is registered is the next; of whatever else happened in one that is not there the rules tell. */
function numberRefusals(
  number: number,
  { act, pregnancies }: { readonly act: PregnancyAct; readonly pregnancies: readonly Pregnancy[] },
): Refusals {
  const next = Math.max(0, ...pregnancies.map(({ pregnancy_number }) => pregnancy_number)) + 1;
  return act.kind !== 'registered' || number === next ? [] : [{ code: 'BENPRE0007', path: 'pregnancy_number' }];
}

/** The clock by which somebody takes back their own entry in time is their own: the server's bounds it. */
function lateRefusals({ kind, facts }: PregnancyAct, { events }: RecordRow, { receivedAt }: Submission): Refusals {
  if (kind !== 'withdrawal') return [];
  const recorded = events.find(({ event_id }) => event_id === facts.event)?.recorded_at;
  return isOwnInTime(recorded, receivedAt) ? [] : [{ code: 'BENPRE0013', path: 'event.facts.event' }];
}
