import { IconCamera, IconPhoto } from '@tabler/icons-react';
import { useWords } from '../../platform/language/use-words.ts';
import { type CaptureMode, capturePicture } from '../../platform/native/camera.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { FromPhone } from '../paired-phone/from-phone.tsx';

interface Props {
  readonly busy: boolean;
  readonly onPicture: (picture: Blob) => void;
}

/** The ways to a picture: with the camera, one that is on the device, or with the camera of a paired phone. */
export function TakePicture({ busy, onPicture }: Props) {
  const { t } = useWords();
  const take = async (mode: CaptureMode) => {
    const chosen = await capturePicture(mode);
    if (chosen) onPicture(chosen);
  };
  return (
    <>
      <IconButton icon={IconCamera} variant="light" loading={busy} onClick={() => void take('takePhoto')}>
        {t('profile:takePhoto')}
      </IconButton>
      <IconButton icon={IconPhoto} variant="light" loading={busy} onClick={() => void take('attach')}>
        {t('profile:choosePhoto')}
      </IconButton>
      <FromPhone awaits="picture" onPicture={onPicture} />
    </>
  );
}
