import type { ReplyOf } from '@teeka/contract/call';
import { getCardChanges, getCardTrust } from '@teeka/contract/certificates';
import { send } from '../../platform/api/index.ts';
import { online } from '../../platform/native/index.ts';
import { accompany } from '../../platform/sign-in/index.ts';
import { onDevice } from '../../platform/storage/kept.ts';
import { watched } from '../../platform/storage/watched.ts';
import { currentWorkday } from '../workday/current.ts';
import { afterSync } from './after-sync.ts';
import { keepTrust } from './kept-trust.ts';
import { makeTrustAsker } from './trust-asker.ts';

/** What certificates are judged by without network, and when the server told it (milliseconds since 1970). */
export interface CardTrust extends ReplyOf<typeof getCardTrust> {
  readonly heardAt: number;
}
const kept = keepTrust(onDevice);

/** As last heard; nothing in it tells who anybody is. */
export const cardTrust = watched<CardTrust | null>(kept.read());

function keep(trust: CardTrust, isNew: boolean): void {
  cardTrust.set(trust);
  kept.write(trust, isNew);
}

const quiet = { quiet: true, silent: true } as const;
const questions = {
  whole: () => send(getCardTrust, {}, quiet),
  changes: (since: string) => send(getCardChanges, { since }, quiet),
};
export type Questions = typeof questions;

/** What is made of an answer is fetched once it is needed: what the app begins with is none the larger for it. */
async function ask(): Promise<void> {
  const { askTrust } = await import('./ask-trust.ts');
  const { trust, isNew } = await askTrust(questions, cardTrust.get());
  keep({ ...trust, heardAt: Date.now() }, isNew);
}

/** Milliseconds that it is taken for new where nothing else says that it may be old. */
const fresh = 5 * 60 * 1000;
/** Milliseconds for which a paper that is scanned is judged by it without asking first. */
const justHeard = 20 * 1000;

const { isYounger, askIfOlder, askAnew, askNow } = makeTrustAsker({
  // Without an answer what is known stands.
  ask: () => ask().catch(() => undefined),
  heardAt: () => cardTrust.get()?.heardAt ?? 0,
  isOnline: online.get,
  now: Date.now,
});

/** Asks the server, but where a question is under way. */
export const askCardTrust = (): void => askIfOlder(0);

/** Asks for what was changed just now. */
export const askCardTrustAnew = askAnew;

/** Was it told a moment ago? */
export const isCardTrustNew = (): boolean => isYounger(justHeard);

/** Asks and waits: whether the server has answered. */
export const hearCardTrust = askNow;

/**
 * Keeps it at hand: asked after each pull, for what is new since, and when there is network again, which may
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
