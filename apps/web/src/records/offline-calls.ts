import { byName, type OfflineCall } from './offline-call.ts';

/** All that may be done without network: every `<capability>/<call>.offline.ts`. */
export const offlineCalls = byName(
  Object.values(import.meta.glob<OfflineCall>('./*/*.offline.ts', { eager: true, import: 'default' })),
);
