import { useLocation } from '@tanstack/react-router';
import { registration, savePhoto } from '@teeka/contract/beneficiaries';
import { guardianBirthRefusals } from '@teeka/domain/beneficiaries';
import { birthRange, specialSessionBirthRange } from '@teeka/domain/person';
import type { Refusal } from '@teeka/domain/refusal';
import { sessionAgeLimits } from '@teeka/domain/sessions';
import i18next from 'i18next';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { now, useToday } from '../../../platform/clock/index.ts';
import { isPhone } from '../../../platform/native/index.ts';
import type { Entry } from '../../../platform/outbox/index.ts';
import { useCorrectedId } from '../../../records/forms/use-corrected-id.ts';
import { keptKey, useForm } from '../../../records/forms/use-form.ts';
import type { PackView } from '../../../records/view/view.ts';
import { useDraft } from '../../../records/workday/index.ts';
import { photoDraft } from '../photo/use-keep-photo.ts';
import { emptyRecipient, type Recipient, withChange } from '../recipient-form/recipient.ts';
import { repeatedMobileRefusals } from '../recipient-form/repeated-mobile.ts';
import { fromSearch } from '../recipient-form/sought.ts';
import { useFormFacts } from '../recipient-form/use-form-facts.ts';
import { alikeOnPhone } from './alike.ts';
import { alikeByRefusal } from './alike-question.ts';
import {
  emptyDraft,
  newReferenceNumber,
  normalRequest,
  type Registration,
  type RegistrationDraft,
  refusalsOf,
  requestOf,
  wholeDraft,
} from './request.ts';
import { firstWrong, formFields, registrationSteps, stepOfField } from './steps.ts';
import { useAlikeOnline } from './use-alike-online.ts';
import { useSteps } from './use-steps.ts';

/** A registration as it is filled in: the draft, what is wrong with it, who is alike, and saving it. */
export function useRegistration(
  view: PackView | null,
  { sessionId, isGuardian }: { readonly sessionId: string | undefined; readonly isGuardian: boolean },
) {
  const today = useToday();
  const place =
    sessionId === undefined || isGuardian ? '/new-beneficiary' : (`/new-beneficiary/session/${sessionId}` as const);
  const kept = `new-beneficiary/${sessionId ?? ''}/`;
  const registering = useForm<RegistrationDraft>({
    place: `${place}#registration`,
    empty: emptyDraft,
    whole: wholeDraft,
    fields: formFields,
    keptAs: isGuardian ? `${kept}/guardian` : kept,
    fresh: isGuardian,
  });
  const { refusals, busy, opened, put: keep } = registering;
  const draft = registering.ready ? registering.value : null;
  const correctedId = useCorrectedId(`${place}#registration`);
  const keyOf = (name: string) => keptKey(`${place}#registration`, `${kept}${name}`, correctedId);
  // A guardian's form is judged beside the child whose form waits.
  const [beside] = useDraft(keyOf(''), emptyDraft, wholeDraft);
  const [photo, keepPhoto] = useDraft(keyOf(isGuardian ? '/guardian/photo' : '/photo'), draft?.photo ?? '');
  const { at, step, goTo } = useSteps(opened ? firstWrong(opened.item.refusals) : undefined);
  const [fresh] = useState(() => newReferenceNumber(crypto.getRandomValues(new Uint32Array(13))));
  const id = draft?.id ?? fresh;
  const form = draft?.form ?? emptyRecipient;
  const deferred = useDeferredValue(form);
  const people = view?.rows.people;
  const session = isGuardian ? undefined : view?.rows.sessions.get(sessionId ?? '');
  const specialSession = session && sessionAgeLimits(session);
  const births = specialSession ? specialSessionBirthRange(today, specialSession) : birthRange(today);
  const facts = useFormFacts(form, id);
  const onPhone = useMemo(
    () => (people ? alikeOnPhone(deferred, people).filter((one) => one.beneficiary_id !== id) : []),
    [deferred, people, id],
  );
  const online = useAlikeOnline(deferred);
  const here = new Set(onPhone.map((one) => one.beneficiary_id));
  const alike = [...onPhone, ...online.people.filter((one) => !here.has(one.beneficiary_id))];
  const refused = alikeByRefusal(opened && { form: opened.value.form, refusals: opened.item.refusals }, form);
  const elsewhere = online.elsewhere || refused.elsewhere;
  /** Alike by the server's word; who they are, this phone does not know. */
  const unknown = refused.ids.filter((one) => alike.every(({ beneficiary_id }) => beneficiary_id !== one));

  const { state } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the form opens
  useEffect(() => {
    if (!draft || isGuardian || correctedId) return;
    const part = fromSearch(state, draft.form);
    if (Object.keys(part).length > 0) void keep({ ...draft, form: withChange(draft.form, part, today) });
  }, [draft === null]);

  // A step begins at its top, wherever the one before it was left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each step
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, [step]);

  const change = (part: Partial<Recipient>) => {
    if (!draft) return;
    const next = withChange(draft.form, part, today);
    // What follows from the change is no longer as it was refused either.
    for (const field of Object.keys(next) as (keyof Recipient)[])
      if (field in part || next[field] !== draft.form[field]) refusals.clear(field);
    void keep({ ...draft, form: next });
  };
  const request = (): Registration | null =>
    draft && view
      ? requestOf(draft, {
          beneficiary_id: id,
          facility_id: view.rows.meta.site.facility_id,
          session_id: isGuardian ? undefined : sessionId,
          language: i18next.language,
          platform: isPhone ? 'App' : 'Web',
          captured_at: now().toISOString(),
          alike: [...alike.map((one) => one.beneficiary_id), ...unknown],
          elsewhere,
        })
      : null;
  const wrong = (made: Registration): readonly Refusal[] => [
    ...refusalsOf(made, { today, ...facts, specialSession }),
    ...repeatedMobileRefusals(form),
    ...(isGuardian ? guardianBirthRefusals(made, { today, child: beside?.form }) : []),
  ];

  /** On to the next step, unless something of this or an earlier one is wrong. */
  const next = () => {
    const made = request();
    if (!made) return;
    const soFar = wrong(made).filter(({ path }) => registrationSteps.indexOf(stepOfField(path)) <= at);
    refusals.show(soFar);
    goTo(firstWrong(soFar) ?? registrationSteps[at + 1] ?? step);
  };
  /** Saves on this phone; answers the number, or null when nothing was saved. */
  const register = async (): Promise<string | null> => {
    const made = request();
    if (!made || !draft) return null;
    const all = wrong(made);
    if (!refusals.show(all)) {
      goTo(firstWrong(all) ?? 'consent');
      return null;
    }
    const input = normalRequest(made);
    // Together or not at all: where there is no room for the photo, the same person would be registered twice.
    const portrait = { beneficiary_id: id, user_photo: photo ?? '', captured_at: input.captured_at };
    const entries: readonly Entry[] = [
      { call: registration, input },
      ...(photo ? [{ call: savePhoto, input: portrait, options: { draft: photoDraft(id) } }] : []),
    ];
    const as = { ...draft, id, photo: photo ?? '' };
    if (!(await registering.save(entries, { as }))) return null;
    await keepPhoto(null);
    return id;
  };
  return {
    photo: photo || null,
    keepPhoto,
    births,
    draft,
    keep,
    change,
    at,
    step,
    goTo,
    otherKey: keyOf(isGuardian ? '' : '/guardian'),
    next,
    register,
    refusals,
    alike,
    unknown,
    elsewhere,
    busy,
  };
}
