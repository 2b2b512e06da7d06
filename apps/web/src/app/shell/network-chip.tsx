import { IconWifiOff } from '@tabler/icons-react';
import { useWords } from '../../platform/language/use-words.ts';
import { online } from '../../platform/native/index.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import classes from './header.module.css';

/** Says that there is no network; nothing while there is. */
export function NetworkChip() {
  const { t } = useWords();
  const connected = useWatched(online);
  return (
    <span role="status">
      {connected ? null : (
        <span className={classes.chip}>
          <IconWifiOff size={18} aria-hidden />
          {t('app:offline')}
        </span>
      )}
    </span>
  );
}
