import { useQuery } from '@tanstack/react-query';
import { getBeneficiaryDetails, minmaxDateDOBEdit, updateBeneficiaryBasicDetails } from '@teeka/contract/beneficiaries';
import { birthEditRange } from '@teeka/domain/beneficiaries';
import { useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { now, useToday } from '../../../platform/clock/index.ts';
import { repeatedMobileRefusals } from '../../../records/beneficiaries/repeated-mobile.ts';
import { useForm } from '../../../records/forms/use-form.ts';
import { useOnline, usePerson, useView } from '../../../records/workday/index.ts';
import { emptyRecipient, type Recipient, type TypesOffAt } from '../recipient-form/recipient.ts';
import { useFormFacts } from '../recipient-form/use-form-facts.ts';
import { useTypesOff } from '../recipient-form/use-types-off.ts';
import { formFields } from '../register/steps.ts';
import { birthFacts } from './birth-bounds.ts';
import { type Choosing, conflictsOf, resolved } from './conflicts.ts';
import { changedFields, type EditRequest, editRequest, inForm, withEditChange, wrongInEdit } from './edit.ts';
import { type EditDraft, editedForm, type Seen, seenOnPhone, seenOnServer, wholeEdit, withoutChange } from './seen.ts';

const quiet = { quiet: true, silent: true } as const;
const fresh = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

/** The record to be edited: asked of the server, else of this phone, else as it was when a refused edit was typed. */
function useRecord(beneficiaryId: string, then: Seen | null) {
  const online = useOnline();
  const person = usePerson(beneficiaryId);
  const { data: details, isFetching } = useQuery({
    queryKey: ['beneficiaryDetails', beneficiaryId],
    enabled: online,
    ...fresh,
    queryFn: () => send(getBeneficiaryDetails, { beneficiaryId }, quiet),
  });
  const { data: serverRange } = useQuery({
    queryKey: ['birthBounds', beneficiaryId],
    enabled: online,
    ...fresh,
    queryFn: () => send(minmaxDateDOBEdit, { beneficiary_ref_id: beneficiaryId }, quiet),
  });
  const record = person?.record ?? null;
  const seen = details ? seenOnServer(details) : record ? seenOnPhone(record) : then;
  return { seen, details, serverRange, doses: person?.doses ?? [], asking: isFetching && !details };
}

const noDraft: EditDraft = { form: null };

/** An edit as it is filled in: the record, the form over it, what is wrong, and sending it. */
export function useEdit(beneficiaryId: string) {
  const today = useToday();
  const people = useView()?.rows.people;
  const editing = useForm<EditDraft>({
    place: `/edit-beneficiary/${beneficiaryId}#edit`,
    empty: noDraft,
    whole: wholeEdit,
    fields: formFields,
    keptAs: `edit-beneficiary/${beneficiaryId}/`,
    named: (list, { form }) => inForm(list, form ?? emptyRecipient),
  });
  const { value, refusals, busy } = editing;
  const refused = editing.opened?.item ?? null;
  const wanted = refused ? (refused.input as EditRequest) : null;
  const { seen, details, serverRange, doses, asking } = useRecord(beneficiaryId, value.over ?? null);
  const [choosing, setChoosing] = useState<Choosing>({});

  const form = editedForm(seen, value);
  const numberOnRecord = seen?.form.mobile_number;
  const offInState = useTypesOff();
  /** Who has a type keeps it. */
  const offAt: TypesOffAt = (village) => offInState(village).filter((id) => String(id) !== seen?.form.ben_type_id);
  const facts = {
    ...useFormFacts(form, beneficiaryId, numberOnRecord),
    typesOff: offAt(form.village_id),
    abhaLinked: seen?.abhaLinked === true,
  };
  const birth = birthFacts({
    beneficiaryId,
    today,
    form,
    seen: seen?.form ?? form,
    doses,
    people,
    details,
    serverRange,
  });
  const conflicts = wanted && refused ? conflictsOf(wanted, refused.refusals) : [];

  const change = (part: Partial<Recipient>) => {
    if (!seen) return;
    for (const field of Object.keys(part)) refusals.clear(field);
    void editing.put({ form: withEditChange(seen, form, part, today, offAt), over: seen });
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
    return put(
      resolved(wanted, { conflicts, choosing, abhaLinked: facts.abhaLinked }),
      withoutChange(form, seen.form, theirs),
    );
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
    /** The edit brought the address of an account that was linked meanwhile. */
    bringsAddress: facts.abhaLinked && (wanted?.changed.includes('abha_address') ?? false),
    ready: editing.ready,
    changed: seen ? changedFields(seen.form, form) : [],
    births: birthEditRange(birth),
    typesOff: facts.typesOff,
    judged,
    put,
    settle,
  };
}
