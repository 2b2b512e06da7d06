import type { Refusal } from '@teeka/domain/refusal';
import { type Watched, watched } from '../storage/watched.ts';
import type { Item } from './item.ts';
import type { Outbox, SenderSide } from './outbox.ts';
import type { Standing } from './outbox-rows.ts';
import type { Outcome, Send } from './outcome.ts';
import { readyToSend } from './standing.ts';
import type { WaitingCall, WaitingCalls } from './waiting-call.ts';

export interface SenderParts {
  readonly outbox: Outbox & SenderSide;
  readonly calls: WaitingCalls;
  readonly send: Send;
  readonly isOnline: () => boolean;
  /** A call got no answer. */
  readonly suspect: () => void;
  /** The server judged an item: a pull brings the record itself, or what others did that made it refuse. */
  readonly judged: () => void;
  readonly now: () => Date;
  /** In [0, 1). */
  readonly random: () => number;
  /** Calls back later; returns how to forget it. */
  readonly later: (milliseconds: number, act: () => void) => () => void;
  /** Runs the work while no other tab runs its own. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  /** Something broke on this phone; sending goes on later. */
  readonly report?: (error: unknown) => void;
  /** How many items may be on their way at once. */
  readonly width?: number;
}

const shortest = 250;

/** Is the fact on record already, whoever brought it? */
export const isAlreadySo = (call: WaitingCall | undefined, refusals: readonly Refusal[]): boolean =>
  refusals.length > 0 && refusals.every(({ code }) => call?.alreadySo?.some((one) => one === code));

/** `signed-out`: everything stays on the phone until the next sign-in. */
export type SenderState = 'idle' | 'sending' | 'signed-out';

export interface Sender {
  readonly state: Pick<Watched<SenderState>, 'get' | 'watch'>;
  /** There may be something to send: start, network, a new item, a visible app. Cheap to call. */
  wake(): void;
  /** The worker asks, or the app has come to the front: what was paused is tried now. */
  tryNow(): void;
  /** Resolves when no pass is running or requested. */
  idle(): Promise<void>;
  stop(): void;
}

/** Sends what waits, in order, as long as there is network; settles each item by its id on the server's answer. */
export function makeSender(parts: SenderParts): Sender {
  const { outbox, now, random } = parts;
  const report = parts.report ?? ((error: unknown) => console.error('Sending was cut short', error));
  const state = watched<SenderState>('idle');
  const notBefore = new Map<string, number>();
  let pausedUntil = 0;
  let failures = 0;
  let stopped = false;
  let requested = false;
  let running: Promise<void> | null = null;
  let forget = () => {};

  const time = () => now().getTime();
  const mayGo = () => !stopped && state.get() !== 'signed-out' && parts.isOnline() && time() >= pausedUntil;
  const isDue = (item: Item) => time() >= (notBefore.get(item.id) ?? 0);

  const standingAfter = (item: Item, outcome: Outcome): Standing => {
    const { attempts } = item;
    const settledAt = now().toISOString();
    if (outcome.kind === 'accepted') return { state: 'done', attempts, settledAt, refusals: [] };
    if (outcome.kind === 'refused') {
      const { refusals } = outcome;
      return {
        state: isAlreadySo(parts.calls.get(item.call), refusals) ? 'done' : 'refused',
        attempts,
        settledAt,
        refusals,
      };
    }
    const counted = outcome.kind === 'signed-out' ? attempts : attempts + 1;
    return { state: 'waiting', attempts: counted, settledAt: null, refusals: [] };
  };

  function holdBack(item: Item, outcome: Outcome): void {
    if (outcome.kind === 'signed-out') state.set('signed-out');
    if (outcome.kind === 'unreachable') {
      failures += 1;
      pausedUntil = time() + pauseAfter(failures, random());
      parts.suspect();
    }
    if (outcome.kind === 'later') {
      const until = time() + (outcome.after ?? pauseAfter(item.attempts + 1, random()));
      if (outcome.all) pausedUntil = until;
      else notBefore.set(item.id, until);
    }
  }

  async function sendOne(item: Item): Promise<void> {
    const outcome = await parts.send(item);
    if (stopped) return;
    const standing = standingAfter(item, outcome);
    holdBack(item, outcome);
    await outbox.settle(item, standing);
    if (standing.state === 'waiting') return;
    failures = 0;
    notBefore.delete(item.id);
    parts.judged();
  }

  async function pass(): Promise<void> {
    await outbox.recover();
    const flying = new Map<string, Promise<void>>();
    for (;;) {
      const ready = mayGo() ? readyToSend(outbox.items.get()).filter(isDue) : [];
      const next = ready.filter((item) => !flying.has(item.id)).slice(0, (parts.width ?? 4) - flying.size);
      if (next.length === 0 && flying.size === 0) return;
      if (next.length > 0) {
        if (state.get() === 'idle') state.set('sending');
        const begun = await outbox.begin(next.map((item) => item.id));
        for (const item of next.filter(({ id }) => begun.includes(id))) {
          flying.set(
            item.id,
            sendOne(item).finally(() => flying.delete(item.id)),
          );
        }
      }
      if (flying.size > 0) await Promise.race(flying.values());
    }
  }

  async function passes(): Promise<void> {
    while (requested && !stopped) {
      requested = false;
      try {
        if (mayGo()) await parts.alone(pass);
      } catch (error) {
        if (stopped) break;
        report(error);
        pausedUntil = time() + pauseAfter(++failures, random());
      }
      if (state.get() === 'sending') state.set('idle');
    }
    plan();
  }

  /** Comes back by itself for what was held back. */
  function plan(): void {
    forget();
    const waits = readyToSend(outbox.items.get()).map((item) => notBefore.get(item.id) ?? 0);
    if (stopped || state.get() === 'signed-out' || !parts.isOnline() || waits.length === 0) return;
    const due = Math.max(pausedUntil, Math.min(...waits)) - time();
    forget = parts.later(Math.max(due, shortest), wake);
  }

  function wake(): void {
    if (stopped) return;
    requested = true;
    running ??= passes().finally(() => {
      running = null;
      if (requested) wake();
    });
  }

  return {
    state,
    wake,
    tryNow() {
      if (state.get() === 'signed-out') state.set('idle');
      pausedUntil = 0;
      notBefore.clear();
      wake();
    },
    async idle() {
      while (running) await running;
    },
    stop() {
      stopped = true;
      forget();
    },
  };
}

const firstPause = 2000;
const longestPause = 5 * 60_000;

/**
 * Milliseconds until the next try: doubling from 2 s to 5 min, and of that a random half to whole, so that the phones
 * of a block that lost the network together do not come back together. `random` is in [0, 1).
 */
export function pauseAfter(attempts: number, random: number): number {
  const whole = Math.min(longestPause, firstPause * 2 ** Math.min(Math.max(attempts - 1, 0), 10));
  return Math.round(whole / 2 + (whole / 2) * random);
}
