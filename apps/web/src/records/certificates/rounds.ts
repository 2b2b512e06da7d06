interface RoundParts {
  /** One round; false, or a rejection, where something of it is left for another time. */
  readonly round: () => Promise<boolean>;
  /** Milliseconds for which others may join before a round begins. */
  readonly pause: number;
  /** Calls after so many milliseconds; answers how to call that off. */
  readonly later?: (milliseconds: number, act: () => void) => () => void;
}

const minute = 60_000;
/** Milliseconds until what is left is tried again: a minute, then twice as long each time, half an hour at most. */
const waitAfter = (failures: number): number => Math.min(minute * 2 ** (failures - 1), 30 * minute);

const byTimer: NonNullable<RoundParts['later']> = (milliseconds, act) => {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
};

/** Rounds one after the other: one that is asked for during another follows it, and what is left is tried again by itself. */
export function makeRounds({ round, pause, later = byTimer }: RoundParts) {
  let callOff: (() => void) | null = null;
  let going = false;
  let requested = false;
  let failures = 0;
  let ended = false;
  function after(milliseconds: number): void {
    callOff?.();
    callOff = ended ? null : later(milliseconds, () => void begin());
  }
  async function begin(): Promise<void> {
    callOff = null;
    requested = going;
    if (going) return;
    going = true;
    const isWhole = await round().catch(() => false);
    going = false;
    failures = isWhole ? 0 : failures + 1;
    // One whose time comes by itself sees to what is left, too.
    if (callOff) return;
    if (requested) after(pause);
    else if (!isWhole) after(waitAfter(failures));
  }
  return {
    soon: () => after(pause),
    end: () => {
      ended = true;
      callOff?.();
    },
  };
}
