import { useQuery } from '@tanstack/react-query';
import { getStateEligibilityTypes } from '@teeka/contract/beneficiaries';
import { beneficiaryTypes, typesOff } from '@teeka/domain/person';
import { send } from '../../../platform/api/index.ts';
import { placeRules } from '../../../records/schedule/place-rules.ts';
import { useOnline, useView } from '../../../records/workday/index.ts';
import type { TypesOffAt } from './recipient.ts';

/**
 * The types that the state of a village has taken away: by the rules of the place, which the pack brings, so without
 * network too. Where there is no pack, the server says what holds in the own state.
 */
export function useTypesOff(): TypesOffAt {
  const meta = useView()?.rows.meta;
  const online = useOnline();
  const { data } = useQuery({
    queryKey: ['state-types'],
    enabled: online && meta === undefined,
    retry: false,
    queryFn: () => send(getStateEligibilityTypes, {}, { quiet: true, silent: true }),
  });
  return (villageId) => {
    if (meta) return typesOff(placeRules(meta, Number(villageId)).programmesOff);
    if (!data) return [];
    const offered = data.types.map(({ id }) => id);
    return beneficiaryTypes.flatMap(({ id }) => (offered.includes(id) ? [] : [id]));
  };
}
