import { addPregnancyEvent } from '@teeka/contract/pregnancies';
import type { Answer } from '@teeka/domain/forms';
import type { Refusal } from '@teeka/domain/refusal';
import { now, useToday } from '../../../platform/clock/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { newId } from '../../../platform/store/new-id.ts';
import { useForm } from '../../../records/forms/use-form.ts';
import { actOf, fieldsOfAct, inAct } from '../parts/act.ts';
import { useHer } from '../parts/use-her.ts';
import {
  accountOnRecord,
  beginningOf,
  emptyRegistration,
  fieldsOfStep,
  type RegistrationDraft,
  type RegistrationStep,
  registrationOf,
  registrationSteps,
  sentFacts,
  stepOf,
} from './registration.ts';

const fields = [...fieldsOfAct('registered'), 'pregnancy_number'];
const keyOf = (path: string | undefined): string => (path ?? '').replace(`${inAct}.`, '');

/** A pregnancy as it is registered or changed: prefilled from the record, kept as a draft, saved through the outbox. */
export function useRegistration(beneficiaryId: string) {
  const today = useToday();
  const { her, loading } = useHer(beneficiaryId);
  const form = useForm<RegistrationDraft>({
    place: `/pregnancy/${beneficiaryId}/register#pregnancy`,
    empty: emptyRegistration,
    fields,
    keptAs: `pregnancy/${beneficiaryId}/`,
    opens: (draft, [first]) => ({ ...draft, step: stepOf(keyOf(first?.path)) }),
  });
  const { refusals, busy, value } = form;
  // Refused, it is of the pregnancy that it was of: to this phone it is not registered yet.
  const of = (form.opened && value.of) ?? (her ? registrationOf(her.pregnancies, today) : null);
  const facts = { ...(her && of ? beginningOf(her, of, today) : {}), ...value.facts };
  const goTo = (step: RegistrationStep) => void form.put({ ...value, step });
  const changeAll = (answers: Readonly<Record<string, Answer>>) => {
    for (const key of Object.keys(answers)) refusals.clear(`${inAct}.${key}`);
    void form.put({ ...value, facts: { ...value.facts, ...answers } });
  };
  const change = (key: string, answer: Answer) => changeAll({ [key]: answer });
  const judged = (id: string) => {
    const by = { user_id: currentUser()?.user_id ?? '', answers: false };
    return her && of ? actOf(her, { ...of, facts: sentFacts(facts) }, { by, at: now(), id }) : null;
  };
  const isRefused = (found: readonly Refusal[]): boolean => {
    if (refusals.show(found)) return false;
    void form.put({ ...value, step: stepOf(keyOf(found[0]?.path)) });
    return true;
  };
  /** On to the next step, unless something of this one is wrong. */
  const next = () => {
    const keys = fieldsOfStep(value.step).map(({ key }) => key);
    const found = (judged('')?.refused ?? []).filter(({ path }) => keys.includes(keyOf(path)));
    if (!isRefused(found)) goTo(registrationSteps[registrationSteps.indexOf(value.step) + 1] ?? 'entitled');
  };
  const save = async (): Promise<boolean> => {
    const made = judged(newId(now()));
    if (!her || !of || !made || isRefused(made.refused)) return false;
    const entry = { call: addPregnancyEvent, input: made.input, options: { person: her.card } };
    return (await form.save([entry], { as: { ...value, facts, of } })) !== null;
  };
  return {
    her,
    of,
    today,
    loading: loading || !form.ready,
    step: value.step,
    facts,
    account: her && of ? accountOnRecord(her, of) : '',
    refusals,
    busy,
    goTo,
    change,
    changeAll,
    next,
    save,
  };
}

export type OpenRegistration = ReturnType<typeof useRegistration>;
