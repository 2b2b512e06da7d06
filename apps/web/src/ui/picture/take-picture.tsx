import { Button } from '@mantine/core';
import { IconCamera, IconPhoto } from '@tabler/icons-react';
import { useWords } from '../../platform/language/use-words.ts';
import type { CaptureMode } from '../../platform/native/camera.ts';

interface Props {
  readonly busy: boolean;
  readonly onTake: (mode: CaptureMode) => void;
}

/** The two ways to a picture: with the camera, or one that is on the phone. */
export function TakePicture({ busy, onTake }: Props) {
  const { t } = useWords();
  return (
    <>
      <Button
        variant="light"
        loading={busy}
        leftSection={<IconCamera size={20} aria-hidden />}
        onClick={() => onTake('takePhoto')}
      >
        {t('profile:takePhoto')}
      </Button>
      <Button
        variant="light"
        loading={busy}
        leftSection={<IconPhoto size={20} aria-hidden />}
        onClick={() => onTake('attach')}
      >
        {t('profile:choosePhoto')}
      </Button>
    </>
  );
}
