import { currentUser } from '../../platform/sign-in/index.ts';

/** Where whoever is signed in sees sessions of the past. */
export const historyPath = (): string =>
  currentUser()?.role === 'Vaccinator' ? '/session-history' : '/session-plans/history';
