import { useQuery } from '@tanstack/react-query';
import { getBeneficiaryIdType } from '@teeka/contract/beneficiaries';
import { keptAsLookup, send } from '../../../platform/api/index.ts';
import { useOnline } from '../../../records/workday/index.ts';

const none: readonly { readonly id: number; readonly type: string }[] = [];

/** The kinds of photo ID: asked for only with network, and not again while the answer holds. */
export function useIdTypes() {
  const online = useOnline();
  const { data, isError } = useQuery({
    queryKey: ['beneficiaryIdTypes'],
    enabled: online,
    ...keptAsLookup(getBeneficiaryIdType),
    queryFn: async () => (await send(getBeneficiaryIdType, {}, { quiet: true, silent: true })).types,
  });
  return { idTypes: data ?? none, failed: isError };
}
