import { Button, Loader } from '@mantine/core';
import { IconCloudOff, IconDeviceMobileCheck } from '@tabler/icons-react';
import { indianNumber } from '@teeka/domain/format';
import { timeOf } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { appKept } from '../../../platform/native/app-kept.ts';
import { keptForGood } from '../../../platform/storage/kept-for-good.ts';
import { useWatched } from '../../../platform/storage/use-watched.ts';
import { useOnline, usePull, useView, useWorkday } from '../../../records/workday/index.ts';
import { clockWords } from '../../../ui/time/clock-words.ts';
import classes from './pack-line.module.css';
import { packNote } from './state.ts';

/** Whether the day is on this phone, and how its coming is getting on. */
export function PackLine() {
  const { t } = useWords();
  const pulling = usePull();
  const workday = useWorkday();
  const online = useOnline();
  const kept = useWatched(appKept);
  const isKeptForGood = useWatched(keptForGood);
  const meta = useView()?.rows.meta ?? null;
  const note = packNote(pulling, { pulledAt: meta?.pulled_at ?? null, online, kept });
  if (note.kind === 'missing') {
    return (
      <div className={classes.line} data-tone="due" role="status">
        <IconCloudOff size={22} aria-hidden />
        <span className={classes.text}>{t('sessions:dayNotReady')}</span>
        <Button variant="default" onClick={() => workday?.refresh()}>
          {t('app:retry')}
        </Button>
      </div>
    );
  }
  if (note.kind === 'appComing' || note.kind === 'appNotKept') {
    return (
      <div className={classes.line} data-tone="due" role="status">
        {note.kind === 'appComing' ? <Loader size={22} /> : <IconCloudOff size={22} aria-hidden />}
        <span className={classes.text}>{t(`sessions:${note.kind}`)}</span>
      </div>
    );
  }
  if (note.kind === 'opening') {
    return (
      <div className={classes.line} role="status">
        <Loader size={22} />
        <span className={classes.text}>
          {t('sessions:openingDay')}
          {note.people === null
            ? null
            : ` ${t('sessions:people', { count: note.people, n: indianNumber(note.people) })}`}
        </span>
      </div>
    );
  }
  return (
    <div className={classes.line} data-tone="done" role="status">
      {note.kind === 'renewing' ? <Loader size={22} color="green" /> : <IconDeviceMobileCheck size={22} aria-hidden />}
      <span className={classes.text}>
        {t('sessions:dayReady')} {t('sessions:dayReadyAt', { time: clockWords(timeOf(new Date(note.since))) })}
        {isKeptForGood === false ? <span className={classes.warning}>{t('sessions:dayMayGo')}</span> : null}
      </span>
    </div>
  );
}
