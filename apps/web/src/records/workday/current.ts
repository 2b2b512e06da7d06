import { watched } from '../../platform/storage/watched.ts';
import type { WaitingOf } from '../../platform/store/waiting.ts';
import type { Workday } from './workday.ts';

/** The open workday; null while nobody is signed in, and for the moment that opening takes. */
export const currentWorkday = watched<Workday | null>(null);

/** What other workers have not sent yet; it cannot change while somebody else is signed in. */
export const othersWaiting = watched<readonly WaitingOf[]>([]);
