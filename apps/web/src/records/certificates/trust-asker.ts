interface AskerParts {
  /** Settles once there is an answer, or none will come; never rejects. */
  readonly ask: () => Promise<void>;
  /** When what is known was told (milliseconds since 1970), by this phone's clock; 0: never. */
  readonly heardAt: () => number;
  readonly isOnline: () => boolean;
  readonly now: () => number;
}

/** Asks one question at a time, and not while what is known is new. */
export function makeTrustAsker({ ask, heardAt, isOnline, now }: AskerParts) {
  let asking: Promise<void> | null = null;
  let anew = false;
  function begin(): Promise<void> {
    asking = ask().then(() => {
      asking = null;
      if (anew) askAnew();
    });
    return asking;
  }
  /** Is what is known younger than `age` (milliseconds)? A clock that was put back since tells of no age. */
  function isYounger(age: number): boolean {
    const since = now() - heardAt();
    return since >= 0 && since < age;
  }
  /** Asks where what is known is of `age` (milliseconds) or older; a question that is under way serves. */
  function askIfOlder(age: number): void {
    if (asking || isYounger(age) || !isOnline()) return;
    void begin();
  }
  /** Settles once the question of now was answered or will not be; true where an answer came. One that is under way serves. */
  async function askNow(): Promise<boolean> {
    if (!isOnline()) return false;
    const before = heardAt();
    await (asking ?? begin());
    return heardAt() !== before;
  }
  /** Something was changed just now: an answer to what was asked before may not have it. */
  function askAnew(): void {
    anew = asking !== null;
    if (!asking && isOnline()) void begin();
  }
  return { isYounger, askIfOlder, askAnew, askNow };
}
