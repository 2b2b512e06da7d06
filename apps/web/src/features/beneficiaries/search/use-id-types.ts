import { useQuery } from '@tanstack/react-query';
import { getBeneficiaryIdType } from '@teeka/contract/beneficiaries';
import { send } from '../../../platform/api/index.ts';
import { useOnline } from '../../../platform/workday/index.ts';

const none: readonly { readonly id: number; readonly type: string }[] = [];

/** The kinds of photo ID: asked once, and only with network. */
export function useIdTypes() {
  const online = useOnline();
  const { data } = useQuery({
    queryKey: ['beneficiaryIdTypes'],
    enabled: online,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await send(getBeneficiaryIdType, {}, { quiet: true, silent: true })).types,
  });
  return data ?? none;
}
