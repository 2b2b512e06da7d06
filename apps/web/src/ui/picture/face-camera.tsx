import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { type CameraProblem, openCamera, takePicture } from '../../platform/device/index.ts';
import { useWords } from '../../platform/language/use-words.ts';
import { Notice } from '../form/notice.tsx';
import classes from './face-camera.module.css';

interface Props {
  /** Base64 of the JPEG that was taken, or null. */
  readonly picture: string | null;
  readonly onPicture: (picture: string | null) => void;
}

type Camera = MediaStream | CameraProblem | 'closed' | 'opening';

const stop = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** The camera, its picture, and why there is none. It runs only while it is looked at. */
export function FaceCamera({ picture, onPicture }: Props) {
  const { t } = useWords();
  const video = useRef<HTMLVideoElement>(null);
  const [camera, setCamera] = useState<Camera>('closed');
  const stream = typeof camera === 'object' ? camera : null;
  useEffect(() => {
    if (!stream) return;
    if (video.current) video.current.srcObject = stream;
    return () => stop(stream);
  }, [stream]);
  const open = async () => {
    onPicture(null);
    setCamera('opening');
    setCamera(await openCamera());
  };
  const take = () => {
    const taken = video.current && takePicture(video.current);
    if (!taken) return;
    onPicture(taken);
    setCamera('closed');
  };
  const problems = {
    refused: t('identity:cameraRefused'),
    none: t('identity:cameraNone'),
    busy: t('identity:cameraBusy'),
  } as const;
  return (
    <div className="stack">
      {typeof camera === 'string' && camera in problems ? <Notice>{problems[camera as CameraProblem]}</Notice> : null}
      {stream ? (
        <video
          ref={video}
          className={classes.face}
          autoPlay
          playsInline
          muted
          aria-label={t('identity:cameraPicture')}
        />
      ) : null}
      {picture ? (
        <img className={classes.face} src={`data:image/jpeg;base64,${picture}`} alt={t('identity:cameraPicture')} />
      ) : null}
      <p className="quiet flat">{t('identity:cameraHelp')}</p>
      {stream ? (
        <Button onClick={take}>{t('identity:cameraTake')}</Button>
      ) : (
        <Button variant={picture ? 'default' : 'filled'} loading={camera === 'opening'} onClick={() => void open()}>
          {picture ? t('identity:cameraAgain') : t('identity:cameraStart')}
        </Button>
      )}
    </div>
  );
}
