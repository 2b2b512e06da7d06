import { useQuery } from '@tanstack/react-query';
import { getIssuedCertificates } from '@teeka/contract/certificates';
import { useEffect } from 'react';
import { send } from '../../platform/api/index.ts';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { useDraft } from '../workday/use-draft.ts';
import { useOnline } from '../workday/use-workday.ts';
import { cardPlace, type KeptCard, keptCard, wantedPlace } from './kept-card.ts';
import { signedCard } from './sign-wanted.ts';

/**
 * The code of a person's certificate on this phone. With network it becomes the newest that was issued anywhere and holds; without,
 * it is what was kept.
 */
export function useCard(beneficiary_id: string) {
  const online = useOnline();
  const [kept, keep] = useDraft<KeptCard | null>(cardPlace(beneficiary_id), null);
  const [wanted, setWanted] = useDraft<readonly string[]>(wantedPlace, []);
  const { refusals, busy, attempt } = useAttempt([]);
  const { data: newest } = useQuery({
    queryKey: ['newestCertificate', beneficiary_id],
    enabled: online,
    staleTime: 0,
    queryFn: async () =>
      (await send(getIssuedCertificates, { beneficiary_ref_id: beneficiary_id }, { quiet: true, silent: true })).newest,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept follows each answer once
  useEffect(() => {
    if (newest) void keptCard(newest).then(keep);
  }, [newest]);
  return {
    kept,
    keep,
    refused: refusals.general,
    busy,
    online,
    isWanted: wanted?.includes(beneficiary_id) ?? false,
    /** Has it signed now. */
    sign: () => void attempt(async () => keep(await signedCard(beneficiary_id))),
    /** Has it signed with the next network. */
    want: () => void setWanted([...(wanted ?? []).filter((one) => one !== beneficiary_id), beneficiary_id]),
  };
}
export type CardHere = ReturnType<typeof useCard>;
