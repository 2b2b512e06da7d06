import { IconCamera, IconScan } from '@tabler/icons-react';
import { type Pairing, sendPicture, sendScanned } from '@teeka/contract/pairing';
import { cardPhotoBytes } from '@teeka/contract/vaccinations';
import { useCallback, useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { capturePicture } from '../../../platform/native/camera.ts';
import { asBase64, compressed, drawing } from '../../../platform/picture/index.ts';
import { referenceOf } from '../../../platform/qr/index.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { BottomSheet, toast } from '../../../ui/index.ts';
import { QrScanner } from '../../../ui/qr/qr-scanner.tsx';

/** The one thing that a computer waits for from this phone; nothing while it waits for none. */
export function CaptureButton({ desk }: { readonly desk: Pairing }) {
  const { t } = useWords();
  const { pairing_id, name } = desk;
  const [busy, setBusy] = useState(false);
  const [scanning, setScanning] = useState(false);
  const hand = useCallback(
    async (work: () => Promise<unknown>) => {
      setBusy(true);
      try {
        await work();
        toast.success(t('pairing:sent'));
      } catch {
        // Said already.
      }
      setBusy(false);
    },
    [t],
  );
  const take = async () => {
    const chosen = await capturePicture('takePhoto');
    if (!chosen) return;
    const small = await compressed(chosen, drawing(chosen), cardPhotoBytes.aim).catch(() => null);
    if (!small) return toast.error(t('refusals:USRPRF0019'));
    const content = asBase64(new Uint8Array(await small.arrayBuffer()));
    await hand(() => send(sendPicture, { pairing_id, content }, { quiet: true }));
  };
  const read = useCallback(
    async (text: string) => {
      const scanned = await referenceOf(text);
      if (scanned === undefined) return false;
      setScanning(false);
      await hand(() => send(sendScanned, { pairing_id, scanned }, { quiet: true }));
      return true;
    },
    [hand, pairing_id],
  );
  if (desk.awaits === null && !scanning) return null;
  return (
    <>
      {desk.awaits === 'picture' ? (
        <IconButton icon={IconCamera} size="lg" fullWidth loading={busy} onClick={() => void take()}>
          {t('pairing:takeFor', { name })}
        </IconButton>
      ) : (
        <IconButton icon={IconScan} size="lg" fullWidth loading={busy} onClick={() => setScanning(true)}>
          {t('pairing:scanFor', { name })}
        </IconButton>
      )}
      <BottomSheet open={scanning} onClose={() => setScanning(false)} title={t('pairing:scanFor', { name })}>
        {scanning ? (
          <QrScanner help={t('beneficiaries:scanHelp')} foreign={t('beneficiaries:scanForeign')} onText={read} />
        ) : null}
      </BottomSheet>
    </>
  );
}
