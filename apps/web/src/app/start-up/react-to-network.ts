import { wordsNow } from '../../platform/language/index.ts';
import { online } from '../../platform/native/index.ts';
import { toast } from '../../ui/toast/index.ts';
import { seldom } from './seldom.ts';

/** Where the network comes and goes, the chip says it each time; a toast over the chip would only hide that. */
const pause = 15 * 60_000;

/** Says so when the connection is lost. */
export function reactToNetwork(): void {
  const tell = seldom(pause, () => toast.warning(wordsNow('app:networkDisconnected')));
  online.watch(() => {
    if (!online.get()) tell();
  });
}
