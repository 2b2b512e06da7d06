/** One call that came, without any of its values. */
export interface LoggedCall {
  readonly route: string;
  /** Did everything in it open that has to be encrypted? Null where nothing has to be. */
  readonly opened: boolean | null;
  readonly at: string;
}

const most = 5000;

/** What the stand-in was asked, so that a test can say that nothing was sent. */
export class SandboxLog {
  #calls: LoggedCall[] = [];

  add(route: string, opened: boolean | null): void {
    this.#calls = [...this.#calls, { route, opened, at: new Date().toISOString() }].slice(-most);
  }

  list(): readonly LoggedCall[] {
    return this.#calls;
  }
}
