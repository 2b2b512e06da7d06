import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getPregnancies } from '@teeka/contract/pregnancies';
import { useMemo } from 'react';
import { send } from '../../../platform/api/index.ts';
import { currentUser, mayAsk } from '../../../platform/sign-in/index.ts';
import { joined, unsentOf } from '../../../records/pregnancies/joined.ts';
import { useItems, useNoSite, useOnline, usePerson, useView } from '../../../records/workday/index.ts';
import { useSettled } from '../../../records/workday/use-settled.ts';
import { type Her, herOf } from './her.ts';

export const herKey = (beneficiaryId: string) => ['pregnanciesOf', beneficiaryId] as const;

/** A woman of this phone, at once; with network what the server knows besides, and women of elsewhere. */
export function useHer(beneficiaryId: string): { readonly her: Her | null; readonly loading: boolean } {
  const here = usePerson(beneficiaryId)?.record ?? null;
  const online = useOnline();
  const items = useItems();
  const view = useView();
  const noSite = useNoSite();
  const settled = useSettled(beneficiaryId);
  const { data, isFetching } = useQuery({
    // Requested again whenever the server has taken something of hers from this phone.
    queryKey: [...herKey(beneficiaryId), settled],
    placeholderData: keepPreviousData,
    enabled: online && mayAsk(getPregnancies),
    retry: false,
    queryFn: () => send(getPregnancies, { beneficiary_ref_id: beneficiaryId }, { quiet: true, silent: true }),
  });
  const her = useMemo(() => {
    const reply = data?.beneficiary_id === beneficiaryId ? data : null;
    const unsent = unsentOf(items, beneficiaryId);
    return herOf({
      record: here,
      reply,
      people: view?.rows.people,
      pregnancies: joined(reply?.pregnancies ?? [], here?.pregnancies ?? [], unsent),
      unsent: new Set(unsent.flatMap(({ events }) => events.map(({ event_id }) => event_id))),
      me: currentUser(),
    });
  }, [here, data, items, view, beneficiaryId]);
  const packComes = view === null && !noSite;
  return { her, loading: her === null && online && (isFetching || packComes) };
}
