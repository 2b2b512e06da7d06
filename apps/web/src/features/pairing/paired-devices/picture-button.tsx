import { IconCamera } from '@tabler/icons-react';
import { sendPicture } from '@teeka/contract/pairing';
import { cardPhotoBytes } from '@teeka/contract/vaccinations';
import { send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { capturePicture } from '../../../platform/native/camera.ts';
import { asBase64, compressed, drawing } from '../../../platform/picture/index.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { toast } from '../../../ui/index.ts';
import type { ServedDesk } from './served-desk.ts';
import { answering, useHanding } from './use-handing.ts';

/** Takes the picture that a computer waits for. */
export function PictureButton({ desk }: ServedDesk) {
  const { t } = useWords();
  const { busy, hand } = useHanding();
  const take = async () => {
    const chosen = await capturePicture('takePhoto');
    if (!chosen) return;
    const small = await compressed(chosen, drawing(chosen), cardPhotoBytes.aim).catch(() => null);
    if (!small) return toast.error(t('refusals:USRPRF0019'));
    const content = asBase64(new Uint8Array(await small.arrayBuffer()));
    await hand(() => send(sendPicture, { ...answering(desk), content }, { quiet: true }));
  };
  return (
    <IconButton icon={IconCamera} size="lg" fullWidth loading={busy} onClick={() => void take()}>
      {t('pairing:takeFor', { name: desk.name })}
    </IconButton>
  );
}
