import { addDays, type CivilDate } from '../calendar/index.ts';
import type { Answers } from '../forms/index.ts';
import { listIn, numberIn } from './event.ts';
import { childrenSaid } from './forms/index.ts';
import { type Dated, type Pregnancy, sentSince, wasSentSince } from './record.ts';
import { type ChildToSee, childrenToSee } from './reported.ts';
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
  /** The day of that visit. */
  readonly on: CivilDate;
  /** The day on which it was sent on, where nobody has heard yet what became of it; null where nobody sent it. */
  readonly sentOn: CivilDate | null;
}

/** Children who are to be seen in a hospital, or of whom it is to be heard whether they were. A visit that finds them well ends it. */
export const childrenIll = (pregnancy: Pick<Pregnancy, 'outcome' | 'postnatal' | 'referrals'>): readonly IllChild[] =>
  childrenToSee(pregnancy).flatMap((child) => {
    const says = (facts: Answers, state: 'well' | 'ill') => childrenSaid(facts, state).includes(child.nth);
    const seen = pregnancy.postnatal.findLast(({ facts }) => says(facts, 'well') || says(facts, 'ill'));
    if (!seen || !says(seen.facts, 'ill')) return [];
    const sent = sentSince(pregnancy, seen.on, 'child');
    if (sent.some(({ result }) => result !== null)) return [];
    return [{ ...child, on: seen.on, sentOn: sent.at(-1)?.on ?? null }];
  });

/** The same without those who were sent on. */
export const childrenUnsent = (pregnancy: Parameters<typeof childrenIll>[0]): readonly IllChild[] =>
  childrenIll(pregnancy).filter(({ sentOn }) => sentOn === null);

/**
 * The latest visit after the delivery for which she, or a child of hers, is to be sent on still: it asks for a hospital, and whom it
 * asks for has no referral on its day or later by which they arrived, as far as is known. Of herself, when she was seen since, for
 * some weeks only.
 */
export const postnatalUnsent = (
  pregnancy: Pick<Pregnancy, 'outcome' | 'postnatal' | 'referrals'>,
  today: CivilDate,
): Dated | undefined => {
  const days = childrenUnsent(pregnancy).map(({ on }) => on);
  return pregnancy.postnatal.findLast((visit) => {
    if (days.includes(visit.on) && childrenSaid(visit.facts, 'ill').length > 0) return true;
    const asks = postnatalAlarms(visit.facts).some(({ alarm }) => alarm !== 'child');
    if (!asks || wasSentSince(pregnancy, visit.on, 'mother')) return false;
    return visit === pregnancy.postnatal.at(-1) || today <= addDays(visit.on, riskRules[0].alarmDays);
  });
};

/** Are there children of the delivery who are looked after in the weeks after it, whatever became of their mother? */
export const childrenFollowed = (pregnancy: Pick<Pregnancy, 'outcome' | 'postnatal'>, today: CivilDate): boolean =>
  pregnancy.outcome?.kind === 'delivery' &&
  today <= addDays(pregnancy.outcome.on, riskRules[0].daysAfterOutcome) &&
  childrenToSee(pregnancy).length > 0;
