import { getOtp, loginVaccinator, logout, newLogin, verifyOtp } from '@teeka/contract/auth';
import type { ReplyOf } from '@teeka/contract/call';
import { awaitedKey, dropSignInKey, keepSignInKey } from '../api/keys.ts';
import { send } from '../api/send.ts';
import { dropTokens, keepTokens, readTokens } from '../api/tokens.ts';
import { chosenLanguage, keepLanguage } from '../language/active.ts';
import { clearSiteItems } from '../storage/site-items.ts';
import { fetchUser } from './resolve-user.ts';
import { signedIn, tellCompanions, type User } from './signed-in.ts';

export type OtpSent = ReplyOf<typeof getOtp>;
const own = { ownRefusals: true } as const;

/** At start-up: tokens on the device mean that someone is signed in, whoever it is. Says whether there are any. */
export function restoreSignIn(): boolean {
  const isSignedIn = readTokens() !== null;
  if (isSignedIn) signedIn.set({ status: 'unresolved' });
  return isSignedIn;
}

/** Signs in with user name and password. */
export async function signInWithPassword(input: { user_name: string; password: string }): Promise<User> {
  void tellCompanions((one) => one.signingIn?.());
  return enter(await send(newLogin, input, own), newLogin.name);
}

/** First of two steps: the password is right, a code was sent. */
export const beginTwoStep = (input: { user_name: string; password: string }): Promise<OtpSent> =>
  send(loginVaccinator, input, own);

/** Sends a code to a mobile number; with `txnId` it sends anew. */
export const sendCode = (mobile: string, txnId = ''): Promise<OtpSent> =>
  send(getOtp, { mobile, transaction_id: txnId }, own);

/** Signs in with the code of a transaction, whichever way it began. */
export async function signInWithCode(txnId: string, otp: string): Promise<User> {
  void tellCompanions((one) => one.signingIn?.());
  return enter(await send(verifyOtp, { txnId, otp }, own), txnId);
}

async function enter(reply: ReplyOf<typeof newLogin>, keyName: string): Promise<User> {
  const key = awaitedKey(keyName);
  if (key) await keepSignInKey(key);
  keepTokens({ userToken: reply.accessToken, refreshToken: reply.refreshToken });
  signedIn.set({ status: 'unresolved' });
  try {
    return await fetchUser();
  } catch (error) {
    // Without the user's record nobody is signed in; the error goes on to the screen.
    await leave();
    throw error;
  }
}

/** Ends the sign-in here and, where there is a network, on the server. What is unsent stays sealed on the device. */
export async function signOut(): Promise<void> {
  if (readTokens()) await send(logout, {}, { silent: true }).catch(() => undefined);
  await leave();
}

/** Forgets the sign-in on this device. The chosen language stays with the device's settings. */
export async function leave(): Promise<void> {
  const language = chosenLanguage.get();
  await tellCompanions((one) => one.signingOut?.());
  dropTokens();
  await dropSignInKey();
  clearSiteItems();
  keepLanguage(language);
  signedIn.set({ status: 'out' });
}
