import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { useWords } from '../../../platform/language/use-words.ts';
import {
  type LockedWorker,
  leftBecause,
  lockedHere,
  type OtpSent,
  type User,
} from '../../../platform/sign-in/index.ts';
import { SentCode } from '../../../ui/code/sent-code.tsx';
import { Notice } from '../../../ui/form/notice.tsx';
import classes from '../parts/auth-frame.module.css';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { dropSignInNext, whoSignsInNext } from '../parts/required-update.ts';
import { CodeForm } from './code-form.tsx';
import { DemoSignIns } from './demo-sign-ins.tsx';
import { Locked } from './locked.tsx';
import { PasswordForm } from './password-form.tsx';
import { afterSignIn } from './state.ts';
import { useRedirects } from './use-redirects.ts';
import { WaitingHere } from './waiting-here.tsx';
import { withCode } from './with-code.ts';

type Way = 'password' | 'code';

/** Why only a sign-in at the server opens this phone. */
const why = {
  tries: 'auth:lockGoneTries',
  offline: 'auth:lockGoneOffline',
  ended: 'auth:signInEnded',
} as const;

/** Signing in: by password, by one-time code, or by both where the two-step sign-in is on. */
export function Screen() {
  const { t } = useWords();
  const [way, setWay] = useState<Way>('password');
  const [secondStep, setSecondStep] = useState<OtpSent | null>(null);
  const enter = useEnter();
  const redirect = useRedirects();
  const locked = useLocked();
  if (secondStep) {
    return (
      <AuthFrame title={t('auth:twoStepTitle')}>
        <SentCode
          sent={secondStep}
          confirm={t('auth:verify')}
          back={t('auth:backToSignIn')}
          onCode={withCode(secondStep, { onEntered: enter, redirect })}
          onBack={() => setSecondStep(null)}
        />
      </AuthFrame>
    );
  }
  if (locked.workers === null) return null;
  if (locked.workers.length > 0 && !locked.elsewhere) {
    return (
      <AuthFrame title={t('auth:lockedTitle')}>
        <Locked
          workers={locked.workers}
          onOpened={enter}
          onGone={locked.setGone}
          onSomeoneElse={() => locked.goElsewhere(true)}
        />
        <WaitingHere />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('auth:signInTo')} below={<DemoSignIns onEntered={enter} onSecondStep={setSecondStep} />}>
      {locked.gone ? <Notice>{t(why[locked.gone])}</Notice> : null}
      <WaitingHere />
      <div className={classes.tabs} role="tablist" aria-label={t('auth:signIn')}>
        {(['password', 'code'] as const).map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`tab-${one}`}
            aria-selected={way === one}
            aria-controls="way"
            className={classes.tab}
            onClick={() => setWay(one)}
          >
            {t(one === 'password' ? 'auth:withPassword' : 'auth:withCode')}
          </button>
        ))}
      </div>
      <div id="way" role="tabpanel" aria-labelledby={`tab-${way}`}>
        {way === 'password' ? (
          <PasswordForm renewed={locked.renewed} onEntered={enter} onSecondStep={setSecondStep} />
        ) : (
          <CodeForm onEntered={enter} />
        )}
      </div>
      {locked.workers.length > 0 ? (
        <Button variant="subtle" onClick={() => locked.goElsewhere(false)}>
          {t('auth:lockedBack')}
        </Button>
      ) : null}
    </AuthFrame>
  );
}

/** Goes on into the app once someone is signed in. */
function useEnter(): (user: User) => void {
  const navigate = useNavigate();
  return useCallback((user) => void navigate({ to: afterSignIn(user.role), replace: true }), [navigate]);
}

/** Who has locked this phone (null until that is read), and whether somebody else wants to sign in. */
function useLocked() {
  const [workers, setWorkers] = useState<readonly LockedWorker[] | null>(null);
  // Who comes from a new password signs in with it; the colleagues who locked this phone are one tap away.
  const [renewed] = useState(whoSignsInNext);
  const [elsewhere, goElsewhere] = useState(renewed !== null);
  const [gone, setGone] = useState<'tries' | 'offline' | 'ended' | null>(leftBecause);
  useEffect(() => {
    dropSignInNext();
    void lockedHere().then(setWorkers);
  }, []);
  return {
    workers,
    /** Whose password was just saved; null for nobody. */
    renewed,
    elsewhere: elsewhere || gone !== null,
    goElsewhere,
    gone,
    setGone: (because: 'tries' | 'offline') => {
      setGone(because);
      void lockedHere().then(setWorkers);
    },
  };
}
