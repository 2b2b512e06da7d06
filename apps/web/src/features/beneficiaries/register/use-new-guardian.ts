import { registration } from '@teeka/contract/beneficiaries';
import type { RegistrationFacts } from '@teeka/domain/beneficiaries';
import { trimmed, upperCased } from '@teeka/domain/text';
import { useMemo, useState } from 'react';
import { useToday } from '../../../platform/clock/index.ts';
import type { Entry } from '../../../platform/outbox/index.ts';
import { draftAt } from '../../../records/forms/forms.ts';
import { emptyRecipient, isChild, type Recipient } from '../recipient-form/recipient.ts';
import { guardianRefusals, type NewGuardian, wholeGuardian } from './new-guardian.ts';
import {
  emptyDraft,
  newReferenceNumber,
  normalRequest,
  type RegistrationDraft,
  requestOf,
  type SavingFacts,
} from './request.ts';
import { useAlike } from './use-alike.ts';

const nobody = emptyDraft;

/** The mother or guardian who is registered together with a child: who is alike, what is wrong, and what is made of her. */
export function useNewGuardian(draft: RegistrationDraft | null) {
  const today = useToday();
  const { form: child, guardian: kept } = draft ?? nobody;
  const [id] = useState(() => newReferenceNumber(crypto.getRandomValues(new Uint32Array(13))));
  const guardian: NewGuardian | null = kept?.open && isChild(child) ? kept : null;
  const whole = useMemo(
    () => (guardian ? wholeGuardian(guardian, child, today) : emptyRecipient),
    [guardian, child, today],
  );
  const { people: alike } = useAlike(whole, id);
  if (!draft || !guardian) return { guardian: null, alike: [], chosen: {} } as const;

  const own = { form: whole, consent_at: draft.consent_at, reason: guardian.reason };
  const chosen: Partial<Recipient> = { guardian_ben_id: id, guardian_name: upperCased(trimmed(whole.name)) };
  const request = (facts: SavingFacts) =>
    requestOf(own, {
      ...facts,
      beneficiary_id: id,
      session_id: undefined,
      alike: alike.map((one) => one.beneficiary_id),
      elsewhere: false,
    });
  return {
    guardian,
    alike,
    /** Her form, as the child's completes it. */
    whole,
    /** How the child's form names her. */
    chosen,
    wrong: (facts: SavingFacts, rules: RegistrationFacts) =>
      guardianRefusals(request(facts), guardian, { ...rules, guardian: undefined, child }),
    /** Her registration: refused, it opens as a form of its own, and the child waits. */
    entry: (facts: SavingFacts): Entry => ({
      call: registration,
      input: normalRequest(request(facts)),
      options: { part: 'guardian', draft: draftAt('/new-beneficiary#registration', { ...emptyDraft, ...own, id }) },
    }),
  } as const;
}
