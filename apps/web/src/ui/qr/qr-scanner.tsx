import { IconPhotoScan } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type CameraProblem, openCamera } from '../../platform/device/index.ts';
import { useWords } from '../../platform/language/use-words.ts';
import { capturePicture } from '../../platform/native/camera.ts';
import { scanPicture, scanVideo } from '../../platform/qr/index.ts';
import { IconButton } from '../button/icon-button.tsx';
import { Notice } from '../form/notice.tsx';
import classes from './qr.module.css';

const problems = {
  refused: 'beneficiaries:scanRefused',
  none: 'beneficiaries:scanNone',
  busy: 'beneficiaries:scanBusy',
} as const;

/** Why nothing was read. */
const unread = { nothing: 'beneficiaries:scanNothing', 'not-running': 'beneficiaries:scanNotRunning' } as const;
type Said = 'foreign' | keyof typeof unread;

const stop = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

interface Props {
  /** What to hold before the camera. */
  readonly help: string;
  /** Said of a QR that is none of those looked for. */
  readonly foreign: string;
  /** Takes what was read; answers whether it is what was looked for. */
  readonly onText: (text: string) => Promise<boolean>;
}

/** Looks for a QR through the camera, or in a picture where there is no camera. */
export function QrScanner({ help, foreign, onText }: Props) {
  const { t } = useWords();
  const video = useRef<HTMLVideoElement>(null);
  const [camera, setCamera] = useState<MediaStream | CameraProblem | 'opening'>('opening');
  const [said, setSaid] = useState<Said | null>(null);
  // Whether a reader runs that looks at what the camera sees.
  const [runs, setRuns] = useState(true);
  const [reading, setReading] = useState(false);
  const read = useCallback(
    async (text: string) => {
      const isIt = await onText(text);
      if (!isIt) setSaid('foreign');
      return isIt;
    },
    [onText],
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
    return scanVideo(video.current, { take: read, onRuns: setRuns });
  }, [camera, read]);

  const fromPicture = async () => {
    const file = await capturePicture('attach', 'image/*');
    if (!file) return;
    setSaid(null);
    setReading(true);
    const scanned = await scanPicture(file).finally(() => setReading(false));
    if (typeof scanned === 'string') setSaid(scanned);
    else await read(scanned.text);
  };
  const tells = runs ? said : 'not-running';

  return (
    <div className="rows-12">
      {typeof camera === 'string' && camera !== 'opening' ? (
        <Notice kind="info">{t(problems[camera])}</Notice>
      ) : (
        <>
          <p className={classes.help}>{help}</p>
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
      {tells ? <Notice>{tells === 'foreign' ? foreign : t(unread[tells])}</Notice> : null}
      <IconButton icon={IconPhotoScan} variant="light" loading={reading} onClick={() => void fromPicture()}>
        {t('beneficiaries:scanPicture')}
      </IconButton>
    </div>
  );
}
