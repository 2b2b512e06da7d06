import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useWords } from '../../platform/language/use-words.ts';
import { StatusBadge } from '../status/status-badge.tsx';
import { instantWords } from '../time/instant-words.ts';
import { deviceWords } from './device-words.ts';
import classes from './sign-in-line.module.css';

const onDesks = ['windows', 'mac', 'linux', 'chromebook'];

interface Props {
  readonly signIn: {
    readonly browser: string;
    readonly system: string;
    readonly since: string;
    readonly last_used: string;
  };
  /** The one that asks, which is not ended from here. */
  readonly isThis?: boolean;
  /** What else is known of the device. */
  readonly note?: string;
  readonly online: boolean;
  readonly onEnd: () => void;
}

/** One sign-in: on what, since when, last used when; with the button that ends it. */
export function SignInLine({ signIn, isThis = false, note = '', online, onEnd }: Props) {
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
          {isThis ? t('profile:signInUsedNow') : t('profile:signInUsed', { at: instantWords(signIn.last_used) })}
        </span>
        {note ? <span>{note}</span> : null}
      </div>
      {isThis ? (
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
