import { readTokens } from '../api/tokens.ts';
import { onDevice } from '../storage/kept.ts';

const key = 'PAIRED-DESK';
const signIn = (): string | null => readTokens()?.userToken.split('.')[0] ?? null;

/** Whether a phone served this sign-in when it was last looked at: whoever never paired one is offered none. */
export const isPairedDesk = (): boolean => signIn() !== null && onDevice.get(key) === signIn();

export function notePaired(isPaired: boolean): void {
  const now = signIn();
  if (isPaired && now) onDevice.set(key, now);
  else onDevice.remove(key);
}
