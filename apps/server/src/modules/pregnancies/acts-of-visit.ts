import type { AntenatalVisit } from '@teeka/contract/pregnancies/shapes';
import type { PregnancyAct } from '@teeka/domain/pregnancy';
import type { Refusals } from '@teeka/domain/refusal';
import type { AuditLine, Context } from '../../platform/http/handler.ts';
import { type DecidedAct, decideAct } from './decide-act.ts';
import type { RecordRow } from './queries.ts';
import type { RecordRows } from './read-record.ts';
import { sealEvent } from './sealed/open-events.ts';

interface Sent {
  readonly antenatal: AntenatalVisit;
  readonly captured_at: string;
}

/** The acts of a visit at a session as each is judged beside those before it. */
export interface JudgedVisit {
  readonly refused: Refusals;
  readonly acts: readonly DecidedAct[];
  /** Ids of those that are on record already, with the same content. */
  readonly known: readonly string[];
  readonly audit: readonly AuditLine[];
}

/** Where in the request each kind of act stands, in the order in which they are recorded. */
const parts = [
  ['visit', 'antenatal'],
  ['risk', 'risk'],
  ['referral', 'referral'],
] as const;

/** Judges a visit as its acts would be judged one by one; after the first that is refused none is looked at. */
export function judgeVisit({ antenatal, captured_at }: Sent, rows: RecordRows, context: Context): JudgedVisit {
  const { pregnancy_number } = antenatal;
  const acts: DecidedAct[] = [];
  const known: string[] = [];
  const audit: AuditLine[] = [];
  let { record } = rows;
  for (const [part, kind] of parts) {
    const sent = antenatal[part];
    if (!sent) continue;
    const event: PregnancyAct = { ...sent, kind, births: [] };
    const answer = decideAct({ pregnancy_number, event, captured_at }, { ...rows, record }, context, {
      answers: false,
    });
    if ('refused' in answer) return { refused: answer.refused.map(asSent(part)), acts, known, audit };
    audit.push(...answer.audit);
    if (!answer.decision) known.push(event.event_id);
    else {
      acts.push(answer.decision);
      record = record && withAct(record, answer.decision, context);
    }
  }
  return { refused: [], acts, known, audit };
}

const withAct = (record: RecordRow, decided: DecidedAct, { actor, atRest, now }: Context): RecordRow => {
  const { act, pregnancy_number, captured_at: at } = decided;
  const { event_id, kind } = act;
  const sealed = sealEvent(act, atRest).toString('hex');
  const event = {
    event_id,
    pregnancy_number,
    kind,
    sealed,
    at,
    by: actor.user_id,
    recorded_at: now.instant.toISOString(),
  };
  return { ...record, events: [...record.events, event] };
};

/** Where in the request of a case a refusal of one act stands. */
const asSent =
  (part: (typeof parts)[number][0]) =>
  ({ path = '', ...refusal }: Refusals[number]): Refusals[number] => {
    if (path === 'beneficiary_ref_id') return { ...refusal, path: 'beneficiary_reference_id' };
    if (path === 'pregnancy_number') return { ...refusal, path: 'antenatal.pregnancy_number' };
    return { ...refusal, path: path.replace(/^event\./, `antenatal.${part}.`) };
  };
