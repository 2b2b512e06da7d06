import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  type FoundDevice,
  findDevices,
  forgetDevice,
  rememberDevice,
  rememberedDevice,
  whyNobody,
} from '../../platform/device/index.ts';
import { useWords } from '../../platform/language/use-words.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import { Notice } from '../form/notice.tsx';
import { CaptureTest } from './capture-test.tsx';
import classes from './device.module.css';
import { DeviceList } from './device-list.tsx';

/** Biometric device set-up: all that answer on this machine are listed, one is chosen and remembered; it is tried out. */
export function DeviceSetup() {
  const { t } = useWords();
  const chosen = useWatched(rememberedDevice);
  const [found, setFound] = useState<readonly FoundDevice[] | null>(null);
  const [forbidden, setForbidden] = useState(false);
  const [busy, setBusy] = useState(false);
  /** A try failed since they were found: whether they are ready is not known any more. */
  const [doubted, setDoubted] = useState(false);
  const search = async () => {
    setBusy(true);
    const devices = await findDevices();
    setForbidden(devices.length === 0 && (await whyNobody()) === 'not-allowed');
    setFound(devices);
    setDoubted(false);
    setBusy(false);
  };
  // What a verification would take: the chosen one, or the only one there is.
  const tried = chosen ?? (found?.length === 1 ? found[0] : null);
  return (
    <div className={classes.setup}>
      <p>{chosen ? t('identity:deviceChosen', { name: chosen.name, port: chosen.port }) : t('identity:deviceNone')}</p>
      <div role="status">{busy ? t('identity:deviceSearching') : null}</div>
      {found?.length === 0 && !busy ? (
        <Notice kind="info">{t(forbidden ? 'identity:problem-not-allowed' : 'identity:deviceNoneFound')}</Notice>
      ) : null}
      {found && found.length > 0 ? (
        <DeviceList devices={found} doubted={doubted} chosen={chosen} onChoose={rememberDevice} />
      ) : null}
      {tried ? <CaptureTest key={tried.port} port={tried.port} onTried={(failed) => setDoubted(failed)} /> : null}
      <div className="beside">
        <Button variant="light" loading={busy} onClick={() => void search()}>
          {t('identity:deviceSearch')}
        </Button>
        {chosen ? (
          <Button variant="default" onClick={forgetDevice}>
            {t('identity:deviceForget')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
