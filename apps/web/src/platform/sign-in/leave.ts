import { dropSignInKey, forgetSignInKey } from '../api/keys.ts';
import { dropTokens } from '../api/tokens.ts';
import { chosenLanguage, keepLanguage } from '../language/active.ts';
import type { LockBox } from '../lock/lock-box.ts';
import { inSession } from '../storage/kept.ts';
import { lockDatabase } from '../storage/sign-in-database.ts';
import { clearSiteItems } from '../storage/site-items.ts';
import { lockable } from './lockable.ts';
import { signedIn, tellCompanions } from './signed-in.ts';

let because: 'offline' | 'ended' | null = null;

/** Why the phone left by itself, for the sign-in page; told once. */
export function leftBecause(): 'offline' | 'ended' | null {
  const reason = because;
  because = null;
  return reason;
}

/** The server was not heard for too long: from now on only a sign-in there opens this phone. */
export async function leaveForServer(): Promise<void> {
  because = 'offline';
  await leave();
}

/** The server does not know the sign-in any more: somebody ended it, or it has run out. */
export async function leaveEnded(): Promise<void> {
  because = 'ended';
  await leave();
}

/** Forgets the sign-in on this device, and what a password would open. What is unsent stays sealed. */
export async function leave(): Promise<void> {
  await forgetSignIn();
  await dropOpenBoxes().catch(() => undefined);
}

/** Forgets the sign-in, but not what the password opens. The chosen language stays with the device's settings. */
export async function forgetSignIn(): Promise<void> {
  const language = chosenLanguage.get();
  await tellCompanions((one) => one.signingOut?.());
  dropTokens();
  await dropSignInKey();
  clearSiteItems();
  keepLanguage(language);
  lockable.set(false);
  signedIn.set({ status: 'out' });
}

/** Another tab signed out or locked: what lies on the device is its business, this tab only shows nobody any more. */
export async function leaveWithOtherTab(): Promise<void> {
  const language = chosenLanguage.get();
  await tellCompanions((one) => one.closing?.());
  forgetSignInKey();
  inSession.clear();
  keepLanguage(language);
  lockable.set(false);
  signedIn.set({ status: 'out' });
}

/** Boxes that are not locked belong to the sign-in that ends here. */
async function dropOpenBoxes(): Promise<void> {
  for (const box of (await lockDatabase.all()) as readonly LockBox[])
    if (box.session === null) await lockDatabase.remove(box.store);
}
