import { addDays, type CivilDate } from '../calendar/index.ts';
import type { OtherReason, VisitSign } from './forms/index.ts';
import { idOfMaster, type PregnancyMasterName } from './masters.ts';
import { type RiskRules, riskRules } from './risk-rules.ts';
import { pregnancyRules } from './rules.ts';

const current = riskRules[0];

/** A high risk of the master list, by its name there. */
export type HighRisk = Exclude<PregnancyMasterName<'high_risk'>, 'None'>;

/** How soon she is seen by a doctor: at once, or at the next clinic. */
export type Urgency = 'today' | 'next-clinic';

/** Why a risk is proposed: what is said of it is found under the reason, with the figure that was measured. */
export type RiskReason =
  | OtherReason
  | 'pressure-high'
  | 'pressure-severe'
  | 'pressure-with-signs'
  | 'pressure-known'
  | 'anaemia-severe'
  | 'fits'
  | 'bleeding'
  | 'discharge'
  | 'diabetes-known'
  | 'sugar-high'
  | 'sugar-unclear'
  | 'sugar-in-urine'
  | 'twins'
  | 'short'
  | 'too-young'
  | 'too-old'
  | 'many-births'
  | 'close-births'
  | 'caesarean-before'
  | 'rhesus-negative'
  | 'thyroid-known'
  | 'thyroid-high'
  | 'child-lies-wrong'
  | 'infection'
  | 'water';

export interface ProposedRisk {
  readonly risk: HighRisk;
  readonly reason: RiskReason;
  readonly urgency: Urgency;
  /** The figure behind it, as it was measured: mmHg as `150/95`, g/dl, cm, years, births, months, mg/dl, mIU/l. */
  readonly figure: string;
  /** The day of the visit that found it; null where it is known of the woman herself. */
  readonly on: CivilDate | null;
}

/** What was measured and found at one visit; null where nobody looked. */
export interface VisitFindings {
  readonly on: CivilDate;
  readonly weeks: number;
  readonly systolic: number | null;
  readonly diastolic: number | null;
  /** g/dl */
  readonly haemoglobin: number | null;
  /** mg/dl by the test that was made; null where nobody said which. */
  readonly sugar: { readonly test: keyof RiskRules['sugar'] | null; readonly value: number } | null;
  /** mIU/l */
  readonly tsh: number | null;
  readonly hiv: PregnancyMasterName<'test_result_reactive'> | null;
  readonly syphilis: PregnancyMasterName<'test_result_reactive'> | null;
  readonly hepatitis_b: PregnancyMasterName<'test_result_pos_neg'> | null;
  readonly malaria: PregnancyMasterName<'test_result_pos_neg'> | null;
  readonly urine_albumin: PregnancyMasterName<'urine_albumin'> | null;
  readonly urine_sugar: PregnancyMasterName<'urine_albumin'> | null;
  /** Degrees Celsius. */
  readonly temperature: number | null;
  /** A minute. */
  readonly pulse: number | null;
  /** A minute. */
  readonly foetal_heart_rate: number | null;
  /** What she tells or is seen. */
  readonly signs: readonly VisitSign[];
}

/** What is known of the woman beside the visits; null where nobody asked. */
export interface WomanFacts {
  /** Completed years on the day that is judged. */
  readonly age: number | null;
  /** cm */
  readonly height: number | null;
  readonly births: number | null;
  /** From the end of the last pregnancy to the last menstrual period of this one. */
  readonly monthsSinceLast: number | null;
  readonly blood_group: PregnancyMasterName<'blood_group'> | null;
  readonly past_illness: readonly PregnancyMasterName<'past_illness'>[];
  readonly past_complications: readonly PregnancyMasterName<'past_pregnancy_complication'>[];
  /** A doctor said that her thyroid is weak. */
  readonly hypothyroid: boolean;
}

type Proposal = readonly [HighRisk, RiskReason, Urgency, string | number];

/** Illnesses and complications for which the master list of risks has no line; general knowledge. */
const dangerousIllnesses: WomanFacts['past_illness'] = ['Tuberculosis', 'Heart disease', 'Epilepsy', 'Asthma'];
const dangerousComplications: WomanFacts['past_complications'] = [
  'Convulsions',
  'Antepartum haemorrhage',
  'Pregnancy-induced hypertension',
  'Obstructed labour',
  'Postpartum haemorrhage',
];

