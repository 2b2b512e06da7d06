import type { Counts, Ended, Failure, Teller } from './run-batch.ts';

const shownAtEnd = 20;

const inSeconds = (seconds: number): string => `${seconds.toFixed(1).padStart(6)} s`;

/** How long it took, and the seconds of the processor that it used meanwhile. */
const timesOf = ({ file, seconds, cpu }: Ended): string => `${inSeconds(seconds)} ${inSeconds(cpu)} cpu  ${file}`;

/** Says what fails and what ends as it happens, and at the end where the time went. */
export class Progress implements Teller {
  readonly #total: number;
  readonly #say: (line: string) => void;
  readonly #ended: Ended[] = [];
  readonly #failures: string[] = [];

  constructor(total: number, say: (line: string) => void) {
    this.#total = total;
    this.#say = say;
  }

  failure = ({ file, name, message }: Failure): void => {
    const line = `✖ ${file}: ${name}\n${message.replace(/^/gm, '    ')}`;
    this.#failures.push(line);
    this.#say(line);
  };

  ended = (ended: Ended): void => {
    this.#ended.push(ended);
    const { counts } = ended;
    const left = this.#total - this.#ended.length;
    this.#say(`${counts.failed > 0 ? '✖' : '✔'}${timesOf(ended)}, ${left} left`);
  };

  get counts(): Counts {
    const sum = (which: keyof Counts) => this.#ended.reduce((all, { counts }) => all + counts[which], 0);
    return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
  }

  /** What failed, once more: of a long run often only the end is kept. */
  failures(): void {
    if (this.#failures.length === 0) return;
    this.#say('What failed:');
    for (const failure of this.#failures) this.#say(failure);
  }

  /** The files that took longest, and what share of all files' seconds they are. */
  slowest(): void {
    if (this.#ended.length <= shownAtEnd) return;
    const slowest = this.#ended.toSorted((a, b) => b.seconds - a.seconds).slice(0, shownAtEnd);
    const seconds = (of: readonly Ended[]) => of.reduce((all, each) => all + each.seconds, 0);
    this.#say(
      `The ${shownAtEnd} slowest files: ${inSeconds(seconds(slowest)).trim()} of ${inSeconds(seconds(this.#ended)).trim()}`,
    );
    for (const each of slowest) this.#say(timesOf(each));
  }
}
