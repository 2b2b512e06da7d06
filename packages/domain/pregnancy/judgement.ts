import type { Answers } from '../forms/index.ts';
import { listIn } from './event.ts';
import type { Dated, Pregnancy } from './record.ts';
import type { ProposedRisk } from './risk.ts';

/** A risk that somebody said holds; of 'Other' which it is, empty where that was not said. */
export interface StandingRisk {
  readonly risk: string;
  readonly reason: string;
}

const other = 'Other';
const lists = { holds: ['risks', 'reasons'], not: ['overruled', 'overruled_reasons'] } as const;

/** The risks of one verdict, 'Other' once for each of its reasons. */
function judgedAs(facts: Answers, verdict: keyof typeof lists): readonly StandingRisk[] {
  const [risks, reasons] = lists[verdict];
  const named = listIn(facts, reasons);
  return listIn(facts, risks).flatMap((risk) =>
    risk === other && named.length > 0 ? named.map((reason) => ({ risk, reason })) : [{ risk, reason: '' }],
  );
}

const isStanding =
  ({ risk, reason }: StandingRisk) =>
  (one: StandingRisk): boolean =>
    one.risk === risk && one.reason === reason;

/**
 * What a judgement says of a risk that is proposed; undefined where nothing. A judgement of 'Other' from before its reasons
 * were named counts for whatever stood at its time, but that nothing holds it does not say of what asks for today.
 */
export function verdictOn(facts: Answers, { risk, reason, urgency }: ProposedRisk): 'holds' | 'not' | undefined {
  const says = (verdict: keyof typeof lists) =>
    judgedAs(facts, verdict).some(
      (one) =>
        one.risk === risk &&
        (risk !== other ||
          one.reason === reason ||
          (one.reason === '' && (verdict === 'holds' || urgency !== 'today'))),
    );
  if (says('not')) return 'not';
  return says('holds') ? 'holds' : undefined;
}

/** The risks that workers said hold, less those that they took away since. */
export function standingRisks({ judgements }: Pick<Pregnancy, 'judgements'>): readonly StandingRisk[] {
  let standing: readonly StandingRisk[] = [];
  for (const { facts } of judgements) {
    const said = judgedAs(facts, 'holds');
    const taken = judgedAs(facts, 'not');
    const isTaken = (one: StandingRisk) =>
      taken.some(({ risk, reason }) => risk === one.risk && (reason === '' || reason === one.reason));
    standing = standing
      .filter((one) => !said.some(isStanding(one)))
      .concat(said)
      .filter((one) => !isTaken(one));
  }
  return standing;
}

/** The same by their names alone. */
export const confirmedRisks = (pregnancy: Pick<Pregnancy, 'judgements'>): readonly string[] => [
  ...new Set(standingRisks(pregnancy).map(({ risk }) => risk)),
];

/** The last judgement that says that a risk holds, of 'Other' that very one; undefined where none does. */
export const confirmedBy = ({ judgements }: Pick<Pregnancy, 'judgements'>, risk: StandingRisk): Dated | undefined =>
  judgements.findLast(({ facts }) => judgedAs(facts, 'holds').some(isStanding(risk)));
