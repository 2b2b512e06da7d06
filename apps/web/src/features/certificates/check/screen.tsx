import { Button } from '@mantine/core';
import { IconKeyOff, IconWifiOff } from '@tabler/icons-react';
import { findPaper, getCertificatesOfRevokedKeys } from '@teeka/contract/certificates';
import type { CardPart } from '@teeka/domain/certificates';
import { useCallback, useEffect, useState } from 'react';
import { now } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { online } from '../../../platform/native/index.ts';
import { mayAsk } from '../../../platform/sign-in/index.ts';
import { useWatched } from '../../../platform/storage/use-watched.ts';
import {
  askCardTrust,
  type CardTrust,
  cardTrust,
  hearCardTrust,
  isCardTrustNew,
} from '../../../records/certificates/card-trust.ts';
import { judge } from '../../../records/certificates/judge.ts';
import { type JudgedCard, makeJudge } from '../../../records/certificates/judge-asking.ts';
import { EmptyState, Notice, Page } from '../../../ui/index.ts';
import { QrScanner } from '../../../ui/qr/qr-scanner.tsx';
import { instantWords } from '../../../ui/time/instant-words.ts';
import { WayOn } from '../../../ui/way-on/way-on.tsx';
import { FindPaper } from './find-paper.tsx';
import { VerdictCard } from './verdict-card.tsx';

const judgeHere = makeJudge({
  isOnline: online.get,
  isNew: isCardTrustNew,
  hear: hearCardTrust,
  newest: cardTrust.get,
});

/** What was scanned last of a card: of one in several parts, with those before it. */
interface Scanned {
  readonly text: string;
  readonly before: readonly CardPart[];
}

/** Says of a paper whether it is genuine: its code is scanned and judged on this device, without network. */
export function Screen() {
  const { t } = useWords();
  const trust = useWatched(cardTrust);
  useEffect(() => {
    askCardTrust();
  }, []);
  return (
    <Page title={t('certificates:checkTitle')}>
      {trust ? (
        <Check trust={trust} />
      ) : (
        <EmptyState icon={IconWifiOff} title={t('certificates:noTrust')} text={t('certificates:noTrustText')} />
      )}
      {mayAsk(findPaper) ? <FindPaper /> : null}
      {mayAsk(getCertificatesOfRevokedKeys) ? (
        <WayOn to="/check-certificate/revoked" icon={IconKeyOff}>
          {t('certificates:revokedTitle')}
        </WayOn>
      ) : null}
    </Page>
  );
}

function Check({ trust }: { readonly trust: CardTrust }) {
  const { t } = useWords();
  const [found, setFound] = useState<JudgedCard | null>(null);
  const [scanned, setScanned] = useState<Scanned | null>(null);
  const [asking, setAsking] = useState(false);
  const [parts, setParts] = useState<readonly CardPart[]>([]);
  const read = useCallback(
    async (text: string) => {
      const judged = await judgeHere(text, { before: parts, trust, now: now().getTime() / 1000 }, setAsking);
      if (judged.what === 'part') setParts(judged.parts);
      if (judged.what === 'card') {
        setFound(judged);
        setScanned({ text, before: parts });
      }
      return judged.what === 'card';
    },
    [parts, trust],
  );
  // The office may answer later than anybody waits for it.
  useEffect(() => {
    if (!scanned) return;
    let gone = false;
    judge(scanned.text, { before: scanned.before, trust, now: now().getTime() / 1000 }).then((judged) => {
      if (!gone && judged.what === 'card') setFound((before) => before && { ...before, ...judged });
    });
    return () => {
      gone = true;
    };
  }, [scanned, trust]);
  const again = () => {
    setParts([]);
    setFound(null);
    setScanned(null);
  };
  const [first] = parts;
  return (
    <div className="rows-12">
      {found ? (
        <>
          <VerdictCard {...found} />
          <Button onClick={again}>{t('certificates:again')}</Button>
        </>
      ) : (
        <QrScanner
          help={first ? t('certificates:partOf', { n: parts.length, of: first.of }) : t('certificates:scanHelp')}
          foreign={t(first ? 'certificates:scanNext' : 'certificates:scanForeign')}
          onText={read}
        />
      )}
      {asking ? <Notice kind="info">{t('certificates:askingOffice')}</Notice> : null}
      <p className="quiet">{t('certificates:trustOf', { at: instantWords(new Date(trust.heardAt).toISOString()) })}</p>
    </div>
  );
}
