import { connect, type Socket } from 'node:net';

/** The place after the first whole answer in `bytes`, with its status; undefined while more is to come. */
function readAnswer(bytes: Buffer): { readonly status: number; readonly end: number } | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const head = bytes.toString('latin1', 0, headEnd);
  const length = /\r\ncontent-length: ([0-9]+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error('the answer names no length');
  const end = headEnd + 4 + Number(length);
  return bytes.length < end ? undefined : { status: Number(head.slice(9, 12)), end };
}

/**
 * One client on one kept connection, one call after the other. It shares the cores with what is measured, so it does
 * as little as a client can: whole requests go out as bytes made beforehand, of the answer only status and end are read.
 */
export class KeptConnection {
  readonly #socket: Socket;
  #bytes: Buffer = Buffer.alloc(0);
  #waiting: { resolve(status: number): void; reject(error: Error): void } | undefined;

  constructor({ hostname, port }: URL) {
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.#socket.on('data', (chunk) => this.#take(chunk));
    this.#socket.on('error', (error) => this.#waiting?.reject(error));
    this.#socket.on('close', () => this.#waiting?.reject(new Error('the server hung up')));
  }

  /** Sends a request, answers its status. */
  ask(request: Buffer): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#bytes = this.#bytes.length > 0 ? Buffer.concat([this.#bytes, chunk]) : chunk;
    try {
      const answer = readAnswer(this.#bytes);
      if (!answer) return;
      this.#bytes = this.#bytes.subarray(answer.end);
      this.#waiting?.resolve(answer.status);
    } catch (error) {
      this.#waiting?.reject(error as Error);
    }
  }
}
