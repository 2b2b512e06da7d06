import { globSync } from 'node:fs';
import { join } from 'node:path';
import { byName, type OfflineCall } from '../offline-call.ts';

const folder = join(import.meta.dirname, '..');

/** Where each call that may wait says what it is. */
export const offlineFiles = globSync('*/*.offline.ts', { cwd: folder }).sort();

/** As `offline-calls.ts` has them in the built app: found by their names, not listed. */
export const offlineCalls = byName(
  await Promise.all(
    offlineFiles.map(async (file) => ((await import(join(folder, file))) as { readonly default: OfflineCall }).default),
  ),
);
