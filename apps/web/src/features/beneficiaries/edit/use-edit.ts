import { updateBeneficiaryBasicDetails } from '@teeka/contract/beneficiaries';
import { birthEditRange } from '@teeka/domain/beneficiaries';
import { useState } from 'react';
import { now, useToday } from '../../../platform/clock/index.ts';
import { useForm } from '../../../records/forms/use-form.ts';
import { useView } from '../../../records/workday/index.ts';
import { emptyRecipient, type Recipient } from '../recipient-form/recipient.ts';
import { repeatedMobileRefusals } from '../recipient-form/repeated-mobile.ts';
import { useFormFacts } from '../recipient-form/use-form-facts.ts';
import { formFields } from '../register/steps.ts';
import { birthFacts } from './birth-bounds.ts';
import { type Choosing, conflictsOf, resolved } from './conflicts.ts';
import { changedFields, type EditRequest, editRequest, inForm, withEditChange, wrongInEdit } from './edit.ts';
import { type Seen, typedOver, withoutChange } from './seen.ts';
import { useRecord } from './use-record.ts';

interface EditDraft {
  readonly form: Recipient | null;
  /** The record over which it was typed; left out by earlier versions of the app. */
  readonly over?: Seen;
}
const noDraft: EditDraft = { form: null };

/** An edit as it is filled in: the record, the form over it, what is wrong, and sending it. */
export function useEdit(beneficiaryId: string) {
  const today = useToday();
  const people = useView()?.rows.people;
  const editing = useForm<EditDraft>({
    place: `/edit-beneficiary/${beneficiaryId}#edit`,
    empty: noDraft,
    fields: formFields,
    keptAs: `edit-beneficiary/${beneficiaryId}/`,
    named: (list, { form }) => inForm(list, form ?? emptyRecipient),
  });
  const { value, refusals, busy } = editing;
  const refused = editing.opened?.item ?? null;
  const { form: typed, over } = value;
  const wanted = refused ? (refused.input as EditRequest) : null;
  const { seen, details, asked, doses, asking } = useRecord(beneficiaryId, over ?? null);
  const [choosing, setChoosing] = useState<Choosing>({});

  const form = (typed && seen && over ? typedOver(seen.form, typed, over.form) : typed) ?? seen?.form ?? emptyRecipient;
  const numberOnRecord = seen?.form.mobile_number;
  const facts = useFormFacts(form, beneficiaryId, numberOnRecord);
  const birth = birthFacts({
    beneficiaryId,
    today,
    form,
    seen: seen?.form ?? form,
    doses,
    people,
    details,
    asked,
  });
  const conflicts = wanted && refused ? conflictsOf(wanted, refused.refusals) : [];

  const change = (part: Partial<Recipient>) => {
    if (!seen) return;
    for (const field of Object.keys(part)) refusals.clear(field);
    void editing.put({ form: withEditChange(seen, form, part, today), over: seen });
  };
  /** A conflict names the version in which the other's value stands: who has seen it may go on from there. */
  const version = Math.max(seen?.version ?? 0, ...conflicts.map((conflict) => conflict.version));
  const request = (): EditRequest | null =>
    seen &&
    editRequest(seen, form, {
      beneficiary_id: beneficiaryId,
      version,
      captured_at: now().toISOString(),
      read_out: true,
    });
  /** The edit as it would go out, where nothing is wrong with it. */
  const judged = (): EditRequest | null => {
    const made = request();
    const repeated = form.mobile_number === numberOnRecord ? [] : repeatedMobileRefusals(form);
    return made && refusals.show([...wrongInEdit(made, { today, ...facts, birth }), ...repeated]) ? made : null;
  };
  const put = async (input: EditRequest | null, kept = form): Promise<boolean> => {
    const entries = input ? [{ call: updateBeneficiaryBasicDetails, input }] : [];
    return (await editing.save(entries, { as: { form: kept, ...(seen ? { over: seen } : {}) } })) !== null;
  };
  /** Sends what is left of the edit after the choice; where nothing is, the edit is given up. */
  const settle = async (): Promise<boolean> => {
    if (!wanted || !seen) return false;
    const theirs = conflicts.filter(({ field }) => choosing[field] === 'theirs').map(({ field }) => field);
    return put(resolved(wanted, conflicts, choosing), withoutChange(form, seen.form, theirs));
  };
  return {
    seen,
    details,
    asking,
    form,
    change,
    refusals,
    busy,
    conflicts,
    choosing,
    setChoosing,
    ready: editing.ready,
    changed: seen ? changedFields(seen.form, form) : [],
    births: birthEditRange(birth),
    judged,
    put,
    settle,
  };
}
