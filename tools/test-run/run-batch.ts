import { join } from 'node:path';
import { run } from 'node:test';
import { root } from '../launch/root.ts';
import { type TestReport, whyFailed } from './why-failed.ts';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export interface Failure {
  readonly file: string;
  readonly name: string;
  readonly message: string;
}

/** A file that has ended. */
export interface Ended {
  readonly file: string;
  readonly seconds: number;
  /** Of the processor, as far as it is known: by its process and what that started. */
  readonly cpu: number;
  readonly counts: Counts;
}

/** Who hears of every failure at once, and of each file's end. */
export interface Teller {
  failure(failure: Failure): void;
  ended(ended: Ended): void;
}

const program = join(import.meta.dirname, 'in-one-process.ts');
const longest = 20 * 60_000;
/** A test that was given up leaves its work behind, and that keeps the process from ending. */
const longestProcess = 25 * 60_000;
const wholeFile = 'the whole file';

/** What is known of the file that runs now. */
class Tally {
  readonly #files: string[];
  readonly #tell: Teller;
  #counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  /** What went wrong outside of every test. */
  #processFailed: string | undefined;
  /** The last file is over only when its process is. */
  #lastHasEnded = false;
  #cpu = 0;
  /** When the file that runs now began; reading its code belongs to it. */
  #since = performance.now();

  constructor(files: readonly string[], tell: Teller) {
    this.#files = [...files];
    this.#tell = tell;
  }

  passed(report: TestReport): void {
    if (this.#isEnd(report)) {
      if (this.#isEmpty()) this.#fail(wholeFile, 'holds no test');
    } else if (report.details.type === 'suite' || report.nesting === 0) return;
    else if (report.skip !== undefined || report.todo !== undefined) this.#counts.skipped++;
    else this.#counts.passed++;
  }

  failed(report: TestReport): void {
    const ofChild = report.details.error?.failureType === 'subtestsFailed';
    if (ofChild) return;
    if (this.#isEnd(report)) this.#fail(wholeFile, whyFailed(report));
    else if (report.nesting === 0) this.#processFailed = whyFailed(report);
    else if (report.todo !== undefined) this.#counts.skipped++;
    else this.#fail(report.name, whyFailed(report));
  }

  /** What a file used of the processor is the last that is reported of it. */
  diagnosed(message: string): void {
    const [, cpu] = /^cpu ([\d.]+)$/.exec(message) ?? [];
    if (cpu === undefined) return;
    this.#cpu = Number(cpu);
    this.#lastHasEnded = this.#files.length === 1;
    if (!this.#lastHasEnded) this.#next();
  }

  /** The process has ended: files that have not went with it, and what it failed of counts even when all have. */
  over(said: string): void {
    const problem = said || this.#processFailed || 'its process ended before it';
    if (!this.#lastHasEnded || this.#processFailed !== undefined) this.#fail(wholeFile, problem);
    this.#next();
    while (this.#files.length > 0) {
      this.#fail(wholeFile, problem);
      this.#next();
    }
  }

  /** Each file is a suite under its name. */
  #isEnd({ nesting, name }: TestReport): boolean {
    return nesting === 0 && name === this.#files[0];
  }

  #isEmpty(): boolean {
    return this.#counts.passed + this.#counts.failed + this.#counts.skipped === 0;
  }

  #fail(name: string, message: string): void {
    this.#counts.failed++;
    this.#tell.failure({ file: this.#files[0] ?? '', name, message });
  }

  #next(): void {
    const now = performance.now();
    const seconds = (now - this.#since) / 1000;
    this.#tell.ended({ file: this.#files.shift() ?? '', seconds, cpu: this.#cpu, counts: this.#counts });
    this.#since = now;
    this.#cpu = 0;
    this.#counts = { passed: 0, failed: 0, skipped: 0 };
  }
}

/** Runs test files one after another in a process of their own, which is ended when it goes on for too long. */
export async function runBatch(files: readonly string[], tell: Teller, most = longestProcess): Promise<void> {
  const tally = new Tally(files, tell);
  let errors = '';
  const tooLong = new AbortController();
  const deadline = setTimeout(() => tooLong.abort(), most);
  const stream = run({ files: [program], argv: [...files], timeout: longest, signal: tooLong.signal, cwd: root });
  stream.on('test:stderr', ({ message }) => {
    errors = `${errors}${message}`.slice(-4_000);
  });
  stream.on('test:pass', (report: TestReport) => tally.passed(report));
  stream.on('test:fail', (report: TestReport) => tally.failed(report));
  stream.on('test:diagnostic', ({ message }) => tally.diagnosed(message));
  for await (const _ of stream);
  clearTimeout(deadline);
  tally.over(tooLong.signal.aborted ? `its process went on for more than ${most / 1000} s\n${errors}` : errors);
}
