import { inOwnTime } from '../../../ui/late/in-own-time.ts';

/** Why a plan is cancelled or frozen: comes when somebody is about to. */
export const ReasonSheet = inOwnTime(() => import('./reason-sheet.tsx'));
