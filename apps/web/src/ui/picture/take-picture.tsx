import { IconCamera, IconPhoto } from '@tabler/icons-react';
import { useWords } from '../../platform/language/use-words.ts';
import type { CaptureMode } from '../../platform/native/camera.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';

interface Props {
  readonly busy: boolean;
  readonly onTake: (mode: CaptureMode) => void;
}

/** The two ways to a picture: with the camera, or one that is on the phone. */
export function TakePicture({ busy, onTake }: Props) {
  const { t } = useWords();
  return (
    <>
      <IconButton icon={IconCamera} variant="light" loading={busy} onClick={() => onTake('takePhoto')}>
        {t('profile:takePhoto')}
      </IconButton>
      <IconButton icon={IconPhoto} variant="light" loading={busy} onClick={() => onTake('attach')}>
        {t('profile:choosePhoto')}
      </IconButton>
    </>
  );
}
