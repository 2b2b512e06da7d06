import { watched } from '../storage/watched.ts';
import type { Workday } from './workday.ts';

/** The open workday; null while nobody is signed in, and for the moment that opening takes. */
export const currentWorkday = watched<Workday | null>(null);
