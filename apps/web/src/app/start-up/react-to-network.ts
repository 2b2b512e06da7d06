import { wordsNow } from '../../platform/language/index.ts';
import { online } from '../../platform/native/index.ts';
import { signedIn } from '../../platform/sign-in/index.ts';
import { toast } from '../../ui/toast/index.ts';

/** Says so when the connection is lost, where no chip stands that says it: to whoever is not signed in. */
export function reactToNetwork(): void {
  online.watch(() => {
    if (!online.get() && signedIn.get().status !== 'in') toast.warning(wordsNow('app:networkDisconnected'));
  });
}
