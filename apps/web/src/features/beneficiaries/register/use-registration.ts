import { useLocation } from '@tanstack/react-router';
import { registration, savePhoto } from '@teeka/contract/beneficiaries';
import { birthRange, specialSessionBirthRange } from '@teeka/domain/person';
import type { Refusal } from '@teeka/domain/refusal';
import { sessionAgeLimits } from '@teeka/domain/sessions';
import i18next from 'i18next';
import { useEffect, useState } from 'react';
import { now, useToday } from '../../../platform/clock/index.ts';
import { isPhone } from '../../../platform/native/index.ts';
import type { Entry } from '../../../platform/outbox/index.ts';
import { repeatedMobileRefusals } from '../../../records/beneficiaries/repeated-mobile.ts';
import { useCorrectedId } from '../../../records/forms/use-corrected-id.ts';
import { keptKey, useForm } from '../../../records/forms/use-form.ts';
import type { PackView } from '../../../records/view/view.ts';
import { useDraft } from '../../../records/workday/index.ts';
import { photoDraft } from '../photo/use-keep-photo.ts';
import { fromSearch } from '../recipient-form/into-empty.ts';
import { emptyRecipient, type Recipient, withChange } from '../recipient-form/recipient.ts';
import { useFormFacts } from '../recipient-form/use-form-facts.ts';
import { useTypesOff } from '../recipient-form/use-types-off.ts';
import { alikeByRefusal } from './alike-question.ts';
import {
  emptyDraft,
  newReferenceNumber,
  normalRequest,
  type Registration,
  type RegistrationDraft,
  refusalsOf,
  requestOf,
  type SavingFacts,
  wholeDraft,
} from './request.ts';
import { firstWrong, formFields, registrationSteps, stepOfField } from './steps.ts';
import { useAlike } from './use-alike.ts';
import { useNewGuardian } from './use-new-guardian.ts';
import { useSteps } from './use-steps.ts';

/**
 * A registration as it is filled in: the draft, what is wrong with it, who is alike, and saving it, for a child together with
 * its mother or guardian where she is new too.
 */
