import { useQuery } from '@tanstack/react-query';
import { getIssuedCertificates } from '@teeka/contract/certificates';
import { useEffect, useState } from 'react';
import { send } from '../../platform/api/index.ts';
import { isStopped } from '../../platform/outbox/item.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { unsettledAbout } from '../beneficiaries/standing-of.ts';
import { useUnsent } from '../papers/use-unsent.ts';
import { readDraft } from '../workday/drafts-here.ts';
import { useDraft } from '../workday/use-draft.ts';
import { useItems, useOnline, usePerson, useWorkday } from '../workday/use-workday.ts';
import { certificateInPack } from './in-pack.ts';
import { cardOfPack, cardPlace, heardNewest, type KeptCard, keptCard, newerCard } from './kept-card.ts';
import { changeBy } from './renewed-codes.ts';
import { signedCard } from './sign-wanted.ts';
import { noteWanted, wantedHere, wishes } from './wishes.ts';

/** What the pack brought along of a person's certificate; null until it is read, and where there is none. */
function usePackedCard(beneficiary_id: string): KeptCard | null {
  const packed = usePerson(beneficiary_id)?.record?.certificate;
  const [read, setRead] = useState<{ readonly signed: string; readonly card: KeptCard | null } | null>(null);
  useEffect(() => {
    if (!packed) return;
    let gone = false;
    void cardOfPack(packed).then((card) => {
      if (!gone) setRead({ signed: packed.signed, card });
    });
    return () => {
      gone = true;
    };
  }, [packed]);
  return packed && read?.signed === packed.signed ? read.card : null;
}

/** Whose certificates are wanted, read again with each wish. */
function useWanted(): readonly string[] {
  const workday = useWorkday();
  const times = useWatched(wishes);
  const [wanted, setWanted] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each wish has the list read again
  useEffect(() => {
    if (!workday) return;
    let gone = false;
    void wantedHere(workday).then((read) => {
      if (!gone) setWanted(read);
    });
    return () => {
      gone = true;
    };
  }, [workday, times]);
  return wanted;
}

/**
 * The code of a person's certificate on this phone. With network it becomes the newest that was issued anywhere and holds, and goes where
 * none does; without, it is what was kept or came with the pack, whichever was signed later.
 */
export function useCard(beneficiary_id: string) {
  const online = useOnline();
  const [own, keep] = useDraft<KeptCard | null>(cardPlace(beneficiary_id), null);
  const packed = usePackedCard(beneficiary_id);
  const wanted = useWanted();
  const { refusals, busy, attempt } = useAttempt([]);
  const workday = useWorkday();
  const inPack = () => certificateInPack(workday, beneficiary_id)?.number;
  const { data: heard } = useQuery({
    queryKey: ['newestCertificate', beneficiary_id],
    enabled: online,
    staleTime: 0,
    queryFn: async () => {
      const read = async () => workday && (await readDraft<KeptCard>(workday, cardPlace(beneficiary_id)));
      const [before, packed] = [await read(), inPack()];
      const input = { beneficiary_ref_id: beneficiary_id };
      const { newest } = await send(getIssuedCertificates, input, { quiet: true, silent: true });
      // A pack that was being read from the phone meanwhile is of before, too.
      const above = packed ?? inPack();
      const card = newest && (await keptCard(newest, above));
      const heard = heardNewest(card, { before, now: await read() });
      await keep(heard.keeps);
      return { ...heard, above };
    },
  });
  // The word of the server is newer than what the pack had then.
  const holdsNone = online && heard?.keeps === null && [undefined, packed?.number].includes(heard.above);
  const kept = newerCard(own, holdsNone ? null : packed);
  const unsent = unsettledAbout(useItems(), { person: beneficiary_id });
  return {
    kept,
    keep,
    /** The number of the one that the pack has now. */
    inPack,
    /** What was kept here and holds no more, until another is signed. */
    dropped: kept ? null : (heard?.dropped ?? packed),
    refused: refusals.general,
    busy,
    online,
    /** Something about the person waits on this phone, and would be missing in the code. */
    waits: useUnsent({ person: beneficiary_id }) === 'waits',
    /** It is signed with the next network by itself: somebody asked for it, or a change is on its way of who has one. */
    isWanted:
      wanted.includes(beneficiary_id) ||
      (kept !== null &&
        workday !== null &&
        unsent.some((item) => !isStopped(item) && changeBy(item, workday.calls) !== null)),
    /** Has it signed now. */
    sign: () => void attempt(async () => keep(await signedCard(beneficiary_id, inPack()))),
    /** Has it signed with the next network. */
    want: () => {
      if (workday) void noteWanted(workday, [beneficiary_id]);
    },
  };
}
export type CardHere = ReturnType<typeof useCard>;
