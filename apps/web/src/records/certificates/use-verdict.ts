import type { Verdict } from '@teeka/domain/certificates';
import { useEffect, useState } from 'react';
import { now } from '../../platform/clock/index.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import { cardTrust } from './card-trust.ts';
import { judge } from './judge.ts';

/** What whoever scans a code is told of it, by what is known on this phone; null where that is nothing. */
export function useVerdict(qr: string | undefined): Verdict['is'] | null {
  const trust = useWatched(cardTrust);
  const [judged, setJudged] = useState<{ readonly qr: string; readonly is: Verdict['is'] } | null>(null);
  useEffect(() => {
    if (!trust || qr === undefined) return;
    let gone = false;
    judge(qr, { before: [], trust, now: now().getTime() / 1000 }).then((found) => {
      if (!gone && found.what === 'card') setJudged({ qr, is: found.verdict.is });
    });
    return () => {
      gone = true;
    };
  }, [trust, qr]);
  return judged && judged.qr === qr ? judged.is : null;
}