function ofWoman(woman: WomanFacts, rules: RiskRules): readonly Proposal[] {
  const { age, height, births, monthsSinceLast, blood_group, past_illness, past_complications, hypothyroid } = woman;
  const [youngest, oldest] = rules.safeAge;
  const found: Proposal[] = [];
  const add = (holds: boolean, ...proposal: Proposal) => {
    if (holds) found.push(proposal);
  };
  add(height !== null && height < rules.shortHeight, 'Height under 140 cm', 'short', 'next-clinic', height ?? '');
  add(age !== null && age < youngest, 'Age under 18 or over 35', 'too-young', 'next-clinic', age ?? '');
  add(age !== null && age > oldest, 'Age under 18 or over 35', 'too-old', 'next-clinic', age ?? '');
  add(births !== null && births > rules.mostBirths, 'More than 3 births', 'many-births', 'next-clinic', births ?? '');
  const close = monthsSinceLast !== null && monthsSinceLast < rules.spacingMonths;
  add(close, 'Under 18 months since last delivery', 'close-births', 'next-clinic', monthsSinceLast ?? '');
  const before = past_complications.includes('Caesarean section');
  add(before, 'Previous caesarean', 'caesarean-before', 'next-clinic', '');
  add(blood_group?.endsWith('-ve') ?? false, 'Rh negative', 'rhesus-negative', 'next-clinic', blood_group ?? '');
  add(past_illness.includes('Diabetes'), 'Diabetes', 'diabetes-known', 'next-clinic', '');
  const infected = past_illness.includes('Hepatitis B');
  add(infected, 'HIV, syphilis or hepatitis B', 'infection', 'next-clinic', '');
  add(past_illness.includes('Hypertension'), 'High BP (140/90 or more)', 'pressure-known', 'next-clinic', '');
  const isIll = past_illness.some((one) => dangerousIllnesses.includes(one));
  add(isIll, 'Other', 'illness-known', 'next-clinic', '');
  const wentWrong = past_complications.some((one) => dangerousComplications.includes(one));
  add(wentWrong, 'Other', 'complication-before', 'next-clinic', '');
  const hasLost = past_complications.some((one) => one === 'Stillbirth' || one === 'Repeated abortion');
  add(hasLost, 'Other', 'loss-before', 'next-clinic', '');
  add(hypothyroid, 'Hypothyroid', 'thyroid-known', 'next-clinic', '');
  return found;
}

const signs: Readonly<Record<VisitSign, readonly [HighRisk, RiskReason, Urgency]>> = {
  fits: ['Convulsions', 'fits', 'today'],
  bleeding: ['Vaginal bleeding', 'bleeding', 'today'],
  discharge: ['Foul-smelling discharge', 'discharge', 'today'],
  twins: ['Twins', 'twins', 'next-clinic'],
  'child-lies-wrong': ['Malpresentation', 'child-lies-wrong', 'next-clinic'],
  water: ['Oligo- or polyhydramnios', 'water', 'next-clinic'],
  // The master list has no line for these; they are danger signs of the mother-and-child card.
  swelling: ['Other', 'swelling', 'next-clinic'],
  headache: ['Other', 'headache', 'today'],
  fever: ['Other', 'fever', 'today'],
  'less-movement': ['Other', 'less-movement', 'today'],
};

