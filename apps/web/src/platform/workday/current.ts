import { watched } from '../storage/watched.ts';
import type { Waiting } from '../store/waiting.ts';
import type { Workday } from './workday.ts';

/** The open workday; null while nobody is signed in, and for the moment that opening takes. */
export const currentWorkday = watched<Workday | null>(null);

/** What a worker has not sent yet from this phone, and what the worker is called; empty where that is not known. */
export interface WaitingOf extends Waiting {
  readonly name: string;
}

/** What other workers have not sent yet; it cannot change while somebody else is signed in. */
export const othersWaiting = watched<readonly WaitingOf[]>([]);
