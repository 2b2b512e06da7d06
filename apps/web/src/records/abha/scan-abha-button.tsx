import { IconQrcode } from '@tabler/icons-react';
import type { AbhaCard } from '@teeka/domain/abha';
import { useCallback, useState } from 'react';
import { useWords } from '../../platform/language/use-words.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { BottomSheet } from '../../ui/index.ts';
import { inOwnTime } from '../../ui/late/in-own-time.ts';

const ScanAbha = inOwnTime(() => import('./scan-abha.tsx'));

interface Props {
  readonly onCard: (card: AbhaCard) => void;
  /** What the button says where it does more than scan. */
  readonly label?: string;
}

/** Opens the camera for the QR of an ABHA card; it works without network, and nothing of the card is kept by it. */
export function ScanAbhaButton({ onCard, label }: Props) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const found = useCallback(
    (card: AbhaCard) => {
      setOpen(false);
      onCard(card);
    },
    [onCard],
  );
  return (
    <>
      <IconButton icon={IconQrcode} variant="light" onClick={() => setOpen(true)}>
        {label ?? t('abha:scanCard')}
      </IconButton>
      <BottomSheet open={open} onClose={() => setOpen(false)} title={t('abha:scanCard')}>
        {open ? <ScanAbha onCard={found} /> : null}
      </BottomSheet>
    </>
  );
}
