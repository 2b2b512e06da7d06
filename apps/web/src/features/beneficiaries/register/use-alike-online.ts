import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { checkDuplicates } from '@teeka/contract/beneficiaries';
import { useMemo } from 'react';
import { send } from '../../../platform/api/index.ts';
import { useOnline } from '../../../records/workday/index.ts';
import { type FoundPerson, foundPerson } from '../recipient-form/found-person.ts';
import type { Recipient } from '../recipient-form/recipient.ts';
import { answerTo, isTelling, questionOf } from './alike-question.ts';

const pause = 800;
const nobody: readonly FoundPerson[] = [];

/** With network the whole area is asked too, 800 ms after the last key; without an answer the phone's own stand. */
export function useAlikeOnline(form: Recipient) {
  const online = useOnline();
  const typed = useMemo(() => questionOf(form), [form]);
  const [debounced] = useDebouncedValue(typed, pause);
  const { data } = useQuery({
    queryKey: ['checkDuplicates', debounced],
    enabled: online && isTelling(debounced),
    retry: false,
    gcTime: 0,
    queryFn: ({ signal }) => send(checkDuplicates, debounced, { quiet: true, silent: true, signal }),
  });
  const answer = answerTo(typed, debounced, data);
  return { people: answer?.duplicates.map(foundPerson) ?? nobody, elsewhere: answer?.photo_id_elsewhere ?? false };
}
