import type { Verdict } from '@teeka/domain/certificates';
import { useEffect, useRef, useState } from 'react';
import { latestNow } from '../../platform/clock/server-time.ts';
import { online } from '../../platform/native/index.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import { cardTrust, hearCardTrust } from './card-trust.ts';
import { makeJudge } from './judge-asking.ts';

/** What whoever scans a code is told of it, by what is known on this phone once a key, or the time, that is not was asked for; null where that is nothing. */
export function useVerdict(qr: string | undefined): Verdict['is'] | null {
  const trust = useWatched(cardTrust);
  const [judged, setJudged] = useState<{ readonly qr: string; readonly is: Verdict['is'] } | null>(null);
  // Of which code the office was asked: each answer has it judged again, and what is not known then is asked for no more.
  const requested = useRef<string>(undefined);
  useEffect(() => {
    if (!trust || qr === undefined) return;
    let gone = false;
    const judge = makeJudge({
      isOnline: () => online.get() && requested.current !== qr,
      // Whoever is shown a code waits for no news: it is judged again once there are any.
      isNew: () => true,
      hear: () => {
        requested.current = qr;
        return hearCardTrust();
      },
      newest: cardTrust.get,
      now: () => latestNow() / 1000,
    });
    judge(qr, { before: [], trust }, () => {}).then((found) => {
      if (!gone && found.what === 'card') setJudged({ qr, is: found.verdict.is });
    });
    return () => {
      gone = true;
    };
  }, [trust, qr]);
  return judged && judged.qr === qr ? judged.is : null;
}
