import { PassThrough, type Readable } from 'node:stream';
import { type Client, openClient } from '../db/client.ts';

/** Over which every process of the server hears what one of them has stored; it carries ids of sign-ins alone. */
export const liveChannel = 'teeka_live';

/** A stream ends after this, and is opened anew by whoever is signed in still. */
const lastsSeconds = 50;
/** So many streams of one sign-in: one for each tab that is looked at. */
const mostOfOne = 4;
const look = 'event: look\ndata:\n\n';

/**
 * Streams of server-sent events, by sign-in. An event says no more than that something is new; each stream begins with
 * one, so that what came between two streams is not missed.
 */
export class Live {
  readonly #url: string;
  readonly #streams = new Map<string, Set<PassThrough>>();
  #listening: Promise<Client> | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  /** Heard is first, then looked: what is stored in between is told twice rather than never. */
  async hear(sign_in_id: string): Promise<Readable> {
    this.#listening ??= this.#listen();
    await this.#listening;
    const stream = new PassThrough();
    const own = this.#streams.get(sign_in_id) ?? new Set();
    this.#streams.set(sign_in_id, own.add(stream));
    const [oldest] = own;
    if (own.size > mostOfOne) oldest?.end();
    const over = setTimeout(() => stream.end(), lastsSeconds * 1000);
    stream.once('close', () => {
      clearTimeout(over);
      own.delete(stream);
      if (own.size === 0 && this.#streams.get(sign_in_id) === own) this.#streams.delete(sign_in_id);
    });
    stream.write(look);
    return stream;
  }

  /** Ends every stream: the server stops, or does not hear any longer. */
  async close(): Promise<void> {
    for (const own of this.#streams.values()) for (const stream of own) stream.end();
    const listening = this.#listening;
    this.#listening = undefined;
    await (await listening?.catch(() => undefined))?.end().catch(() => undefined);
  }

  async #listen(): Promise<Client> {
    try {
      const client = await openClient(this.#url, { application_name: 'teeka live', keepAlive: true });
      client.on('notification', ({ payload = '' }) => {
        for (const stream of this.#streams.get(payload) ?? []) stream.write(look);
      });
      client.on('end', () => void this.close());
      await client.query(`listen ${liveChannel}`);
      return client;
    } catch (error) {
      this.#listening = undefined;
      throw error;
    }
  }
}
