import type { Answer, Answers } from '@teeka/domain/forms';
import {
  actRefusals,
  type JudgedBeside,
  listIn,
  type Pregnancy,
  type PregnancyAct,
  readPregnancy,
  risksOfVisit,
  saidWith,
  textIn,
} from '@teeka/domain/pregnancy';
import { emptyVisit, type Verdicts, type VisitDraft } from './draft.ts';

/** A visit as it is on record. */
interface OnRecord {
  readonly event_id: string;
  readonly facts: Answers;
}

/**
 * The form as the visit was written, with what was said of its risks and where she was sent, so that only what was wrong is
 * typed. What was typed for another visit of that day, and turns out to be this one, stays.
 */
export function writtenAgain(draft: VisitDraft, visit: OnRecord, onRecord: Pregnancy): VisitDraft {
  const { event_id, facts } = visit;
  const said = saidWith(onRecord, event_id);
  const of = (kind: 'risk' | 'referral'): Answers => said.find((event) => event.kind === kind)?.facts ?? {};
  const referral = of('referral');
  const isUrgent = risksOfVisit({ on: textIn(facts, 'visited_on'), facts }, onRecord.lmp).some(
    ({ urgency }) => urgency === 'today',
  );
  // Of what asked for today the visit as it is written now says whether it does still, and why.
  const { referred_on: _day, reason: _reason, ...whither } = referral;
  const wasSent = Object.keys(referral).length > 0;
  return {
    ...draft,
    step: 'how',
    facts: { ...facts, ...draft.facts },
    verdicts: { ...verdictsOf(of('risk')), ...draft.verdicts },
    riskReason: draft.riskReason ?? (listIn(of('risk'), 'overruled').length > 0 ? textIn(of('risk'), 'reason') : null),
    refer: draft.refer ?? (wasSent && !isUrgent ? true : null),
    referral: { ...(isUrgent ? whither : referral), ...draft.referral },
    again: event_id,
  };
}

/** What was said of each risk; of what the list has no line for, by its reason. */
function verdictsOf(facts: Answers): Verdicts {
  const named = (risks: string, reasons: string) =>
    listIn(facts, risks).flatMap((risk) =>
      risk === 'Other' ? listIn(facts, reasons).map((reason) => `${risk} ${reason}`) : [risk],
    );
  return Object.fromEntries([
    ...named('risks', 'reasons').map((key) => [key, 'holds'] as const),
    ...named('overruled', 'overruled_reasons').map((key) => [key, 'not'] as const),
  ]);
}

/** A visit of its own after all: what was typed beside the other one stays. */
export function notAgain({ again: _, ...draft }: VisitDraft, { facts }: OnRecord): VisitDraft {
  const typed = Object.entries(draft.facts).filter(([key, value]) => !isSame(value, facts[key]));
  const { verdicts, riskReason, refer, referral } = emptyVisit;
  return { ...draft, step: 'how', facts: Object.fromEntries(typed), verdicts, riskReason, refer, referral };
}

const isSame = (one: Answer | undefined, other: Answer | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A pregnancy as it is without a visit, and what was said with it. */
export function withoutVisit(pregnancy: Pregnancy, event_id: string): Pregnancy {
  const gone = [event_id, ...saidWith(pregnancy, event_id).map((event) => event.event_id)];
  const others = pregnancy.events.filter((event) => !gone.includes(event.event_id));
  return readPregnancy(pregnancy.pregnancy_number, others) ?? pregnancy;
}

/** What takes the visit back, saved together with what is written in its place. */
export const takingBack = (event_id: string, visit: string, reason: string): PregnancyAct => ({
  event_id,
  kind: 'withdrawal',
  facts: { event: visit, reason },
  births: [],
});

/** Who wrote it does so within a day; what was taken back already is none. */
export const mayWriteAgain = ({ event_id }: Pick<OnRecord, 'event_id'>, beside: JudgedBeside): boolean =>
  actRefusals(takingBack('again', event_id, 'written again'), beside).length === 0;
