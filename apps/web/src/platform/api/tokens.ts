import { onDevice, readJson } from '../storage/kept.ts';
import type { Tokens } from './refresh.ts';

/** What lies under 'AUTH' while someone is signed in (specification 1, section 4). */
interface Kept extends Tokens {
  readonly isAuthenticated: boolean;
}

const key = 'AUTH';

export function readTokens(): Tokens | null {
  const kept = readJson<Partial<Kept>>(onDevice, key);
  if (kept?.isAuthenticated !== true || !kept.userToken || !kept.refreshToken) return null;
  return { userToken: kept.userToken, refreshToken: kept.refreshToken };
}

export function keepTokens({ userToken, refreshToken }: Tokens): void {
  const kept: Kept = { isAuthenticated: true, userToken, refreshToken };
  onDevice.set(key, JSON.stringify(kept));
}

export function dropTokens(): void {
  onDevice.set(key, JSON.stringify({ isAuthenticated: false }));
}
