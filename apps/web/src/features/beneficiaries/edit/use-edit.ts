import { updateBeneficiaryBasicDetails } from '@teeka/contract/beneficiaries';
import { birthEditRange } from '@teeka/domain/beneficiaries';
import { useEffect, useState } from 'react';
import { now, useToday } from '../../../platform/clock/index.ts';
import { useDraft, useItem, useView, useWorkday } from '../../../records/workday/index.ts';
import { useRefusals } from '../../../ui/index.ts';
import { useMended } from '../../../ui/saving/use-mended.ts';
import { useSaving } from '../../../ui/saving/use-saving.ts';
import { emptyRecipient, type Recipient } from '../recipient-form/recipient.ts';
import { repeatedMobileRefusals } from '../recipient-form/repeated-mobile.ts';
import { useFormFacts } from '../recipient-form/use-form-facts.ts';
import { formFields } from '../register/steps.ts';
import { birthFacts } from './birth-bounds.ts';
import { type Choosing, conflictsOf, resolved } from './conflicts.ts';
import { changedFields, type EditRequest, editRequest, inForm, withEditChange, wrongInEdit } from './edit.ts';
import { withRefused } from './seen.ts';
import { useRecord } from './use-record.ts';

interface EditDraft {
  readonly form: Recipient | null;
}
const noDraft: EditDraft = { form: null };

/** An edit as it is filled in: the record, the form over it, what is wrong, and sending it. */
export function useEdit(beneficiaryId: string) {
  const today = useToday();
  const workday = useWorkday();
  const people = useView()?.rows.people;
  const mended = useItem(useMended());
  const refused = mended?.state === 'refused' && mended.call === updateBeneficiaryBasicDetails.name ? mended : null;
  const wanted = refused ? (refused.input as EditRequest) : null;
  const { seen, details, asked, doses, asking } = useRecord(beneficiaryId, wanted);
  const [draft, keep] = useDraft(`edit-beneficiary/${beneficiaryId}/${refused?.id ?? ''}`, noDraft);
  const [choosing, setChoosing] = useState<Choosing>({});
  const refusals = useRefusals(formFields);
  const { busy, save } = useSaving();

  const begun = seen && (wanted ? withRefused(seen.form, wanted) : seen.form);
  const form = draft?.form ?? begun ?? emptyRecipient;
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

  const { show } = refusals;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refused record that is opened
  useEffect(() => {
    if (wanted && refused) show(inForm(refused.refusals, wanted));
  }, [refused?.id]);

  const change = (part: Partial<Recipient>) => {
    if (!seen) return;
    for (const field of Object.keys(part)) refusals.clear(field);
    void keep({ form: withEditChange(seen, form, part, today) });
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
    return made && show([...wrongInEdit(made, { today, ...facts, birth }), ...repeated]) ? made : null;
  };
  const put = (input: EditRequest): Promise<boolean> =>
    save(async () => {
      if (!workday) throw new Error('no workday');
      const { outbox } = workday;
      await (refused ? outbox.replace(refused.id, input) : outbox.enqueue(updateBeneficiaryBasicDetails, input));
      await keep(noDraft);
    });
  /** Sends what is left of the edit after the choice; where nothing is, the edit is given up. */
  const settle = async (): Promise<boolean> => {
    if (!wanted || !refused || !workday) return false;
    const left = resolved(wanted, conflicts, choosing);
    return left ? put(left) : save(() => workday.outbox.discard(refused.id));
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
    ready: draft !== null,
    changed: seen ? changedFields(seen.form, form) : [],
    births: birthEditRange(birth),
    judged,
    put,
    settle,
  };
}
