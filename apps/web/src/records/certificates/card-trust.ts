import type { ReplyOf } from '@teeka/contract/call';
import { getCardChanges, getCardTrust } from '@teeka/contract/certificates';
import { send } from '../../platform/api/index.ts';
import { online } from '../../platform/native/index.ts';
import { accompany, currentUser } from '../../platform/sign-in/index.ts';
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

/** Fetched once it is needed: what the app begins with is none the larger for it. */
const merging = () => import('./with-changes.ts');

async function askWhole(): Promise<void> {
  const whole = await send(getCardTrust, {}, quiet);
  const known = cardTrust.get();
  const trust = known ? (await merging()).afterWhole(known, whole) : whole;
  keep({ ...trust, heardAt: Date.now() }, true);
}

/** Only what is new where that is enough: where nothing was heard before, or too much is new, all is asked for. */
async function ask(): Promise<void> {
  const known = cardTrust.get();
  if (!known?.at || !currentUser()) return askWhole();
  const { more, ...changes } = await send(getCardChanges, { since: known.at }, quiet);
  if (more) return askWhole();
  const { withChanges } = await merging();
  const { trust, isNew } = withChanges(known, changes);
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
