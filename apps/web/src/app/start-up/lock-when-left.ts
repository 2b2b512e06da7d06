import { heardAt, setHeard } from '../../platform/api/heard.ts';
import { limitsOf } from '../../platform/lock/limits.ts';
import { online } from '../../platform/native/index.ts';
import { serverSettings } from '../../platform/server-settings/server-settings.ts';
import { leaveForServer, lock, signedIn, signOut } from '../../platform/sign-in/index.ts';
import { onDevice } from '../../platform/storage/kept.ts';
import { router } from '../routing/router.tsx';

const key = 'TOUCHED';
/** How often it is looked whether the phone was left, and a touch is written down at most, in milliseconds. */
const often = 20_000;

const touchedAt = (): number => Number(onDevice.get(key)) || 0;

/** Somebody touches the phone; all tabs hear of it. */
function touched(): void {
  const now = Date.now();
  if (signedIn.get().status !== 'out' && Math.abs(now - touchedAt()) > often) onDevice.set(key, String(now));
}

/** Locks the phone, or signs out, where it was left too long. Says whether it did. */
async function leaveIfLeft(): Promise<boolean> {
  const now = Date.now();
  const limits = limitsOf(serverSettings.get());
  if (now - heardAt() > limits.offline) {
    await leaveForServer();
    return true;
  }
  if (now - touchedAt() <= limits.idle) return false;
  if (await lock()) return true;
  // A sign-in by code alone cannot be locked. It ends where there is a way back in.
  if (!online.get()) return false;
  await signOut();
  return true;
}

/** Before anything is shown of a phone that was left while signed in. Says whether it is still open. */
export async function closeIfLeft(): Promise<boolean> {
  if (heardAt() === 0) setHeard(Date.now());
  if (touchedAt() === 0) touched();
  const left = await leaveIfLeft().catch(() => false);
  touched();
  return !left;
}

/** From now on: a phone that nobody touches locks itself. */
export function lockWhenLeft(): void {
  for (const sign of ['pointerdown', 'keydown'] as const)
    addEventListener(sign, touched, { capture: true, passive: true });
  signedIn.watch(touched);
  let looking = false;
  const look = async () => {
    if (looking || signedIn.get().status !== 'in') return;
    looking = true;
    const left = await leaveIfLeft().catch(() => false);
    looking = false;
    if (left) await router.navigate({ to: '/auth/login', replace: true });
  };
  setInterval(() => void look(), often);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look();
  });
}
