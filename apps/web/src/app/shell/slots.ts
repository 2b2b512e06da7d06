import { type ComponentType, createElement, lazy, Suspense } from 'react';

/**
 * Places in the shell that features fill; the shell only knows where they stand.
 * Each is loaded after the shell itself is drawn, and nothing waits for it.
 */
function placed<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return (props) => createElement(Suspense, null, createElement(Loaded, props));
}

/** Beneficiary search in the wide header; never asked for ASHA. */
export const HeaderSearch = placed(
  async () => (await import('../workplaces/header-search.tsx')).HeaderSearch,
);
/** What waits on this phone, counted: saved here, sent, needs you. */
export const OutboxChip = placed(async () => (await import('../../features/sync/sync-chip.tsx')).SyncChip);
/** Draws nothing: keeps the pack of the worker's site open. */
export const SiteBehindAll = placed(
  async () => (await import('../workplaces/site-behind-all.tsx')).SiteBehindAll,
);

/** Asked before logging out would cost something. */
export const LeaveSheet = placed(async () => (await import('./leave-sheet.tsx')).default);

export const LanguagePopup = placed(
  async () => (await import('../../ui/language/language-popup.tsx')).default,
);
