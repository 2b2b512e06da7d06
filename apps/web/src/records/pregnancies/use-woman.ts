import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getPregnancies } from '@teeka/contract/pregnancies';
import type { Pregnancy, Woman } from '@teeka/domain/pregnancy';
import { useMemo } from 'react';
import { send } from '../../platform/api/index.ts';
import { useItems, useOnline, usePerson, useView } from '../workday/index.ts';
import { useSettled } from '../workday/use-settled.ts';
import { joined, unsentOf } from './joined.ts';
import { womanOf } from './judged-here.ts';
import { pregnanciesOf } from './pregnancies-of.ts';

/** A woman with her pregnancies, from this phone or, where it does not know her, from the server. */
export interface KnownWoman {
  readonly name: string;
  readonly woman: Woman;
  readonly pregnancies: readonly Pregnancy[];
}

/** `woman` is null while she is looked for (`isLooking`), and where she is nowhere to be found. */
export function useWoman(benID: string): { readonly woman: KnownWoman | null; readonly isLooking: boolean } {
  const view = useView();
  const online = useOnline();
  const here = usePerson(benID);
  const record = here?.record ?? null;
  const items = useItems();
  const settled = useSettled(benID);
  const found = useQuery({
    enabled: online && view !== null && record === null,
    retry: false,
    // Requested again whenever the server has taken something of hers from this phone.
    queryKey: ['pregnanciesOf', benID, settled],
    placeholderData: keepPreviousData,
    queryFn: () => send(getPregnancies, { beneficiary_ref_id: benID }, { quiet: true, silent: true }),
  });
  const woman = useMemo((): KnownWoman | null => {
    if (record) {
      return { name: record.ben_name, woman: womanOf(record), pregnancies: pregnanciesOf(record) };
    }
    // What stood for the woman before is nothing of this one.
    if (found.data?.beneficiary_id !== benID) return null;
    const pregnancies = joined(found.data.pregnancies, unsentOf(items, benID));
    return { name: found.data.ben_name, woman: womanOf(found.data), pregnancies };
  }, [record, found.data, items, benID]);
  return { woman, isLooking: view === null || (woman === null && found.isLoading) };
}
