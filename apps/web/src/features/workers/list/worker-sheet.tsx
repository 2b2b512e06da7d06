import { Button } from '@mantine/core';
import { IconCertificate, IconEye, IconMapPin, IconPencil } from '@tabler/icons-react';
import { getAuditOfWorker } from '@teeka/contract/audit';
import type { SignInOfWorker, Worker } from '@teeka/contract/workers';
import { dayInIndia } from '@teeka/domain/calendar';
import { displayDate, indianNumber } from '@teeka/domain/format';
import { useState } from 'react';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import { mayAsk } from '../../../platform/sign-in/index.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { FactList } from '../../../ui/facts/fact-list.tsx';
import { BottomSheet, Notice, roleTitle } from '../../../ui/index.ts';
import { inOwnTime } from '../../../ui/late/in-own-time.ts';
import { instantWords } from '../../../ui/time/instant-words.ts';
import { WayOn } from '../../../ui/way-on/way-on.tsx';
import { AccountBadge } from './account-badge.tsx';
import { ActSheet } from './act-sheet.tsx';
import { type Act, acts, actsFor } from './acts.ts';
import { unsentOf } from './facts-of.ts';
import { SignInsOfWorker } from './sign-ins-of-worker.tsx';

const LetterSheet = inOwnTime(() => import('../../../records/appreciation/letter-sheet.tsx'));

interface Props {
  readonly worker: Worker;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** The account of one worker, and what whoever answers for it can do. */
export function WorkerSheet({ worker, onClose, onChanged }: Props) {
  const { t } = useWords();
  const [act, setAct] = useState<Act | null>(null);
  const [letter, setLetter] = useState(false);
  const [signIn, setSignIn] = useState<SignInOfWorker | null>(null);
  if (act)
    return (
      <ActSheet
        act={act}
        worker={worker}
        signIn={act === 'endOne' ? signIn : null}
        onCancel={() => setAct(null)}
        onDone={() => {
          onChanged();
          onClose();
        }}
      />
    );
  if (letter) return <LetterSheet worker={worker} onClose={() => setLetter(false)} />;
  const { locked_until, last_sign_in, made_at, sign_ins } = worker;
  // What takes something away lies at the end of what is read, not under the thumb.
  const all = actsFor(worker);
  const [helpful, grave] = [all.filter((one) => !acts[one].danger), all.filter((one) => acts[one].danger)];
  const facts = [
    [t('workers:account'), <AccountBadge key="account" worker={worker} usual={t('workers:active')} />],
    [t('profile:userName'), worker.user_name],
    [t('profile:role'), t(roleTitle(worker.role))],
    [t('profile:facility'), nameHere(worker, 'facility_name')],
    [t('profile:block'), nameHere(worker, 'block_name')],
    [t('workers:lastSignIn'), last_sign_in ? instantWords(last_sign_in) : t('workers:never')],
    [t('workers:since'), displayDate(dayInIndia(made_at))],
    ...(unsentOf(worker) ? [[t('workers:unsent'), unsentOf(worker)] as const] : []),
    [t('workers:signedInOn'), t('workers:devices', { count: sign_ins, n: indianNumber(sign_ins) })],
  ] as const;
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={worker.display_name}
      actions={helpful.map((one) => (
        <Button key={one} variant={one === 'password' ? 'light' : 'filled'} onClick={() => setAct(one)}>
          {t(`workers:${one}`)}
        </Button>
      ))}
    >
      {locked_until ? <Notice>{t('workers:lockedUntil', { at: instantWords(locked_until) })}</Notice> : null}
      <div className="beside below-12 above-8">
        <WayOn to={`/workers/${worker.user_id}`} icon={IconPencil}>
          {t('workers:change')}
        </WayOn>
        {mayAsk(getAuditOfWorker) ? (
          <WayOn to={`/workers/${worker.user_id}/audit`} icon={IconEye}>
            {t('titles:whatWasDone')}
          </WayOn>
        ) : null}
        {worker.role === 'ASHA' ? (
          <WayOn to={`/workers/${worker.user_id}/villages`} icon={IconMapPin}>
            {t('workers:villages')}
          </WayOn>
        ) : null}
        <IconButton icon={IconCertificate} variant="default" onClick={() => setLetter(true)}>
          {t('appreciation:letter')}
        </IconButton>
      </div>
      <FactList facts={facts} />
      <SignInsOfWorker
        worker={worker}
        onEnd={(one) => {
          setSignIn(one);
          setAct('endOne');
        }}
      />
      <div className="beside above-16">
        {grave.map((one) => (
          <Button key={one} variant="light" color="red" onClick={() => setAct(one)}>
            {t(`workers:${one}`)}
          </Button>
        ))}
      </div>
    </BottomSheet>
  );
}
