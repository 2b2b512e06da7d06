import { createElement, type ReactNode, Suspense } from 'react';
import { late } from '../../ui/late/late.tsx';

type Drawn<Props> = (props: Props) => ReactNode;

/**
 * Places in the shell that features fill; the shell only knows where they stand.
 * Each is loaded after the shell itself is drawn, and nothing waits for it.
 */
function placed<Props extends object>(load: () => Promise<Drawn<Props>>, missing?: () => null): Drawn<Props> {
  const Loaded = late(async () => ({ default: await load() }), missing);
  return (props) => createElement(Suspense, null, createElement(Loaded, props));
}

/** They come by themselves when the network is back. */
const nothing = () => null;

/** Beneficiary search in the wide header; never asked for ASHA. */
export const HeaderSearch = placed(async () => (await import('../workplaces/header-search.tsx')).HeaderSearch, nothing);
/** What waits on this phone, counted: saved here, sent, needs you. */
export const OutboxChip = placed(async () => (await import('../../features/sync/sync-chip.tsx')).SyncChip, nothing);
/** All of what the chip counts, in words. */
export const OutboxSheet = placed(async () => (await import('../../features/sync/sync-sheet.tsx')).default);
/** Draws nothing: keeps the pack of the worker's site open. */
export const SiteBehindAll = placed(
  async () => (await import('../workplaces/site-behind-all.tsx')).SiteBehindAll,
  nothing,
);

/** Asked before logging out would cost something. */
export const LeaveSheet = placed(async () => (await import('./leave-sheet.tsx')).default);

export const LanguagePopup = placed(async () => (await import('../../ui/language/language-popup.tsx')).default);
