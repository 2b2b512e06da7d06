import { onDevice, readJson } from '../storage/kept.ts';
import type { Tokens } from './refresh.ts';

/** What lies under 'AUTH' while someone is signed in (specification 1, section 4). */
interface Kept extends Tokens {
  readonly isAuthenticated: boolean;
}

const key = 'AUTH';
/** As this page last read or kept them. */
let current: Tokens | null = null;

export function readTokens(): Tokens | null {
  const kept = readJson<Partial<Kept>>(onDevice, key);
  if (kept?.isAuthenticated !== true || !kept.userToken || !kept.refreshToken) return null;
  current = { userToken: kept.userToken, refreshToken: kept.refreshToken };
  return current;
}

export function keepTokens({ userToken, refreshToken }: Tokens): void {
  const kept: Kept = { isAuthenticated: true, userToken, refreshToken };
  current = { userToken, refreshToken };
  onDevice.set(key, JSON.stringify(kept));
}

/** The browser's data were cleared under the open page: its worker stays signed in, and can send what was not sent. */
export function putBackTokens(): void {
  if (current) keepTokens(current);
}

export function dropTokens(): void {
  current = null;
  onDevice.set(key, JSON.stringify({ isAuthenticated: false }));
}
