import type { ReplyOf } from '@teeka/contract/call';
import { getCardTrust } from '@teeka/contract/certificates';
import { send } from '../../platform/api/index.ts';
import { online } from '../../platform/native/index.ts';
import { accompany } from '../../platform/sign-in/index.ts';
import { onDevice, readJson } from '../../platform/storage/kept.ts';
import { watched } from '../../platform/storage/watched.ts';
import { currentWorkday } from '../workday/current.ts';
import { afterSync } from './after-sync.ts';
import { makeTrustAsker } from './trust-asker.ts';

/** What certificates are judged by without network, and when the server told it (milliseconds since 1970). */
export interface CardTrust extends ReplyOf<typeof getCardTrust> {
  readonly heardAt: number;
}
const key = 'CARD-TRUST';

/** What an earlier version of the app kept knows of no revoked keys. */
const whole = (kept: CardTrust | null): CardTrust | null => (kept ? { ...kept, revoked: kept.revoked ?? [] } : null);

/** As last heard; nothing in it tells who anybody is. */
export const cardTrust = watched<CardTrust | null>(whole(readJson<CardTrust>(onDevice, key) ?? null));

/** Milliseconds that it is taken for new where nothing else says that it may be old. */
const fresh = 5 * 60 * 1000;
/** Milliseconds for which a paper that is scanned is judged by it without asking first. */
const justHeard = 20 * 1000;

const { askIfOlder, askAnew, askNow } = makeTrustAsker({
  ask: () =>
    send(getCardTrust, {}, { quiet: true, silent: true }).then(
      (reply) => {
        const heard = { ...reply, heardAt: Date.now() };
        cardTrust.set(heard);
        onDevice.set(key, JSON.stringify(heard));
      },
      // Without an answer what is known stands.
      () => undefined,
    ),
  heardAt: () => cardTrust.get()?.heardAt ?? 0,
  isOnline: online.get,
  now: Date.now,
});

/** Asks the server, but where a question is under way. */
export const askCardTrust = (): void => askIfOlder(0);

/** Asks for what was changed just now. */
export const askCardTrustAnew = askAnew;

/** Was it told a moment ago? A clock that was put back since tells of none. */
export function isCardTrustNew(): boolean {
  const since = Date.now() - (cardTrust.get()?.heardAt ?? 0);
  return since >= 0 && since < justHeard;
}

/** Asks and waits: whether the server has answered. */
export const hearCardTrust = askNow;

/**
 * Keeps it at hand: asked after each pull, which costs next to nothing while nothing is new, and when there is network again, which may
 * go the next moment; with each sign-in and what is sent, at most once in a while.
 */
export function keepCardTrust(): void {
  let isIn = false;
  const begin = () => {
    isIn = true;
    askIfOlder(fresh);
  };
  accompany({
    signedIn: begin,
    restored: begin,
    signingOut() {
      isIn = false;
    },
  });
  online.watch(() => {
    // A workday knows better whether the server is within reach.
    if (isIn && !currentWorkday.get()) askCardTrust();
  });
  let stop = () => {};
  currentWorkday.watch(() => {
    stop();
    const workday = currentWorkday.get();
    const sent = () => askIfOlder(fresh);
    stop = workday ? afterSync(workday, { pulled: askAnew, sent, reached: askCardTrust }) : () => {};
  });
}
