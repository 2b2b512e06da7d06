import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getSignIns } from '@teeka/contract/auth';
import type { ReplyOf } from '@teeka/contract/call';
import { useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { Notice, Section, SkeletonList, StatusBadge } from '../../../ui/index.ts';
import { instantWords } from '../../../ui/time/instant-words.ts';
import { deviceWords } from './device-words.ts';
import { EndSheet } from './end-sheet.tsx';
import classes from './sign-ins.module.css';

export type SignIn = ReplyOf<typeof getSignIns>['sign_ins'][number];

const onDesks = ['windows', 'mac', 'linux', 'chromebook'];

/** Where the own account is signed in; what is not known any more, or is lost, is ended from here. */
export function SignIns({ online }: { readonly online: boolean }) {
  const { t } = useWords();
  const [ending, setEnding] = useState<SignIn | 'others' | null>(null);
  const { data, isError, refetch } = useQuery({
    queryKey: ['signIns'],
    enabled: online,
    queryFn: () => send(getSignIns, {}, { background: true }),
  });
  const signIns = data?.sign_ins;
  const others = signIns?.filter(({ is_this }) => !is_this).length ?? 0;
  return (
    <Section title={t('profile:signIns')}>
      <p className="quiet below-8">{t('profile:signInsHelp')}</p>
      {online && !signIns && !isError ? <SkeletonList rows={2} /> : null}
      {isError && online ? (
        <>
          <Notice>{t('profile:signInsFailed')}</Notice>
          <Button variant="light" onClick={() => void refetch()}>
            {t('app:retry')}
          </Button>
        </>
      ) : null}
      {signIns ? (
        <ul className="bare-list">
          {signIns.map((one) => (
            <Line key={one.sign_in_id} signIn={one} online={online} onEnd={() => setEnding(one)} />
          ))}
        </ul>
      ) : null}
      {others > 1 ? (
        <Button variant="light" color="red" disabled={!online} onClick={() => setEnding('others')}>
          {t('profile:endOthers')}
        </Button>
      ) : null}
      {ending ? <EndSheet ending={ending} onClose={() => setEnding(null)} onEnded={() => void refetch()} /> : null}
    </Section>
  );
}

interface LineProps {
  readonly signIn: SignIn;
  readonly online: boolean;
  readonly onEnd: () => void;
}

function Line({ signIn, online, onEnd }: LineProps) {
  const { t } = useWords();
  const Icon = onDesks.includes(signIn.system) ? IconDeviceDesktop : IconDeviceMobile;
  const device = deviceWords(signIn, t);
  return (
    <li className={classes.line}>
      <Icon className={classes.icon ?? ''} size={26} stroke={1.6} aria-hidden />
      <div className={classes.text}>
        <strong>{device}</strong>
        <span className="quiet">{t('profile:signedInSince', { at: instantWords(signIn.since) })}</span>
        <span className="quiet">
          {signIn.is_this
            ? t('profile:signInUsedNow')
            : t('profile:signInUsed', { at: instantWords(signIn.last_used) })}
        </span>
      </div>
      {signIn.is_this ? (
        <StatusBadge status="given">{t('profile:thisSignIn')}</StatusBadge>
      ) : (
        <Button
          variant="light"
          color="red"
          disabled={!online}
          aria-label={t('profile:endSignInOf', { device })}
          onClick={onEnd}
        >
          {t('profile:endSignIn')}
        </Button>
      )}
    </li>
  );
}
