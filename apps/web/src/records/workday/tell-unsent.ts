import { type Unsent, unsentOf } from '@teeka/domain/workers';
import { type Item, isUnsettled } from '../../platform/outbox/index.ts';
import type { Watched } from '../../platform/storage/watched.ts';

interface Parts {
  readonly items: Pick<Watched<readonly Item[]>, 'get' | 'watch'>;
  readonly online: Pick<Watched<boolean>, 'get' | 'watch'>;
  readonly tell: (unsent: Unsent) => Promise<unknown>;
  /** What the server has heard last, from this app on this phone. */
  readonly reported: { readonly get: () => Unsent | null; readonly set: (unsent: Unsent) => void };
  readonly now: () => Date;
  readonly later: (milliseconds: number, act: () => void) => () => void;
}

/** Long enough that a row of records on its way is reported once, and that a try which failed is no load. */
const pause = 20_000;
const lookAgain = 10 * 60_000;

const same = (one: Unsent | null, other: Unsent) =>
  (one?.waiting ?? 0) === other.waiting && (one?.since ?? null) === other.since;

/**
 * Whoever answers for the worker sees that records wait on this phone. Only what has waited for an hour is reported, once as long
 * as it is so, and that nothing waits any more only where something did: most phones never call.
 */
export function tellUnsent({ items, online, tell, reported, now, later }: Parts): () => void {
  let stopped = false;
  let forget = () => {};
  const next = (milliseconds: number) => {
    forget();
    if (!stopped) forget = later(milliseconds, () => void look());
  };
  async function look(): Promise<void> {
    const waits = items.get().filter(isUnsettled);
    const unsent = unsentOf(
      waits.map(({ madeAt }) => madeAt),
      now(),
    );
    if (online.get() && !same(reported.get(), unsent)) {
      // What cannot be reported now is reported when it is looked at again.
      await tell(unsent).then(
        () => reported.set(unsent),
        () => undefined,
      );
    }
    next(lookAgain);
  }
  const unwatch = [items.watch(() => next(pause)), online.watch(() => next(pause))];
  next(pause);
  return () => {
    stopped = true;
    forget();
    for (const stop of unwatch) stop();
  };
}
