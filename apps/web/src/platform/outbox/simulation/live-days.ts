import { flawsOf } from './judge-day.ts';
import { liveDay } from './live-day.ts';

/** What came of so many days. */
export interface LivedDays {
  readonly days: number;
  readonly writes: number;
  readonly restarts: number;
  readonly lostReplies: number;
  /** Items accepted once. */
  readonly done: number;
  /** Items that were true already through another phone. */
  readonly already: number;
  readonly needsYou: number;
  /** Items that wait behind one that needs the worker. */
  readonly behind: number;
  /** `seed 7: …`; empty when nothing was lost and nothing doubled. */
  readonly flaws: readonly string[];
}

/** Lives so many days, of seeds from `first` on, each with some 200 writes on three phones and everything going wrong. */
export async function liveDays(days: number, progress?: (days: LivedDays) => void, first = 1): Promise<LivedDays> {
  let sum: LivedDays = {
    days: 0,
    writes: 0,
    restarts: 0,
    lostReplies: 0,
    done: 0,
    already: 0,
    needsYou: 0,
    behind: 0,
    flaws: [],
  };
  for (let seed = first; seed < first + days; seed++) {
    const day = await liveDay(seed);
    const items = day.items.flat();
    const refused = items.filter(({ state }) => state === 'refused').length;
    const blocked = items.filter(({ state }) => state === 'blocked').length;
    const already = items.filter(({ state, refusals }) => state === 'done' && refusals.length > 0).length;
    sum = {
      days: sum.days + 1,
      writes: sum.writes + day.writes,
      restarts: sum.restarts + day.restarts,
      lostReplies: sum.lostReplies + day.lostReplies,
      done: sum.done + items.length - refused - blocked - already,
      already: sum.already + already,
      needsYou: sum.needsYou + refused,
      behind: sum.behind + blocked,
      flaws: [...sum.flaws, ...flawsOf(day).map((flaw) => `seed ${seed}: ${flaw}`)],
    };
    progress?.(sum);
  }
  return sum;
}
