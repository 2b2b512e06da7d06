import { useQuery } from '@tanstack/react-query';
import { getBeneficiaryDetails, minmaxDateDOBEdit } from '@teeka/contract/beneficiaries';
import { send } from '../../../platform/api/index.ts';
import { useOnline, usePerson } from '../../../records/workday/index.ts';
import type { EditRequest } from './edit.ts';
import { type Seen, seenBehind, seenOnPhone, seenOnServer } from './seen.ts';

const quiet = { quiet: true, silent: true } as const;
const fresh = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

/** The record to be edited: asked of the server, else of this phone, else what a refused edit carries of it. */
export function useRecord(beneficiaryId: string, refused: EditRequest | null) {
  const online = useOnline();
  const person = usePerson(beneficiaryId);
  const { data: details, isFetching } = useQuery({
    queryKey: ['beneficiaryDetails', beneficiaryId],
    enabled: online,
    ...fresh,
    queryFn: () => send(getBeneficiaryDetails, { beneficiaryId }, quiet),
  });
  const { data: asked } = useQuery({
    queryKey: ['birthBounds', beneficiaryId],
    enabled: online,
    ...fresh,
    queryFn: () => send(minmaxDateDOBEdit, { beneficiary_ref_id: beneficiaryId }, quiet),
  });
  const record = person?.record ?? null;
  const known = details ? seenOnServer(details) : record ? seenOnPhone(record) : null;
  const seen: Seen | null = known ?? (refused ? seenBehind(refused) : null);
  return { seen, details, asked, doses: person?.doses ?? [], asking: isFetching && !details };
}
