import { IconPhotoScan } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type CameraProblem, openCamera } from '../../../platform/device/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { capturePicture } from '../../../platform/native/camera.ts';
import { referenceOf, scanPicture, scanVideo } from '../../../platform/qr/index.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Notice } from '../../../ui/index.ts';
import classes from './search.module.css';

const problems = {
  refused: 'beneficiaries:scanRefused',
  none: 'beneficiaries:scanNone',
  busy: 'beneficiaries:scanBusy',
} as const;

const stop = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

interface Props {
  /** A person's number was read, its check digit right. */
  readonly onFound: (reference: string) => void;
}

/** Looks for the QR of a card or certificate through the camera, or in a picture where there is no camera. */
export default function Scanner({ onFound }: Props) {
  const { t } = useWords();
  const video = useRef<HTMLVideoElement>(null);
  const [camera, setCamera] = useState<MediaStream | CameraProblem | 'opening'>('opening');
  const [said, setSaid] = useState<'foreign' | 'nothing' | null>(null);
  const read = useCallback(
    async (text: string) => {
      const reference = await referenceOf(text);
      if (reference === undefined) setSaid('foreign');
      else onFound(reference);
      return reference !== undefined;
    },
    [onFound],
  );

  useEffect(() => {
    let gone = false;
    let opened: MediaStream | null = null;
    void openCamera('environment').then((answer) => {
      if (typeof answer === 'object') opened = answer;
      if (gone && opened) stop(opened);
      else setCamera(answer);
    });
    return () => {
      gone = true;
      if (opened) stop(opened);
    };
  }, []);

  useEffect(() => {
    if (typeof camera !== 'object' || !video.current) return;
    video.current.srcObject = camera;
    return scanVideo(video.current, read);
  }, [camera, read]);

  const fromPicture = async () => {
    const file = await capturePicture('attach', 'image/*');
    if (!file) return;
    setSaid(null);
    const text = await scanPicture(file);
    if (text === null) setSaid('nothing');
    else await read(text);
  };

  return (
    <div className="rows-12">
      {typeof camera === 'string' && camera !== 'opening' ? (
        <Notice kind="info">{t(problems[camera])}</Notice>
      ) : (
        <>
          <p className={classes.note}>{t('beneficiaries:scanHelp')}</p>
          <video
            ref={video}
            className={classes.video}
            autoPlay
            playsInline
            muted
            aria-label={t('beneficiaries:scanVideo')}
          />
        </>
      )}
      {said ? (
        <Notice>{t(said === 'foreign' ? 'beneficiaries:scanForeign' : 'beneficiaries:scanNothing')}</Notice>
      ) : null}
      <IconButton icon={IconPhotoScan} variant="light" onClick={() => void fromPicture()}>
        {t('beneficiaries:scanPicture')}
      </IconButton>
    </div>
  );
}
