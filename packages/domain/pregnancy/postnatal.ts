import { addDays, type CivilDate } from '../calendar/index.ts';
import type { Answers } from '../forms/index.ts';
import { listIn, numberIn } from './event.ts';
import { childrenSaid } from './forms/index.ts';
import { type Dated, type Pregnancy, sentSince, wasSentSince } from './record.ts';
import { type ChildToSee, childrenToSee, type Gone } from './reported.ts';
import { riskRules } from './risk-rules.ts';

/** Why mother or child are to be seen in a hospital today: a danger sign by its name, a pressure, a fever, an ill child. */
export type PostnatalAlarm =
  | { readonly alarm: 'sign'; readonly sign: string }
  | { readonly alarm: 'pressure' | 'fever'; readonly figure: string }
  | { readonly alarm: 'child' };

/** What of a visit after a delivery asks for a hospital today. */
export function postnatalAlarms(facts: Answers, rules = riskRules[0]): readonly PostnatalAlarm[] {
  const [systolic, diastolic] = [numberIn(facts, 'systolic'), numberIn(facts, 'diastolic')];
  const bound = rules.highPressure;
  const isHigh = (systolic ?? 0) >= bound.systolic || (diastolic ?? 0) >= bound.diastolic;
  const temperature = numberIn(facts, 'temperature') ?? 0;
  return [
    ...listIn(facts, 'danger_signs').map((sign) => ({ alarm: 'sign', sign }) as const),
    ...(isHigh ? [{ alarm: 'pressure', figure: `${systolic ?? '–'}/${diastolic ?? '–'}` } as const] : []),
    ...(temperature >= rules.postnatalFever ? [{ alarm: 'fever', figure: String(temperature) } as const] : []),
    ...(childrenSaid(facts, 'ill').length > 0 ? [{ alarm: 'child' } as const] : []),
  ];
}

/** Does a visit after a delivery ask for a hospital today? */
export const postnatalAlarm = (facts: Answers, rules = riskRules[0]): boolean =>
  postnatalAlarms(facts, rules).length > 0;

/** A living child whom the latest visit that saw it found ill, and who is not known to have come to a hospital since. */
export interface IllChild extends ChildToSee {
  /** That visit, and its day. */
  readonly visit: Dated;
  readonly on: CivilDate;
  /** The day on which it was sent on, where nobody has heard yet what became of it; null where nobody sent it. */
  readonly sentOn: CivilDate | null;
}

type Followed = Pick<Pregnancy, 'outcome' | 'postnatal' | 'referrals'>;

/** Children who are to be seen in a hospital, or of whom it is to be heard whether they were. A visit that finds them well ends it. */
export const childrenIll = (pregnancy: Followed, gone?: Gone): readonly IllChild[] =>
  childrenToSee(pregnancy, gone).flatMap((child) => {
    const says = (facts: Answers, state: 'well' | 'ill') => childrenSaid(facts, state).includes(child.nth);
    const visit = pregnancy.postnatal.findLast(({ facts }) => says(facts, 'well') || says(facts, 'ill'));
    if (!visit || !says(visit.facts, 'ill')) return [];
    const sent = sentSince(pregnancy, visit, child.birth);
    if (sent.some(({ result }) => result !== null)) return [];
    return [{ ...child, visit, on: visit.on, sentOn: sent.at(-1)?.on ?? null }];
  });

/** The same without those who were sent on. */
export const childrenUnsent = (pregnancy: Followed, gone?: Gone): readonly IllChild[] =>
  childrenIll(pregnancy, gone).filter(({ sentOn }) => sentOn === null);

/**
 * The visit after the delivery for which she herself is to be sent on still: the latest that asks for a hospital and has no referral of
 * hers since by which she arrived, as far as is known; when she was seen since, for some weeks only.
 */
export const motherUnsent = (
  pregnancy: Pick<Pregnancy, 'postnatal' | 'referrals'>,
  today: CivilDate,
): Dated | undefined =>
  pregnancy.postnatal.findLast((visit) => {
    const asks = postnatalAlarms(visit.facts).some(({ alarm }) => alarm !== 'child');
    if (!asks || wasSentSince(pregnancy, visit, 'mother')) return false;
    return visit === pregnancy.postnatal.at(-1) || today <= addDays(visit.on, riskRules[0].alarmDays);
  });

/** Are there children of the delivery who are looked after in the weeks after it, whatever became of their mother? */
export const childrenFollowed = (
  pregnancy: Pick<Pregnancy, 'outcome' | 'postnatal'>,
  today: CivilDate,
  gone?: Gone,
): boolean =>
  pregnancy.outcome?.kind === 'delivery' &&
  today <= addDays(pregnancy.outcome.on, riskRules[0].daysAfterOutcome) &&
  childrenToSee(pregnancy, gone).length > 0;
