import { addMonths, type CivilDate } from '@teeka/domain/calendar';
import type { Answers } from '@teeka/domain/forms';
import {
  earlierAnswers,
  earlierOnRecord,
  endedOn,
  historyFields,
  numberIn,
  type Pregnancy,
  type PregnancyField,
  registrationFields,
  stageOn,
} from '@teeka/domain/pregnancy';
import type { Her } from '../parts/her.ts';

export const registrationSteps = ['when', 'before', 'history', 'entitled'] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

/** A registration as it is filled in, kept on this phone. `facts` is null before anything was typed. */
export interface RegistrationDraft {
  readonly facts: Answers | null;
  readonly step: RegistrationStep;
  /** What was saved of it: which pregnancy, and whether it was one already. */
  readonly of: RegistrationOf | null;
}
export const emptyRegistration: RegistrationDraft = { facts: null, step: 'when', of: null };

export interface RegistrationOf {
  readonly kind: 'registered' | 'changed';
  readonly number: number;
}

const ofWhen = ['lmp_date', 'registered_on', 'rch_id', 'husband_age', 'blood_group'];
const ofEntitlement = ['jsy', 'pmmvy'];
const isOfBank = ({ key }: PregnancyField): boolean => key === 'has_bank' || key.startsWith('bank_');

/** The fields of a step; what of the bank account is asked stands behind a line of its own. */
export function fieldsOfStep(step: RegistrationStep): readonly PregnancyField[] {
  if (step === 'history') return historyFields;
  const of = (keys: readonly string[]) => registrationFields.filter(({ key }) => keys.includes(key));
  if (step === 'when') return of(ofWhen);
  if (step === 'entitled') return of(ofEntitlement);
  return registrationFields.filter((field) => ![...ofWhen, ...ofEntitlement].includes(field.key) && !isOfBank(field));
}
export const bankFields: readonly PregnancyField[] = registrationFields.filter(isOfBank);

/** In which step a refused field stands. */
export const stepOf = (key: string): RegistrationStep =>
  bankFields.some((field) => field.key === key)
    ? 'entitled'
    : (registrationSteps.find((step) => fieldsOfStep(step).some((field) => field.key === key)) ?? 'when');

/** The pregnancy that a form about her is of: the one that goes on or is looked after still is changed, else the next begins. */
export function registrationOf(pregnancies: readonly Pregnancy[], today: CivilDate): RegistrationOf {
  const current = pregnancies.findLast((one) => stageOn(one, today) !== 'closed');
  if (current) return { kind: 'changed', number: current.pregnancy_number };
  return { kind: 'registered', number: Math.max(0, ...pregnancies.map((one) => one.pregnancy_number)) + 1 };
}

/** Does a text hold an account of which only the end is shown? */
const isMasked = (value: Answers[string]): boolean => typeof value === 'string' && value.startsWith('•');

/** The end of the bank account on record, as it is shown; empty where there is none. */
export function accountOnRecord({ pregnancies }: Her, { number }: RegistrationOf): string {
  const account = pregnancies.find(({ pregnancy_number }) => pregnancy_number === number)?.facts.bank_account;
  return typeof account === 'string' ? `••••${account.slice(-4)}` : '';
}

/** What holds from one pregnancy to the next, and is not asked anew. */
const lastingFields = [
  'rch_id',
  'blood_group',
  'past_illness',
  'past_illness_other',
  'past_complications',
  'hypothyroid',
  'allergy',
];
const lasting = (facts: Answers): Answers =>
  Object.fromEntries(lastingFields.flatMap((key) => (facts[key] === undefined ? [] : [[key, facts[key]]])));

/** What the form begins with: what is on record; an account is never among it, whole or masked. */
export function beginningOf(her: Her, { kind, number }: RegistrationOf, today: CivilDate): Answers {
  if (kind === 'changed') {
    const { bank_account: _, ...facts } =
      her.pregnancies.find(({ pregnancy_number }) => pregnancy_number === number)?.facts ?? {};
    return facts;
  }
  const earlier = her.pregnancies.filter((one) => endedOn(one) !== null);
  const last = earlier.at(-1);
  const delivered = earlier.filter(({ outcome }) => outcome?.kind === 'delivery').length;
  const before = numberIn(last?.facts ?? {}, 'births') ?? 0;
  const rows = earlierOnRecord(her.pregnancies);
  const ofRows = rows.filter(({ outcome }) => outcome === 'Delivery').length;
  const births = Math.max(delivered, ofRows, before + (last?.outcome?.kind === 'delivery' ? 1 : 0));
  return {
    ...lasting(last?.facts ?? {}),
    ...earlierAnswers(rows),
    ...(her.lmp === null ? {} : { lmp_date: her.lmp }),
    registered_on: today,
    ...(last?.outcome
      ? {
          pregnancies:
            Math.max(her.pregnancies.length, rows.length, births, numberIn(last.facts, 'pregnancies') ?? 0) + 1,
          births,
          last_ended_on: last.outcome.on,
          last_outcome: last.outcome.kind === 'abortion' ? 'Abortion' : 'Delivery',
        }
      : {}),
  };
}

/** What is sent: an account that was not typed anew is not said, and stays as it is. */
export function sentFacts(facts: Answers): Answers {
  const { bank_account, ...others } = facts;
  return bank_account === undefined || isMasked(bank_account) ? others : { ...others, bank_account };
}

/** Days that the calendars of the form offer. */
export function daysOfRegistration(key: string, facts: Answers, today: CivilDate) {
  if (key === 'lmp_date') return { min: addMonths(today, -12), max: today };
  const lmp = typeof facts.lmp_date === 'string' && facts.lmp_date !== '' ? facts.lmp_date : today;
  return key === 'registered_on' ? { min: lmp, max: today } : { max: addMonths(lmp, -1) };
}
