import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { checkDuplicates } from '@teeka/contract/beneficiaries';
import { genders } from '@teeka/domain/person';
import { send } from '../../../platform/api/index.ts';
import { useOnline } from '../../../records/workday/index.ts';
import type { Recipient } from '../recipient-form/recipient.ts';
import { answerTo, isTelling, questionOf } from './alike-question.ts';
import type { Alike } from './consent-part.tsx';

const pause = 800;
const nobody: readonly Alike[] = [];

/** With network the whole area is asked too, 800 ms after the last key; without an answer the phone's own stand. */
export function useAlikeOnline(form: Recipient) {
  const online = useOnline();
  const typed = questionOf(form);
  const [debounced] = useDebouncedValue(typed, pause);
  const { data } = useQuery({
    queryKey: ['checkDuplicates', debounced],
    enabled: online && isTelling(debounced),
    retry: false,
    gcTime: 0,
    queryFn: ({ signal }) => send(checkDuplicates, debounced, { quiet: true, silent: true, signal }),
  });
  const answer = answerTo(typed, debounced, data);
  const people = answer?.duplicates.map((found): Alike => {
    const { beneficiary_id, ben_name, dob, guardian_name, village_name, beneficiary_gender } = found;
    const gender = genders.find((one) => one.gender === beneficiary_gender)?.id ?? 0;
    return { beneficiary_id, ben_name, dob, guardian_name, gender, village_id: 0, village_name };
  });
  return { people: people ?? nobody, elsewhere: answer?.photo_id_elsewhere ?? false };
}
