import { setTimeout as pause } from 'node:timers/promises';

interface Message {
  readonly to: string;
  readonly text: string;
  readonly ref: string;
}

/** The phones of the demo, as the sandbox shows them. */
export class Inbox {
  readonly #address: string;
  readonly #read = new Set<string>();

  constructor(sandbox: string) {
    this.#address = sandbox;
  }

  async #messagesTo(mobile: string): Promise<readonly Message[]> {
    const answer = await fetch(`${this.#address}/inbox.json?to=${mobile}`);
    return (await answer.json()) as Message[];
  }

  /** What arrived at a number. */
  async texts(mobile: string): Promise<readonly string[]> {
    return (await this.#messagesTo(mobile)).map(({ text }) => text);
  }

  /** The six digits of the next message to a number that was not read before; waits for it. */
  async nextCode(mobile: string): Promise<string> {
    for (const end = Date.now() + 30_000; Date.now() < end; await pause(50)) {
      const messages = await this.#messagesTo(mobile);
      const fresh = messages.find(({ ref }) => !this.#read.has(ref));
      const code = fresh && /\b[1-9][0-9]{5}\b/.exec(fresh.text)?.[0];
      if (!code) continue;
      this.#read.add(fresh.ref);
      return code;
    }
    throw new Error(`no code arrived at ${mobile}`);
  }
}
