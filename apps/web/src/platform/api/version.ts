import type { ReplyOf } from '@teeka/contract/call';
import type { appVersion } from '@teeka/contract/settings';
import { asksForUpdate } from '@teeka/domain/settings';
import { watched } from '../storage/watched.ts';

/** The version of this build, which the header `Version` of every reply is compared with. */
export const installedVersion = '1.0';

export type VersionDetails = ReplyOf<typeof appVersion>;

/** Version details as the server gave them last; null before the first answer. */
export const versionDetails = watched<VersionDetails | null>(null);

/** Has the server asked for a newer app? Only a phone's app can be updated; the web loads itself anew. */
export const updateRequired = watched(false);

/** How far this device's clock is behind the server's, in milliseconds: a wrong clock must not forbid signing in. */
let behind = 0;
export const serverNow = (): number => Date.now() + behind;

export function readHeaders(headers: Headers, isPhone: boolean): void {
  const date = Date.parse(headers.get('Date') ?? '');
  if (!Number.isNaN(date)) {
    const gap = date - Date.now();
    behind = Math.abs(gap) < 5_000 ? 0 : gap;
  }
  if (isPhone && asksForUpdate(headers.get('Version'), installedVersion)) updateRequired.set(true);
}
