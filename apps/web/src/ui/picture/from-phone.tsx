import { IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../platform/language/use-words.ts';
import { isPairedDesk } from '../../platform/pairing/index.ts';
import { IconButton } from '../button/icon-button.tsx';
import { inOwnTime } from '../late/in-own-time.ts';

const WaitSheet = inOwnTime(() => import('./wait-sheet.tsx'));

type Props =
  | { readonly awaits: 'picture'; readonly onPicture: (picture: Blob) => void }
  | { readonly awaits: 'code'; readonly onCode: (text: string) => void };

/** Lets the paired phone take the picture, or scan the card; nothing where no phone is paired. */
export function FromPhone(props: Props) {
  const { t } = useWords();
  const [waiting, setWaiting] = useState(false);
  if (!isPairedDesk()) return null;
  return (
    <>
      <IconButton icon={IconDeviceMobile} variant="light" onClick={() => setWaiting(true)}>
        {t('pairing:fromPhone')}
      </IconButton>
      {waiting ? <WaitSheet {...props} onClose={() => setWaiting(false)} /> : null}
    </>
  );
}
