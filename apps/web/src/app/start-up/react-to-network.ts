import { wordsNow } from '../../platform/language/index.ts';
import { online } from '../../platform/native/index.ts';
import { toast } from '../../ui/toast/index.ts';

/** Says so when the connection is lost. */
export function reactToNetwork(): void {
  online.watch(() => {
    if (!online.get()) toast.warning(wordsNow('app:networkDisconnected'));
  });
}
