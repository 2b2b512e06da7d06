import { IconScan } from '@tabler/icons-react';
import { sendScanned } from '@teeka/contract/pairing';
import { useCallback, useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { referenceOf } from '../../../platform/qr/index.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { BottomSheet } from '../../../ui/index.ts';
import { QrScanner } from '../../../ui/qr/qr-scanner.tsx';
import type { ServedDesk } from './served-desk.ts';
import { answering, useHanding } from './use-handing.ts';

/** Scans the card that a computer waits for. */
export function ScanButton({ desk }: ServedDesk) {
  const { t } = useWords();
  const { busy, hand } = useHanding();
  const { pairing_id, wish_id } = desk;
  const [scanning, setScanning] = useState(false);
  const title = t('pairing:scanFor', { name: desk.name });
  const read = useCallback(
    async (text: string) => {
      const scanned = await referenceOf(text);
      if (scanned === undefined) return false;
      setScanning(false);
      await hand(() => send(sendScanned, { ...answering({ pairing_id, wish_id }), scanned }, { quiet: true }));
      return true;
    },
    [hand, pairing_id, wish_id],
  );
  return (
    <>
      <IconButton icon={IconScan} size="lg" fullWidth loading={busy} onClick={() => setScanning(true)}>
        {title}
      </IconButton>
      <BottomSheet open={scanning} onClose={() => setScanning(false)} title={title}>
        {scanning ? (
          <QrScanner help={t('beneficiaries:scanHelp')} foreign={t('beneficiaries:scanForeign')} onText={read} />
        ) : null}
      </BottomSheet>
    </>
  );
}
