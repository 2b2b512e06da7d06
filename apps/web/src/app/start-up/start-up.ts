import { appVersion } from '@teeka/contract/settings';
import { heardAt } from '../../platform/api/heard.ts';
import { endOpening, send } from '../../platform/api/index.ts';
import { putBackTokens, readTokens } from '../../platform/api/tokens.ts';
import { followDefaultLanguage, loadAllWords, startWords, wordsNow } from '../../platform/language/index.ts';
import { followConnectivity, online, prepareScreen } from '../../platform/native/index.ts';
import { keepServerSettings } from '../../platform/server-settings/server-settings.ts';
import {
  accompany,
  fetchUser,
  leaveWithOtherTab,
  resolveUser,
  restoreLockable,
  restoreSignIn,
  signedIn,
} from '../../platform/sign-in/index.ts';
import { followHour } from '../../platform/theme/index.ts';
import { keepWorkday } from '../../records/workday/companion.ts';
import { toast } from '../../ui/toast/index.ts';
import { loadAhead, router } from '../routing/router.tsx';
import { ignoreSecondTaps } from './ignore-second-taps.ts';
import { closeIfLeft, lockWhenLeft } from './lock-when-left.ts';
import { reactToFailures } from './react-to-failures.ts';
import { seldom } from './seldom.ts';
import { keepAppOnDevice, takeOverWaitingBuild } from './service-worker.ts';

/** Where the network comes and goes, the chip says it each time; a toast over the chip would only hide that. */
const pause = 15 * 60_000;

/** Says so when the connection is lost. */
function reactToNetwork(): void {
  const tell = seldom(pause, () => toast.warning(wordsNow('app:networkDisconnected')));
  online.watch(() => {
    if (!online.get()) tell();
  });
}

/** After so long without an answer the server is asked, in milliseconds. */
const silence = 5 * 60_000;
/** How often that is looked at. */
const often = 60_000;

function ask(): void {
  if (signedIn.get().status !== 'in' || !online.get() || document.visibilityState !== 'visible') return;
  if (Date.now() - heardAt() < silence) return;
  void fetchUser({ background: true }).catch(() => undefined);
}

/**
 * Most screens are drawn from what lies on the phone. So that one whose sign-in somebody has ended does not go on showing
 * people to whoever holds it, the server is asked now and then while the phone is looked at, and when it is taken up again.
 */
function hearServer(): void {
  setInterval(ask, often);
  document.addEventListener('visibilitychange', ask);
}

/** Everything that must stand before the first screen is drawn; nothing here waits for the network. */
export async function startUp(): Promise<void> {
  takeOverWaitingBuild();
  followHour();
  reactToFailures();
  ignoreSecondTaps();
  const wasSignedIn = restoreSignIn();
  keepWorkday(wasSignedIn);
  keepServerSettings();
  const isSignedIn = wasSignedIn && (await closeIfLeft());
  // The screen that most likely comes first loads beside the words and the pack instead of after them.
  loadAhead(isSignedIn ? location.pathname : '/auth/login');
  accompany({
    signingIn() {
      loadAhead('/dashboard');
      void loadAllWords().catch(() => undefined);
    },
  });
  if (isSignedIn) void restoreLockable();
  lockWhenLeft();
  hearServer();
  followOtherTabs();
  if (isSignedIn) void resolveUser().catch(() => undefined);
  await Promise.all([startWords(isSignedIn), followConnectivity(), prepareScreen()]);
  reactToNetwork();
  // The point for sealing and the version; where it fails now, signing in asks again.
  void send(appVersion, {}, { silent: true })
    .then(({ default_language }) => followDefaultLanguage(default_language))
    .catch(() => undefined);
  const stop = router.subscribe('onResolved', () => {
    stop();
    endOpening();
    keepAppOnDevice();
  });
}

/** A tab goes on showing nobody's people: where another one signed out or locked, this one does too. */
function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    const isOver = key === 'AUTH' || key === null;
    if (!isOver || readTokens() !== null || signedIn.get().status === 'out') return;
    // Everything at once: no tab signed out, somebody cleared the data of the browser.
    if (key === null) return putBackTokens();
    void leaveWithOtherTab().then(() => router.navigate({ to: '/auth/login', replace: true }));
  });
}
