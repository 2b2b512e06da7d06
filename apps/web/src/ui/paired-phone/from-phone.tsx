import { IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../platform/language/use-words.ts';
import { isPairedDesk } from '../../platform/pairing/index.ts';
import { IconButton } from '../button/icon-button.tsx';
import { inOwnTime } from '../late/in-own-time.ts';
import type { PhoneWish } from './phone-wish.ts';

const WaitSheet = inOwnTime(() => import('./wait-sheet.tsx'));

type Props = PhoneWish & {
  /** Whether all is there that the capture is for; says itself what is missing. */
  readonly mayWait?: () => boolean;
};

/** Lets the paired phone take the picture, scan the card or take the fingerprint; nothing where no phone is paired. */
export function FromPhone({ mayWait = () => true, ...wish }: Props) {
  const { t } = useWords();
  const [waiting, setWaiting] = useState(false);
  if (!isPairedDesk()) return null;
  return (
    <>
      <IconButton icon={IconDeviceMobile} variant="light" onClick={() => setWaiting(mayWait())}>
        {t('pairing:fromPhone')}
      </IconButton>
      {waiting ? <WaitSheet wish={wish} onClose={() => setWaiting(false)} /> : null}
    </>
  );
}
