import { useQuery } from '@tanstack/react-query';
import { getBeneficiaryDetails } from '@teeka/contract/beneficiaries';
import { send } from '../../../platform/api/index.ts';
import type { PersonNow } from '../../../platform/pack/index.ts';
import { useOnline, usePerson, useView } from '../../../platform/workday/index.ts';
import { personOfDetails } from './state.ts';

/** A person from this phone; someone from elsewhere is asked for where there is network. */
export function useProfile(beneficiaryId: string): { person: PersonNow | null; loading: boolean } {
  const here = usePerson(beneficiaryId);
  const online = useOnline();
  const packOpen = useView() !== null;
  const known = here?.record ? here : null;
  const { data, isFetching } = useQuery({
    queryKey: ['beneficiary', beneficiaryId],
    enabled: known === null && online,
    queryFn: async () =>
      personOfDetails(
        await send(getBeneficiaryDetails, { beneficiaryId }, { quiet: true, ownRefusals: true }),
      ),
  });
  const person = known ?? data ?? here;
  return { person, loading: person === null && (isFetching || !packOpen) && online };
}
