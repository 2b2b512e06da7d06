import { type ComponentType, lazy } from 'react';

/**
 * Places in the shell that features fill; the shell only knows where they stand.
 * Each is loaded after the shell itself is drawn.
 */
const nothing: ComponentType = () => null;

/** Beneficiary search in the wide header; never asked for ASHA. */
export const HeaderSearch: ComponentType = nothing;
/** What waits on this phone, counted: saved here, sent, needs you. */
export const OutboxChip: ComponentType = nothing;

export const LanguagePopup = lazy(() => import('../../ui/language/language-popup.tsx'));
