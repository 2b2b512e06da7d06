import { inOwnTime } from '../../ui/late/in-own-time.ts';

// Places in the shell that features fill; the shell only knows where they stand. Each is loaded after the shell itself is
// drawn, and nothing waits for it.

/** They come by themselves when the network is back. */
const nothing = () => null;

/** Beneficiary search in the wide header; never asked for ASHA. */
export const HeaderSearch = inOwnTime(() => import('../workplaces/header-search.tsx'), nothing);
/** What waits on this phone, counted: saved here, sent, needs you. */
export const OutboxChip = inOwnTime(() => import('../../features/sync/sync-chip.tsx'), nothing);
/** All of what the chip counts, in words. */
export const OutboxSheet = inOwnTime(() => import('../../features/sync/sync-sheet.tsx'));
/** Draws nothing: keeps the pack of the worker's site open. */
export const SiteBehindAll = inOwnTime(() => import('../workplaces/site-behind-all.tsx'), nothing);
/** Asked before logging out would cost something. */
export const LeaveSheet = inOwnTime(() => import('./leave-sheet.tsx'));
export const LanguagePopup = inOwnTime(() => import('../../ui/language/language-popup.tsx'));
