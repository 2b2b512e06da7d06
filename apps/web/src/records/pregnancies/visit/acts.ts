import type { Answers } from '@teeka/domain/forms';
import {
  actRefusals,
  type JudgedBeside,
  normalAct,
  type Pregnancy,
  type PregnancyAct,
  type PregnancyEvent,
  type ProposedRisk,
  readPregnancy,
  risksNow,
  textIn,
} from '@teeka/domain/pregnancy';
import type { Refusal } from '@teeka/domain/refusal';
import type { VisitAct, VisitDraft } from './draft.ts';

/** A visit with all that is put into it where nobody has typed anything else. */
export interface FilledVisit {
  readonly facts: Answers;
  /** The risks that the record with this visit speaks for, by their names. */
  readonly proposed: readonly RiskWithReasons[];
  /** Such as an earlier visit or judgement said. */
  readonly confirmed: readonly string[];
  /** A doctor has to see her today. */
  readonly isUrgent: boolean;
  readonly risk: Answers;
  readonly refers: boolean;
  readonly referral: Answers;
}

/** A risk of the master list, with all that speaks for it; under its key stands what is said of it. */
export interface RiskWithReasons {
  readonly key: string;
  readonly risk: string;
  readonly because: readonly ProposedRisk[];
}

/** What is said where nobody has typed: reasons in the reader's language, and where she is sent from. */
export interface VisitWords {
  readonly riskReason: (because: readonly ProposedRisk[]) => string;
  readonly referralReason: (because: readonly ProposedRisk[], on: string) => string;
  readonly facility: string;
  /** Who identifies the risks, where the master list has the role. */
  readonly identifiedBy: string | undefined;
}

type Beside = Omit<JudgedBeside, 'pregnancy'> & { readonly pregnancy: Pregnancy };

function withVisit(pregnancy: Pregnancy, facts: Answers, beside: Beside): Pregnancy {
  const event: PregnancyEvent = {
    ...normalAct({ event_id: 'this visit', kind: 'antenatal', facts, births: [] }),
    at: new Date(beside.at).toISOString(),
    by: beside.recorder.user_id,
  };
  return readPregnancy(pregnancy.pregnancy_number, [...pregnancy.events, event]) ?? pregnancy;
}

const keyOf = ({ risk, reason }: ProposedRisk): string => (risk === 'Other' ? `${risk} ${reason}` : risk);

/** Risks by their names; what the master list has no line for each by itself. */
function grouped(proposed: readonly ProposedRisk[]): readonly RiskWithReasons[] {
  const keys = [...new Set(proposed.map(keyOf))];
  return keys.map((key) => {
    const because = proposed.filter((one) => keyOf(one) === key);
    return { key, risk: because[0]?.risk ?? '', because };
  });
}

/** What was said of risks in this way, as it is kept: of 'Other' with what is meant. */
function judged(rows: readonly RiskWithReasons[], [risks, reasons]: readonly [string, string]): Answers {
  const named = reasonsOf(rows).map(({ reason }) => reason);
  return { [risks]: [...new Set(rows.map(({ risk }) => risk))], ...(named.length > 0 ? { [reasons]: named } : {}) };
}
const reasonsOf = (rows: readonly RiskWithReasons[]): readonly ProposedRisk[] =>
  rows.filter(({ risk }) => risk === 'Other').flatMap(({ because }) => because);

/** The visit as it would be saved now. */
export function filledVisit(draft: VisitDraft, beside: Beside, words: VisitWords): FilledVisit {
  const { pregnancy, today, woman, others } = beside;
  const facts: Answers = { visited_on: today, ...draft.facts };
  const on = textIn(facts, 'visited_on');
  // Of a visit that is on record already, opened to be corrected, the record speaks by itself.
  const isThere = pregnancy.events.some(({ event_id }) => event_id === draft.ids.antenatal);
  const after = isThere ? pregnancy : withVisit(pregnancy, facts, beside);
  const { proposed, forToday, isUrgent, confirmed } = risksNow(after, woman.born, today, others);
  const rows = grouped(proposed);
  const said = (verdict: 'holds' | 'not') => rows.filter(({ key }) => draft.verdicts[key] === verdict);
  const [holding, overruled] = [said('holds'), said('not')];
  const others_ = reasonsOf(holding);
  const riskReason = draft.riskReason ?? (others_.length > 0 ? words.riskReason(others_) : '');
  const asksWhy = overruled.length > 0 || others_.length > 0;
  return {
    facts,
    proposed: rows,
    confirmed,
    isUrgent,
    risk: {
      ...judged(holding, ['risks', 'reasons']),
      ...judged(overruled, ['overruled', 'overruled_reasons']),
      ...(asksWhy ? { reason: riskReason } : {}),
      ...(words.identifiedBy === undefined ? {} : { identified_by: words.identifiedBy }),
    },
    // Of a visit of some days ago nobody knows whether she was sent on until it is said; whoever was is not sent twice.
    refers: draft.refer ?? (isUrgent && on === today),
    referral: {
      referred_on: on,
      from_facility: words.facility,
      // What everybody reads who takes her there says nothing of infections.
      reason: words.referralReason(
        (forToday.length > 0 ? forToday : proposed).filter(({ reason }) => reason !== 'infection'),
        on,
      ),
      ...draft.referral,
    },
  };
}

/** The acts of a visit, in the order in which they are recorded. */
export function actsOf(
  { facts, risk, refers, referral }: FilledVisit,
  idOf: (act: VisitAct) => string,
): readonly (PregnancyAct & { readonly kind: VisitAct })[] {
  const isJudged = [risk.risks, risk.overruled].some((list) => Array.isArray(list) && list.length > 0);
  const act = (kind: VisitAct, of: Answers) => ({
    ...normalAct({ event_id: idOf(kind), kind, facts: of, births: [] }),
    kind,
  });
  return [
    act('antenatal', facts),
    ...(isJudged ? [act('risk', risk)] : []),
    ...(refers ? [act('referral', referral)] : []),
  ];
}

/** Where a refusal stands in the form of a visit: by its field, of risks and referral under their act. */
export const pathInVisit = (kind: VisitAct, path = ''): string => (kind === 'antenatal' ? path : `${kind}.${path}`);

/** What is wrong with a visit and all that is saved with it; judged as it was typed, before it is put in order. */
export function visitRefusals(visit: FilledVisit, beside: JudgedBeside, leftOut: readonly VisitAct[] = []) {
  const typed: Readonly<Record<VisitAct, Answers>> = {
    antenatal: visit.facts,
    risk: visit.risk,
    referral: visit.referral,
  };
  return actsOf(visit, (kind) => kind).flatMap(({ kind }): readonly Refusal[] =>
    leftOut.includes(kind)
      ? []
      : actRefusals({ event_id: kind, kind, facts: typed[kind], births: [] }, beside).map((refusal) => ({
          ...refusal,
          path: pathInVisit(kind, refusal.path),
        })),
  );
}
