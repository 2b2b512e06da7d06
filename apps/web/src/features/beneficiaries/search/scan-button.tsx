import { ActionIcon, Button } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { Suspense, useCallback, useState } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import { BottomSheet } from '../../../ui/index.ts';
import { late } from '../../../ui/late/late.tsx';

const Scanner = late(() => import('./scan-sheet.tsx').then((file) => ({ default: file.Scanner })));

interface Props {
  readonly onFound: (reference: string) => void;
  /** In the header: an icon only. */
  readonly compact?: boolean;
}

/** Opens the camera for the QR of a card or certificate; the reader of QRs is loaded only then. */
export function ScanButton({ onFound, compact = false }: Props) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const found = useCallback(
    (reference: string) => {
      setOpen(false);
      onFound(reference);
    },
    [onFound],
  );
  return (
    <>
      {compact ? (
        <ActionIcon aria-label={t('beneficiaries:scan')} color="gray" onClick={() => setOpen(true)}>
          <IconQrcode size={24} aria-hidden />
        </ActionIcon>
      ) : (
        <Button variant="light" leftSection={<IconQrcode size={20} aria-hidden />} onClick={() => setOpen(true)}>
          {t('beneficiaries:scan')}
        </Button>
      )}
      <BottomSheet open={open} onClose={() => setOpen(false)} title={t('beneficiaries:scanTitle')}>
        {open ? (
          <Suspense>
            <Scanner onFound={found} />
          </Suspense>
        ) : null}
      </BottomSheet>
    </>
  );
}
