import { inSession, readJson } from '../../../platform/storage/kept.ts';

/** Whose password signing in asked to be renewed; kept for a reload of that screen. */
export interface AskedUpdate {
  readonly userId: string;
  readonly userName: string;
}

const key = 'asked-update';
export const askForUpdate = (asked: AskedUpdate): void => inSession.set(key, JSON.stringify(asked));
export const readAskedUpdate = (): AskedUpdate | null => readJson<AskedUpdate>(inSession, key);
export const dropAskedUpdate = (): void => inSession.remove(key);
