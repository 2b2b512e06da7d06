import { Button } from '@mantine/core';
import { IconCloudQuestion, IconKeyOff, IconWifiOff } from '@tabler/icons-react';
import { findPaper, getCertificatesOfRevokedKeys } from '@teeka/contract/certificates';
import type { CardPart } from '@teeka/domain/certificates';
import { useCallback, useEffect, useState } from 'react';
import { latestNow } from '../../../platform/clock/server-time.ts';
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
import { type Judged, judge } from '../../../records/certificates/judge.ts';
import { type JudgedCard, makeJudge } from '../../../records/certificates/judge-asking.ts';
import { useOnline } from '../../../records/workday/index.ts';
import { EmptyState, Notice, Page } from '../../../ui/index.ts';
import { QrScanner } from '../../../ui/qr/qr-scanner.tsx';
import { instantWords } from '../../../ui/time/instant-words.ts';
import { WayOn } from '../../../ui/way-on/way-on.tsx';
import { FindPaper } from './find-paper.tsx';
import { VerdictCard } from './verdict-card.tsx';

/** Seconds since 1970. */
const now = () => latestNow() / 1000;

const judgeHere = makeJudge({
  isOnline: online.get,
  isNew: isCardTrustNew,
  hear: hearCardTrust,
  newest: cardTrust.get,
  now,
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
      {trust ? <Check trust={trust} /> : <NoTrust />}
      {mayAsk(findPaper) ? <FindPaper /> : null}
      {mayAsk(getCertificatesOfRevokedKeys) ? (
        <WayOn to="/check-certificate/revoked" icon={IconKeyOff}>
          {t('certificates:revokedTitle')}
        </WayOn>
      ) : null}
    </Page>
  );
}

/** Nothing was heard yet by which a certificate is judged: for lack of network, or as the server gives no answer. */
function NoTrust() {
  const { t } = useWords();
  const isOnline = useOnline();
  const [asking, setAsking] = useState(isOnline);
  const ask = useCallback(async () => {
    setAsking(true);
    await hearCardTrust();
    setAsking(false);
  }, []);
  useEffect(() => {
    if (isOnline) void ask();
  }, [isOnline, ask]);
  if (!isOnline)
    return <EmptyState icon={IconWifiOff} title={t('certificates:noTrust')} text={t('certificates:noTrustText')} />;
  return (
    <EmptyState
      icon={IconCloudQuestion}
      title={t('certificates:noTrust')}
      text={t(asking ? 'certificates:askingOffice' : 'certificates:noTrustUnheard')}
      action={
        <Button loading={asking} onClick={() => void ask()}>
          {t('app:retry')}
        </Button>
      }
    />
  );
}

function Check({ trust }: { readonly trust: CardTrust }) {
  const { t } = useWords();
  const [found, setFound] = useState<JudgedCard | null>(null);
  const [scanned, setScanned] = useState<Scanned | null>(null);
  const [asking, setAsking] = useState(false);
  const [parts, setParts] = useState<readonly CardPart[]>([]);
  // What was read last: the next code is asked for after one of the paper, not after any.
  const [last, setLast] = useState<Judged['what']>('none');
  const read = useCallback(
    async (text: string) => {
      const judged = await judgeHere(text, { before: parts, trust }, setAsking);
      setLast(judged.what);
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
    judge(scanned.text, { before: scanned.before, trust, now: now() }).then((judged) => {
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
          foreign={t(last === 'part' ? 'certificates:scanNext' : 'certificates:scanForeign')}
          onText={read}
        />
      )}
      {asking ? <Notice kind="info">{t('certificates:askingOffice')}</Notice> : null}
      <p className="quiet">{t('certificates:trustOf', { at: instantWords(new Date(trust.heardAt).toISOString()) })}</p>
    </div>
  );
}
