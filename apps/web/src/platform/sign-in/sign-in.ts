import { getOtp, loginVaccinator, logout, newLogin, verifyOtp } from '@teeka/contract/auth';
import type { ReplyOf } from '@teeka/contract/call';
import { awaitedKey, keepSignInKey } from '../api/keys.ts';
import { send } from '../api/send.ts';
import { keepTokens, readTokens } from '../api/tokens.ts';
import type { Secrets } from '../lock/lock-box.ts';
import { leave } from './leave.ts';
import { fetchWithKey } from './resolve-user.ts';
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
  const { password } = input;
  return enter(await send(newLogin, input, own), { keyName: newLogin.name, password });
}

/** First of two steps: the password is right, a code was sent. */
export async function beginTwoStep(input: { user_name: string; password: string }): Promise<OtpSent> {
  const sent = await send(loginVaccinator, input, own);
  firstStep = { txnId: sent.txnId, password: input.password };
  return sent;
}

/** The password of a sign-in in two steps, until its code is right. */
let firstStep = { txnId: '', password: '' };

/** Sends a code to a mobile number; with `txnId` it sends anew. */
export const sendCode = (mobile: string, txnId = ''): Promise<OtpSent> =>
  send(getOtp, { mobile, transaction_id: txnId }, own);

/** Signs in with the code of a transaction, whichever way it began. */
export async function signInWithCode(txnId: string, otp: string): Promise<User> {
  void tellCompanions((one) => one.signingIn?.());
  const reply = await send(verifyOtp, { txnId, otp }, own);
  const password = firstStep.txnId === txnId ? firstStep.password : null;
  firstStep = { txnId: '', password: '' };
  return enter(reply, { keyName: txnId, password });
}

async function enter(
  reply: ReplyOf<typeof newLogin>,
  { keyName, password = null }: { readonly keyName: string; readonly password?: string | null },
): Promise<User> {
  const key = awaitedKey(keyName);
  const sessionKey = key ? await keepSignInKey(key) : null;
  keepTokens({ userToken: reply.accessToken, refreshToken: reply.refreshToken });
  signedIn.set({ status: 'unresolved' });
  try {
    const { user, storeKey } = await fetchWithKey();
    if (password !== null && sessionKey !== null)
      void keepForLock(user, { password, secrets: { storeKey, sessionKey } });
    return user;
  } catch (error) {
    // Without the user's record nobody is signed in; the error goes on to the screen.
    await leave();
    throw error;
  }
}

/** Beside the first screen, not before it: a password is stirred for about a second. */
async function keepForLock(user: User, made: { readonly password: string; readonly secrets: Secrets }): Promise<void> {
  try {
    await (await import('./prepare-lock.ts')).prepareLock(user, made);
  } catch (error) {
    console.error('This phone cannot be locked', error);
  }
}

/** Ends the sign-in here and, where there is a network, on the server. What is unsent stays sealed on the device. */
export async function signOut(): Promise<void> {
  if (readTokens()) await send(logout, {}, { silent: true }).catch(() => undefined);
  await leave();
}
