import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { Connection, Submittable } from 'pg';
import type { Client } from '../src/platform/db/client.ts';

interface CopyConnection {
  readonly stream: Writable & { pause(): void; resume(): void };
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

type Done = (error?: Error) => void;

/** What every COPY has in common; pg hands its messages to whatever was submitted. */
class Copy implements Submittable {
  readonly #text: string;
  readonly #done: Done;
  #failure: Error | undefined;
  /** What PostgreSQL says it copied. */
  rows = 0;
  protected connection: CopyConnection | undefined;

  constructor(text: string, done: Done) {
    this.#text = text;
    this.#done = done;
  }

  submit(connection: Connection): void {
    this.connection = connection as unknown as CopyConnection;
    this.connection.query(this.#text);
  }

  handleError(error: Error): void {
    this.#failure = error;
    this.#done(error);
  }

  handleReadyForQuery(): void {
    if (!this.#failure) this.#done();
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = Number(/^COPY (\d+)$/.exec(text)?.[1] ?? 0);
  }

  handleRowDescription(): void {}
  handleDataRow(): void {}
  handlePortalSuspended(): void {}
  handleEmptyQuery(): void {}
}

class CopyOut extends Copy {
  readonly #to: Writable;

  constructor(text: string, to: Writable, done: Done) {
    super(text, done);
    this.#to = to;
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    const { stream } = this.connection ?? {};
    // The buffer is the connection's own and is filled anew.
    if (this.#to.write(Buffer.from(chunk)) || !stream) return;
    stream.pause();
    if (this.#to.listenerCount('drain') === 0) this.#to.on('drain', () => stream.resume());
  }

  /** What is ended while it is still full never says that it has room. */
  override handleReadyForQuery(): void {
    this.connection?.stream.resume();
    super.handleReadyForQuery();
  }
}

class CopyIn extends Copy {
  readonly #from: Readable;

  constructor(text: string, from: Readable, done: Done) {
    super(text, done);
    this.#from = from;
  }

  handleCopyInResponse(connection: CopyConnection): void {
    this.#send(connection).then(
      () => connection.endCopyFrom(),
      (error: Error) => connection.sendCopyFail(error.message),
    );
  }

  async #send(connection: CopyConnection): Promise<void> {
    for await (const chunk of this.#from as AsyncIterable<Buffer>) {
      connection.sendCopyFromChunk(chunk);
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
    }
  }
}

function run(client: Client, make: (done: Done) => Copy): Promise<number> {
  return new Promise((resolve, reject) => {
    const copy: Copy = make((error) => (error ? reject(error) : resolve(copy.rows)));
    client.query(copy);
  });
}

/** COPY … TO STDOUT into a stream, as fast as it takes it; answers how many rows. The stream is not ended. */
export const copyOut = (client: Client, text: string, to: Writable): Promise<number> =>
  run(client, (done) => new CopyOut(text, to, done));

/** COPY … FROM STDIN out of a stream; answers how many rows. */
export const copyIn = (client: Client, text: string, from: Readable): Promise<number> =>
  run(client, (done) => new CopyIn(text, from, done));
