import { useQuery } from '@tanstack/react-query';
import { getBeneficiaryDetails, minmaxDateDOBEdit } from '@teeka/contract/beneficiaries';
import { send } from '../../../platform/api/index.ts';
import { useOnline, usePerson } from '../../../records/workday/index.ts';
import { type Seen, seenOnPhone, seenOnServer } from './seen.ts';

const quiet = { quiet: true, silent: true } as const;
const fresh = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

/** The record to be edited: asked of the server, else of this phone, else as it was when a refused edit was typed. */
export function useRecord(beneficiaryId: string, then: Seen | null) {
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
  const seen = details ? seenOnServer(details) : record ? seenOnPhone(record) : then;
  return { seen, details, asked, doses: person?.doses ?? [], asking: isFetching && !details };
}
