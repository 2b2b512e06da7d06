import { useQuery } from '@tanstack/react-query';
import { getIssuedCertificates } from '@teeka/contract/certificates';
import { send } from '../../platform/api/index.ts';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { useUnsent } from '../papers/use-unsent.ts';
import { readDraft, useDraft } from '../workday/use-draft.ts';
import { useOnline, useWorkday } from '../workday/use-workday.ts';
import { cardPlace, heardNewest, type KeptCard, keptCard, wantedPlace } from './kept-card.ts';
import { signedCard } from './sign-wanted.ts';

/**
 * The code of a person's certificate on this phone. With network it becomes the newest that was issued anywhere and holds, and goes where
 * none does; without, it is what was kept.
 */
export function useCard(beneficiary_id: string) {
  const online = useOnline();
  const [kept, keep] = useDraft<KeptCard | null>(cardPlace(beneficiary_id), null);
  const [wanted, setWanted] = useDraft<readonly string[]>(wantedPlace, []);
  const { refusals, busy, attempt } = useAttempt([]);
  const workday = useWorkday();
  const { data: heard } = useQuery({
    queryKey: ['newestCertificate', beneficiary_id],
    enabled: online,
    staleTime: 0,
    queryFn: async () => {
      const read = async () => workday && (await readDraft<KeptCard>(workday, cardPlace(beneficiary_id)));
      const before = await read();
      const input = { beneficiary_ref_id: beneficiary_id };
      const { newest } = await send(getIssuedCertificates, input, { quiet: true, silent: true });
      const card = newest && (await keptCard(newest));
      const heard = heardNewest(card, { before, now: await read() });
      await keep(heard.keeps);
      return heard;
    },
  });
  return {
    kept,
    keep,
    /** What was kept here and holds no more, until another is signed. */
    dropped: kept ? null : (heard?.dropped ?? null),
    refused: refusals.general,
    busy,
    online,
    /** Something about the person waits on this phone, and would be missing in the code. */
    waits: useUnsent(beneficiary_id) === 'waits',
    isWanted: wanted?.includes(beneficiary_id) ?? false,
    /** Has it signed now. */
    sign: () => void attempt(async () => keep(await signedCard(beneficiary_id))),
    /** Has it signed with the next network. */
    want: () => void setWanted([...(wanted ?? []).filter((one) => one !== beneficiary_id), beneficiary_id]),
  };
}
export type CardHere = ReturnType<typeof useCard>;
