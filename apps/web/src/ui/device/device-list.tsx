import { IconCircleCheck, IconFingerprint } from '@tabler/icons-react';
import type { FoundDevice } from '../../platform/device/index.ts';
import { useWords } from '../../platform/language/use-words.ts';
import classes from './device.module.css';
import { statusWords } from './status-words.ts';

interface Props {
  readonly devices: readonly FoundDevice[];
  /** Whether they are ready is not said: a try failed since. */
  readonly doubted?: boolean;
  readonly chosen?: { readonly port: number; readonly rdsId: string } | null;
  readonly onChoose: (device: FoundDevice) => void;
}

/** Devices that answered, each a button: name, port, serial number and whether it is ready. */
export function DeviceList({ devices, doubted = false, chosen, onChoose }: Props) {
  const { t } = useWords();
  return (
    <ul className={classes.list}>
      {devices.map((device) => {
        const isChosen = chosen?.port === device.port && chosen.rdsId === device.rdsId;
        return (
          <li key={device.port}>
            <button type="button" className={classes.device} aria-pressed={isChosen} onClick={() => onChoose(device)}>
              <IconFingerprint size={28} aria-hidden />
              <span className={classes.text}>
                <strong>{device.name}</strong>
                <span className="quiet small">
                  {[
                    doubted ? '' : t(statusWords[device.status]),
                    t('identity:devicePort', { port: device.port }),
                    device.serial ? t('identity:deviceSerial', { serial: device.serial }) : '',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              {isChosen ? <IconCircleCheck size={24} aria-hidden /> : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
