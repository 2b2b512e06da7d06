import { addDays, type CivilDate } from '../calendar/index.ts';
import type { Answers } from '../forms/index.ts';
import { listIn, numberIn } from './event.ts';
import { childrenSaid } from './forms/index.ts';
import { type Dated, type Pregnancy, wasSentSince } from './record.ts';
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

/**
 * The visit after the delivery for which she is to be sent on still: the latest that asks for a hospital and has no referral
 * on its day or later by which she arrived, as far as is known; when she was seen since, for some weeks only.
 */
export const postnatalUnsent = (
  pregnancy: Pick<Pregnancy, 'postnatal' | 'referrals'>,
  today: CivilDate,
): Dated | undefined =>
  pregnancy.postnatal.findLast((visit) => {
    if (!postnatalAlarm(visit.facts) || wasSentSince(pregnancy, visit.on)) return false;
    return visit === pregnancy.postnatal.at(-1) || today <= addDays(visit.on, riskRules[0].alarmDays);
  });

/** A living child whom a visit found ill, and whom nobody has sent to a hospital since. */
export interface IllChild extends ChildToSee {
  /** The day of that visit. */
  readonly on: CivilDate;
}

/**
 * Children who are to be seen in a hospital today: found ill at a visit, and not sent on its day or later, as far as is known;
 * when the family was visited since, for some weeks only. While their mother lives she is called for them.
 */
export const childrenIll = (
  pregnancy: Pick<Pregnancy, 'outcome' | 'postnatal' | 'referrals'>,
  today: CivilDate,
): readonly IllChild[] =>
  childrenToSee(pregnancy).flatMap((child) => {
    const visit = pregnancy.postnatal.findLast(({ facts }) => childrenSaid(facts, 'ill').includes(child.nth));
    if (!visit || wasSentSince(pregnancy, visit.on)) return [];
    const isOver = visit !== pregnancy.postnatal.at(-1) && today > addDays(visit.on, riskRules[0].alarmDays);
    return isOver ? [] : [{ ...child, on: visit.on }];
  });

/** Are there children of the delivery who are looked after in the weeks after it, whatever became of their mother? */
export const childrenFollowed = (pregnancy: Pick<Pregnancy, 'outcome' | 'postnatal'>, today: CivilDate): boolean =>
  pregnancy.outcome?.kind === 'delivery' &&
  today <= addDays(pregnancy.outcome.on, riskRules[0].daysAfterOutcome) &&
  childrenToSee(pregnancy).length > 0;
