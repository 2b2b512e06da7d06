import { appVersion } from '@teeka/contract/settings';
import { endOpening, send } from '../../platform/api/index.ts';
import { followDefaultLanguage, loadWords, startWords } from '../../platform/language/index.ts';
import { followConnectivity, prepareScreen } from '../../platform/native/index.ts';
import { keepServerSettings } from '../../platform/server-settings/server-settings.ts';
import { accompany, resolveUser, restoreLockable, restoreSignIn } from '../../platform/sign-in/index.ts';
import { followHour } from '../../platform/theme/index.ts';
import { keepCardTrust } from '../../records/certificates/card-trust.ts';
import { keepSigned } from '../../records/certificates/keep-signed.ts';
import { keepFamilyText } from '../../records/family-text/family-text.ts';
import { keepWorkday } from '../../records/workday/companion.ts';
import { loadAhead, router } from '../routing/router.tsx';
import { followOtherTabs } from './follow-other-tabs.ts';
import { hearServer } from './hear-server.ts';
import { ignoreSecondTaps } from './ignore-second-taps.ts';
import { closeIfLeft, lockWhenLeft } from './lock-when-left.ts';
import { reactToFailures } from './react-to-failures.ts';
import { reactToNetwork } from './react-to-network.ts';
import { keepAppOnDevice, takeOverWaitingBuild } from './service-worker.ts';

/** Everything that must stand before the first screen is drawn; nothing here waits for the network. */
export async function startUp(): Promise<void> {
  takeOverWaitingBuild();
  followHour();
  reactToFailures();
  ignoreSecondTaps();
  const wasSignedIn = restoreSignIn();
  keepWorkday(wasSignedIn);
  keepServerSettings();
  keepFamilyText();
  keepCardTrust();
  keepSigned();
  const isSignedIn = wasSignedIn && (await closeIfLeft());
  // The screen that most likely comes first loads beside the words and the pack instead of after them.
  loadAhead(isSignedIn ? location.pathname : '/auth/login');
  accompany({
    signingIn() {
      loadAhead('/dashboard');
      void loadWords('work').catch(() => undefined);
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
