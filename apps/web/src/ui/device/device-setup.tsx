import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  type FoundDevice,
  findDevices,
  forgetDevice,
  rememberDevice,
  rememberedDevice,
} from '../../platform/device/index.ts';
import { useWords } from '../../platform/language/use-words.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import { Notice } from '../form/notice.tsx';
import classes from './device.module.css';
import { DeviceList } from './device-list.tsx';

/** Biometric device set-up: all that answer on this machine are listed, one is chosen and remembered. */
export function DeviceSetup() {
  const { t } = useWords();
  const chosen = useWatched(rememberedDevice);
  const [found, setFound] = useState<readonly FoundDevice[] | null>(null);
  const [busy, setBusy] = useState(false);
  const search = async () => {
    setBusy(true);
    setFound(await findDevices());
    setBusy(false);
  };
  return (
    <div className={classes.setup}>
      <p>{chosen ? t('identity:deviceChosen', { name: chosen.name, port: chosen.port }) : t('identity:deviceNone')}</p>
      <div role="status">{busy ? t('identity:deviceSearching') : null}</div>
      {found?.length === 0 && !busy ? <Notice kind="info">{t('identity:deviceNoneFound')}</Notice> : null}
      {found && found.length > 0 ? <DeviceList devices={found} chosen={chosen} onChoose={rememberDevice} /> : null}
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
