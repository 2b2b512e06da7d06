import type { getBeneficiaryDetails, minmaxDateDOBEdit } from '@teeka/contract/beneficiaries';
import type { ReplyOf } from '@teeka/contract/call';
import type { BirthEditFacts } from '@teeka/domain/beneficiaries';
import type { CivilDate } from '@teeka/domain/calendar';
import type { PersonOnPhone } from '../../../platform/pack/person-card.ts';
import type { DoseNow } from '../../../records/beneficiaries/person-now.ts';
import { isChild, isPregnant, type Recipient } from '../recipient-form/recipient.ts';

interface Sources {
  readonly beneficiaryId: string;
  readonly today: CivilDate;
  readonly form: Recipient;
  readonly seen: Recipient;
  /** Doses as they stand on this phone, those recorded here among them. */
  readonly doses: readonly DoseNow[];
  readonly people: ReadonlyMap<string, PersonOnPhone> | undefined;
  readonly details?: ReplyOf<typeof getBeneficiaryDetails> | undefined;
  readonly serverRange?: ReplyOf<typeof minmaxDateDOBEdit> | undefined;
}

const first = (days: readonly CivilDate[]): CivilDate | undefined => days.toSorted()[0];

/**
 * What bounds the date of birth, from this phone and, with network, from the server. The server's own range is of the
 * record as it stands: with another guardian or type in the form it says nothing any more.
 */
export function birthFacts(sources: Sources): BirthEditFacts {
  const { beneficiaryId, today, form, seen, people, details, serverRange } = sources;
  const given = sources.doses
    .filter(({ voided, state }) => !voided && state !== 'refused')
    .map(({ given_on }) => given_on);
  const family = details?.linkedmembers ?? [];
  const guardian =
    people?.get(form.guardian_ben_id) ??
    family.find((one) => one.relation === 'guardian' && one.beneficiary_id === form.guardian_ben_id);
  const children = [...(people?.values() ?? [])].filter((one) => one.guardian_ben_id === beneficiaryId);
  const wards = family.filter(({ relation }) => relation === 'child');
  const same = form.guardian_ben_id === seen.guardian_ben_id && form.ben_type_id === seen.ben_type_id;
  return {
    today,
    firstDose: first([...given, ...(details?.doses.map(({ given_on }) => given_on) ?? [])]),
    guardianDob: isChild(form) ? guardian?.dob : undefined,
    eldestChildDob: first([...children, ...wards].map(({ dob }) => dob)),
    pregnant: isPregnant(form),
    within: serverRange && same ? { min: serverRange.min_date, max: serverRange.max_date } : undefined,
  };
}
