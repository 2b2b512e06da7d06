import { heardAt } from '../../platform/api/heard.ts';
import { online } from '../../platform/native/index.ts';
import { fetchUser, signedIn } from '../../platform/sign-in/index.ts';

/** After so long without an answer the server is asked, in milliseconds. */
const silence = 40_000;
/** How often that is looked at. */
const often = 15_000;

function ask(): void {
  if (signedIn.get().status !== 'in' || !online.get() || document.visibilityState !== 'visible') return;
  if (Date.now() - heardAt() < silence) return;
  void fetchUser({ background: true }).catch(() => undefined);
}

/**
 * Most screens are drawn from what lies on the phone. So that one whose sign-in somebody has ended does not go on showing
 * people to whoever holds it, the server is asked while the phone is looked at, and when it is taken up again: within a minute
 * the sign-in page stands there.
 */
export function hearServer(): void {
  setInterval(ask, often);
  document.addEventListener('visibilitychange', ask);
}
