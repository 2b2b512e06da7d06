import { ActionIcon } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import type { AbhaCard } from '@teeka/domain/abha';
import { useCallback, useState } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { BottomSheet } from '../../../ui/index.ts';
import { inOwnTime } from '../../../ui/late/in-own-time.ts';

const Scanner = inOwnTime(() => import('./scan-sheet.tsx'));

interface Props {
  readonly onFound: (reference: string) => void;
  readonly onCard: (card: AbhaCard) => void;
  /** In the header: an icon only. */
  readonly compact?: boolean;
}

/** Opens the camera for the QR of a card or certificate; the reader of QRs is loaded only then. */
export function ScanButton({ onFound, onCard, compact = false }: Props) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const found = useCallback(
    (reference: string) => {
      setOpen(false);
      onFound(reference);
    },
    [onFound],
  );
  const foundCard = useCallback(
    (card: AbhaCard) => {
      setOpen(false);
      onCard(card);
    },
    [onCard],
  );
  return (
    <>
      {compact ? (
        <ActionIcon aria-label={t('beneficiaries:scan')} color="gray" onClick={() => setOpen(true)}>
          <IconQrcode size={24} aria-hidden />
        </ActionIcon>
      ) : (
        <IconButton icon={IconQrcode} variant="light" onClick={() => setOpen(true)}>
          {t('beneficiaries:scan')}
        </IconButton>
      )}
      <BottomSheet open={open} onClose={() => setOpen(false)} title={t('beneficiaries:scanTitle')}>
        {open ? <Scanner onFound={found} onCard={foundCard} /> : null}
      </BottomSheet>
    </>
  );
}