function ofVisit(visit: VisitFindings, rules: RiskRules): readonly Proposal[] {
  const { weeks, systolic, diastolic, haemoglobin, sugar, tsh, hiv, syphilis, hepatitis_b } = visit;
  const found: Proposal[] = visit.signs.map((sign) => [...signs[sign], '']);
  const reaches = (bound: RiskRules['highPressure']) =>
    (systolic !== null && systolic >= bound.systolic) || (diastolic !== null && diastolic >= bound.diastolic);
  const pressure = `${systolic ?? '–'}/${diastolic ?? '–'}`;
  const isHigh = reaches(rules.highPressure);
  // Albumin or a headache beside a high pressure is how fits begin.
  const isWorse = visit.urine_albumin === 'Present' || visit.signs.includes('headache');
  if (reaches(rules.severePressure)) found.push(['High BP (140/90 or more)', 'pressure-severe', 'today', pressure]);
  else if (isHigh && isWorse) found.push(['High BP (140/90 or more)', 'pressure-with-signs', 'today', pressure]);
  else if (isHigh) found.push(['High BP (140/90 or more)', 'pressure-high', 'next-clinic', pressure]);
  else if (visit.urine_albumin === 'Present') found.push(['Other', 'albumin', 'next-clinic', '']);
  if (haemoglobin !== null && haemoglobin < rules.anaemia[0])
    found.push(['Severe anaemia (Hb under 7)', 'anaemia-severe', 'today', haemoglobin]);
  // Of an unknown test a figure says it that is high by any, and asks for another one where it is by some.
  const [high, unclear] = sugar?.test
    ? [rules.sugar[sugar.test], rules.sugar[sugar.test]]
    : [Math.max(...Object.values(rules.sugar)), Math.min(...Object.values(rules.sugar))];
  if (sugar && sugar.value >= high) found.push(['Diabetes', 'sugar-high', 'next-clinic', sugar.value]);
  else if (sugar && sugar.value >= unclear) found.push(['Diabetes', 'sugar-unclear', 'next-clinic', sugar.value]);
  else if (visit.urine_sugar === 'Present') found.push(['Diabetes', 'sugar-in-urine', 'next-clinic', '']);
  const [first, later] = rules.thyroid;
  if (tsh !== null && tsh > (weeks < 13 ? first : later))
    found.push(['Hypothyroid', 'thyroid-high', 'next-clinic', tsh]);
  if (hiv === 'Reactive' || syphilis === 'Reactive' || hepatitis_b === 'Positive')
    found.push(['HIV, syphilis or hepatitis B', 'infection', 'next-clinic', '']);
  const outside = (value: number | null, [least, most]: readonly [number, number]) =>
    value !== null && (value < least || value > most);
  const { temperature, pulse, foetal_heart_rate: heart } = visit;
  if (temperature !== null && temperature >= rules.fever)
    found.push(['Other', 'temperature-high', 'today', temperature]);
  if (outside(pulse, rules.pulse)) found.push(['Other', 'pulse-odd', 'today', pulse ?? '']);
  if (outside(heart, rules.foetalHeart)) found.push(['Other', 'foetal-heart-odd', 'today', heart ?? '']);
  if (visit.malaria === 'Positive') found.push(['Other', 'malaria', 'today', '']);
  if (weeks >= pregnancyRules[0].lastVisitWeek) found.push(['Other', 'past-term', 'today', weeks]);
  return found;
}

/**
 * The high risks that the record speaks for, each once: a reason that asks for today before one that can wait, of like ones
 * that of the latest visit. The worker confirms or overrules them. Visits with the earliest first.
 */
export function proposedRisks(
  woman: WomanFacts,
  visits: readonly VisitFindings[],
  rules: RiskRules = current,
): readonly ProposedRisk[] {
  const all = [
    ...visits.toReversed().flatMap((visit) => ofVisit(visit, rules).map(proposedOn(visit.on))),
    ...ofWoman(woman, rules).map(proposedOn(null)),
  ];
  const byUrgency = [...all.filter(asksToday), ...all.filter((one) => !asksToday(one))];
  return byUrgency.filter((one, nth) => byUrgency.findIndex((other) => isAlike(other, one)) === nth);
}

const proposedOn =
  (on: CivilDate | null) =>
  ([risk, reason, urgency, figure]: Proposal): ProposedRisk => ({ risk, reason, urgency, figure: String(figure), on });
const asksToday = ({ urgency }: ProposedRisk): boolean => urgency === 'today';

/** Is it the same that is proposed? What the master list has no line for is told and judged reason by reason. */
export const isAlike = (one: Named, other: Named): boolean =>
  one.risk === other.risk && (one.risk !== 'Other' || one.reason === other.reason);
type Named = Pick<ProposedRisk, 'risk' | 'reason'>;

/** The grade of an anaemia by its haemoglobin in g/dl; null where there is none. */
export function anaemiaGrade(haemoglobin: number, rules: RiskRules = current): 'severe' | 'moderate' | 'mild' | null {
  const [severe, moderate, mild] = rules.anaemia;
  if (haemoglobin < severe) return 'severe';
  if (haemoglobin < moderate) return 'moderate';
  return haemoglobin < mild ? 'mild' : null;
}

/** Is a pregnancy that was found to be of high risk looked after as one on that day? Until some weeks after its outcome. */
export const isFollowedUp = (outcomeOn: CivilDate | null, today: CivilDate, rules: RiskRules = current): boolean =>
  outcomeOn === null || today <= addDays(outcomeOn, rules.daysAfterOutcome);

/** The number of a risk in the master list. */
export const riskId = (risk: HighRisk): number => idOfMaster('high_risk', risk);