export function useRegistration(view: PackView | null, sessionId: string | undefined) {
  const today = useToday();
  const place = sessionId === undefined ? '/new-beneficiary' : (`/new-beneficiary/session/${sessionId}` as const);
  const kept = `new-beneficiary/${sessionId ?? ''}/`;
  const registering = useForm<RegistrationDraft>({
    place: `${place}#registration`,
    empty: emptyDraft,
    whole: wholeDraft,
    fields: formFields,
    keptAs: kept,
  });
  const { refusals, busy, opened, put: keep } = registering;
  const draft = registering.ready ? registering.value : null;
  const correctedId = useCorrectedId(`${place}#registration`);
  const [photo, keepPhoto] = useDraft(
    keptKey(`${place}#registration`, `${kept}/photo`, correctedId),
    draft?.photo ?? '',
  );
  const { at, step, goTo } = useSteps(opened ? firstWrong(opened.item.refusals) : undefined);
  const [fresh] = useState(() => newReferenceNumber(crypto.getRandomValues(new Uint32Array(13))));
  const id = draft?.id ?? fresh;
  const form = draft?.form ?? emptyRecipient;
  const session = view?.rows.sessions.get(sessionId ?? '');
  const specialSession = session && sessionAgeLimits(session);
  const births = specialSession ? specialSessionBirthRange(today, specialSession) : birthRange(today);
  const offAt = useTypesOff();
  const facts = { ...useFormFacts(form, id), typesOff: offAt(form.village_id) };
  const own = useAlike(form, id);
  const { people: alike } = own;
  const beside = useNewGuardian(draft);
  const refused = alikeByRefusal(opened && { form: opened.value.form, refusals: opened.item.refusals }, form);
  const elsewhere = own.elsewhere || refused.elsewhere;
  /** Alike by the server's word; who they are, this phone does not know. */
  const unknown = refused.ids.filter((one) => alike.every(({ beneficiary_id }) => beneficiary_id !== one));

  const { state } = useLocation();
  /** What was searched for stands in the fields that are empty. */
  const withSearch = (before: RegistrationDraft): RegistrationDraft => {
    const part = fromSearch(state, before.form);
    if (Object.keys(part).length === 0) return before;
    return { ...before, form: withChange(before.form, part, today, offAt) };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the form opens
  useEffect(() => {
    if (!draft || correctedId) return;
    const begun = withSearch(draft);
    if (begun.form !== draft.form) void keep(begun);
  }, [draft === null]);

  // A step begins at its top, wherever the one before it was left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each step
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, [step]);

  const change = (part: Partial<Recipient>) => {
    if (!draft) return;
    const next = withChange(draft.form, part, today, offAt);
    // What follows from the change is no longer as it was refused either.
    for (const field of Object.keys(next) as (keyof Recipient)[])
      if (field in part || next[field] !== draft.form[field]) refusals.clear(field);
    void keep({ ...draft, form: next });
  };
  const saving = (): SavingFacts | null =>
    view && {
      beneficiary_id: id,
      facility_id: view.rows.meta.site.facility_id,
      session_id: sessionId,
      language: i18next.language,
      platform: isPhone ? 'App' : 'Web',
      captured_at: now().toISOString(),
      alike: [...alike.map((one) => one.beneficiary_id), ...unknown],
      elsewhere,
    };
  const whole = (): RegistrationDraft | null => draft && { ...draft, form: { ...draft.form, ...beside.chosen } };
  const { members } = facts;
  const wrong = (made: Registration, how: SavingFacts): readonly Refusal[] => [
    ...refusalsOf(made, {
      today,
      ...facts,
      // She takes a place on the family's number too.
      members: members && beside.guardian ? { ...members, count: members.count + 1 } : members,
      specialSession,
    }),
    ...repeatedMobileRefusals(form),
    ...(beside.guardian ? beside.wrong(how, { today, ...facts }) : []),
  ];

  /** Somebody registered already, instead of whom was filled in; that stays. */
  const chooseGuardian = (chosen: Partial<Recipient>) => {
    if (!draft) return;
    const { guardian } = draft;
    refusals.clear('guardian_ben_id');
    const next = withChange(draft.form, chosen, today, offAt);
    void keep({ ...draft, form: next, guardian: guardian && { ...guardian, open: false } });
  };
  /** On to the next step, unless something of this or an earlier one is wrong. */
  const next = () => {
    const [filled, how] = [whole(), saving()];
    if (!filled || !how) return;
    const soFar = wrong(requestOf(filled, how), how).filter(
      ({ path }) => registrationSteps.indexOf(stepOfField(path)) <= at,
    );
    refusals.show(soFar);
    goTo(firstWrong(soFar) ?? registrationSteps[at + 1] ?? step);
  };
  /** Saves on this phone; answers the number, or null when nothing was saved. */
  const register = async (): Promise<string | null> => {
    const [filled, how] = [whole(), saving()];
    if (!filled || !how) return null;
    const made = requestOf(filled, how);
    const all = wrong(made, how);
    if (!refusals.show(all)) {
      goTo(firstWrong(all) ?? 'consent');
      return null;
    }
    const input = normalRequest(made);
    // Together or not at all: where there is no room for the photo, the same person would be registered twice.
    const portrait = { beneficiary_id: id, user_photo: photo ?? '', captured_at: input.captured_at };
    const entries: readonly Entry[] = [
      ...(beside.guardian ? [beside.entry(how)] : []),
      { call: registration, input },
      ...(photo ? [{ call: savePhoto, input: portrait, options: { draft: photoDraft(id) } }] : []),
    ];
    const as = { ...filled, guardian: null, id, photo: photo ?? '' };
    if (!(await registering.save(entries, { as }))) return null;
    await keepPhoto(null);
    return id;
  };
  return {
    photo: photo || null,
    keepPhoto,
    births,
    typesOff: facts.typesOff,
    draft,
    keep,
    /** An empty form, but for what was searched for. */
    empty: () => keep(withSearch(emptyDraft)),
    beside,
    change,
    at,
    step,
    goTo,
    chooseGuardian,
    next,
    register,
    refusals,
    alike,
    unknown,
    elsewhere,
    busy,
  };
}
