import { inSession, readJson } from '../../../platform/storage/kept.ts';

/** Whose password signing in asked to be renewed; kept for a reload of that screen. */
export interface RequiredUpdate {
  readonly userId: string;
  readonly userName: string;
}

const key = 'asked-update';
export const askForUpdate = (update: RequiredUpdate): void => inSession.set(key, JSON.stringify(update));
export const readRequiredUpdate = (): RequiredUpdate | null => readJson<RequiredUpdate>(inSession, key);
export const dropRequiredUpdate = (): void => inSession.remove(key);

const next = 'signs-in-next';

/** Whose password was just saved ('' where only the number is known): who signs in next, also on a phone that colleagues locked. */
export const signInNext = (userName: string): void => inSession.set(next, userName);
export const whoSignsInNext = (): string | null => inSession.get(next);
export const dropSignInNext = (): void => inSession.remove(next);
