import { captureSeconds } from '@teeka/domain/pairing';
import { before } from '../../platform/clock/durations.ts';
import type { Moment } from './queries.ts';

/** Now, and since when what is waited for or captured counts. */
export const momentAt = (now: Date): Moment => ({ now, since: before(now, captureSeconds * 1000) });
