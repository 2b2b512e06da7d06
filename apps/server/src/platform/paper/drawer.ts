import { type ChildProcess, fork } from 'node:child_process';
import type { PaperAnswer, PaperOrder } from './draw-apart.ts';

interface Waiting {
  readonly order: PaperOrder;
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (fault: Error) => void;
}

/** Milliseconds: what one paper may take, and how long a process that has nothing to draw is kept for the next paper. */
const usual = { patience: 30_000, keptFor: 5 * 60_000 };

/** The process that draws papers. Throws where the system has no room for one. */
export const beginApart = (): ChildProcess =>
  fork(new URL('./draw-apart.ts', import.meta.url), [], {
    execArgv: ['--expose-gc'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

/** The same bytes as a buffer, not copied. */
const inPlace = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, byteLength);

/**
 * Draws papers one after the other in a process of its own. Whatever ends that process fails the paper that was under way
 * alone: those that wait are drawn by the next.
 */
export class Drawer {
  readonly #times: typeof usual;
  readonly #apart: () => ChildProcess;
  readonly #waiting: Waiting[] = [];
  #process: ChildProcess | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(times: Partial<typeof usual> = {}, apart = beginApart) {
    this.#times = { ...usual, ...times };
    this.#apart = apart;
  }

  draw(order: PaperOrder): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ order, resolve, reject });
      if (this.#waiting.length === 1) this.#next();
    });
  }

  /** The process that is kept; undefined where none is. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  #begin(): ChildProcess {
    const begun = this.#apart();
    const lost = (fault: Error) => begun === this.#process && this.#lose(fault);
    begun.on('message', (answer) => begun === this.#process && this.#settle(answer as PaperAnswer));
    begun.on('error', lost);
    begun.on('exit', (code, signal) => lost(new Error(`The process that draws papers ended: ${signal ?? code}`)));
    return begun;
  }

  /** Orders the paper that waits longest. A process without one holds nobody up who wants to end. */
  #next(): void {
    clearTimeout(this.#timer);
    const [first] = this.#waiting;
    if (!first) {
      this.#process?.unref();
      this.#process?.channel?.unref();
      this.#timer = setTimeout(() => this.#end(), this.#times.keptFor).unref();
      return;
    }
    this.#timer = setTimeout(() => this.#lose(new Error('No end was found to a paper')), this.#times.patience);
    try {
      this.#order(first.order);
    } catch (error) {
      // In a turn of its own: a thousand papers that wait are not lost inside one another.
      clearTimeout(this.#timer);
      const fault = error instanceof Error ? error : new Error(String(error));
      setImmediate(() => first === this.#waiting[0] && this.#lose(fault));
    }
  }

  #order(order: PaperOrder): void {
    this.#process ??= this.#begin();
    this.#process.ref();
    this.#process.channel?.ref();
    // One that cannot be told any more ends by itself, which is heard.
    this.#process.send(order, () => undefined);
  }

  #settle(answer: PaperAnswer): void {
    const first = this.#waiting.shift();
    this.#next();
    if ('bytes' in answer) first?.resolve(inPlace(answer.bytes));
    else first?.reject(new Error(answer.fault));
  }

  #lose(fault: Error): void {
    this.#end();
    const first = this.#waiting.shift();
    this.#next();
    first?.reject(fault);
  }

  /** By the signal that stops a paper in the middle too. */
  #end(): void {
    this.#process?.kill('SIGKILL');
    this.#process = undefined;
  }
}
