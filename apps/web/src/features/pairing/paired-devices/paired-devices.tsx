import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile, IconQrcode, IconScan } from '@tabler/icons-react';
import { type Pairing, unpair } from '@teeka/contract/pairing';
import { useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { online as onlineNow } from '../../../platform/native/index.ts';
import { usePairings } from '../../../platform/pairing/index.ts';
import { useWatched } from '../../../platform/storage/use-watched.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Notice, Section, toast } from '../../../ui/index.ts';
import { inOwnTime } from '../../../ui/late/in-own-time.ts';
import { instantWords } from '../../../ui/time/instant-words.ts';
import { CaptureButton } from './capture-button.tsx';
import classes from './paired-devices.module.css';

const CodeSheet = inOwnTime(() => import('./code-sheet.tsx'));
const PairSheet = inOwnTime(() => import('./pair-sheet.tsx'));

/** Which phone is the camera of which computer, and what the computer waits for from this phone. */
export function PairedDevices() {
  const { t } = useWords();
  const online = useWatched(onlineNow);
  const { data: pairings = [], refetch } = usePairings(online);
  const [open, setOpen] = useState<'code' | 'scan' | null>(null);
  const close = () => setOpen(null);
  const served = pairings.filter(({ as }) => as === 'phone');
  return (
    <Section title={t('pairing:title')}>
      <p className={classes.about}>{t('pairing:about')}</p>
      {online ? null : <Notice kind="info">{t('pairing:offline')}</Notice>}
      {served.map((one) => (
        <CaptureButton key={one.pairing_id} desk={one} />
      ))}
      {served.length > 0 && served.every(({ awaits }) => awaits === null) ? (
        <p className="quiet flat">{t('pairing:nothingAwaited')}</p>
      ) : null}
      {pairings.length > 0 ? (
        <>
          <h3 className={classes.heading}>{t('pairing:devices')}</h3>
          <ul className="bare-list">
            {pairings.map((one) => (
              <Line key={one.pairing_id} pairing={one} onGone={() => void refetch()} />
            ))}
          </ul>
          <p className="quiet small">{t('pairing:ends')}</p>
        </>
      ) : null}
      <div className="beside">
        <IconButton icon={IconQrcode} variant="light" disabled={!online} onClick={() => setOpen('code')}>
          {t('pairing:showCode')}
        </IconButton>
        <IconButton icon={IconScan} variant="light" disabled={!online} onClick={() => setOpen('scan')}>
          {t('pairing:scanCode')}
        </IconButton>
      </div>
      {open === 'code' ? <CodeSheet phones={pairings} onClose={close} /> : null}
      {open === 'scan' ? <PairSheet onClose={close} onPaired={() => void refetch()} /> : null}
    </Section>
  );
}

function Line({ pairing, onGone }: { readonly pairing: Pairing; readonly onGone: () => void }) {
  const { t } = useWords();
  const [busy, setBusy] = useState(false);
  const { as, name, since, last_used } = pairing;
  const Icon = as === 'desk' ? IconDeviceMobile : IconDeviceDesktop;
  const device = t(as === 'desk' ? 'pairing:phoneOf' : 'pairing:deskOf', { name });
  const end = async () => {
    setBusy(true);
    try {
      await send(unpair, { pairing_id: pairing.pairing_id }, { quiet: true });
      toast.success(t('pairing:unpaired'));
    } catch {
      // Said already.
    }
    setBusy(false);
    onGone();
  };
  return (
    <li className={classes.line}>
      <Icon size={26} stroke={1.6} aria-hidden />
      <div className={classes.text}>
        <strong>{device}</strong>
        <span className="quiet">{t('pairing:since', { at: instantWords(since) })}</span>
        {last_used ? <span className="quiet">{t('pairing:used', { at: instantWords(last_used) })}</span> : null}
      </div>
      <Button
        variant="subtle"
        color="red"
        loading={busy}
        aria-label={t('pairing:unpairOf', { device })}
        onClick={() => void end()}
      >
        {t('pairing:unpair')}
      </Button>
    </li>
  );
}
