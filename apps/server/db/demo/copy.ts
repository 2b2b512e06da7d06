import type { Client, Connection, Submittable } from 'pg';

/** What PostgreSQL's text format of COPY takes; texts must hold no tab, line break or backslash. */
export type Cell = string | number | boolean | null | Uint8Array;

const nothing = '\\N';

function written(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  if (cell === null) return nothing;
  if (typeof cell === 'boolean') return cell ? 't' : 'f';
  if (typeof cell === 'number') return String(cell);
  return `\\\\x${Buffer.from(cell.buffer, cell.byteOffset, cell.byteLength).toString('hex')}`;
}

interface CopyConnection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

/** A COPY … FROM STDIN of lines that are ready; pg hands its messages to whatever was submitted. */
class CopyIn implements Submittable {
  readonly #text: string;
  readonly #lines: readonly Buffer[];
  readonly #done: (error?: Error) => void;
  #failure: Error | undefined;

  constructor(text: string, lines: readonly Buffer[], done: (error?: Error) => void) {
    this.#text = text;
    this.#lines = lines;
    this.#done = done;
  }

  submit(connection: Connection): void {
    (connection as unknown as CopyConnection).query(this.#text);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    for (const lines of this.#lines) connection.sendCopyFromChunk(lines);
    connection.endCopyFrom();
  }

  handleError(error: Error): void {
    this.#failure = error;
    this.#done(error);
  }

  handleReadyForQuery(): void {
    if (!this.#failure) this.#done();
  }

  handleCommandComplete(): void {}
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handlePortalSuspended(): void {}
  handleEmptyQuery(): void {}
}

const chunkSize = 64_000;

/** Rows of one table on their way to COPY. Only what was not sent yet is held. */
export class CopyTable {
  readonly table: string;
  readonly #columns: readonly string[];
  #ready: Buffer[] = [];
  #text = '';
  rows = 0;

  constructor(table: string, columns: readonly string[]) {
    this.table = table;
    this.#columns = columns;
  }

  row(cells: readonly Cell[]): void {
    let line = written(cells[0] as Cell);
    for (let at = 1; at < cells.length; at += 1) line += `\t${written(cells[at] as Cell)}`;
    this.#text += `${line}\n`;
    this.rows += 1;
    if (this.#text.length > chunkSize) this.#pack();
  }

  #pack(): void {
    this.#ready.push(Buffer.from(this.#text));
    this.#text = '';
  }

  /** Takes the rows so far; what is returned sends them and settles when PostgreSQL has them. */
  take(): (client: Client) => Promise<void> {
    if (this.#text !== '') this.#pack();
    const lines = this.#ready;
    this.#ready = [];
    const copy = `copy ${this.table} (${this.#columns.join(', ')}) from stdin`;
    return (client) => (lines.length === 0 ? Promise.resolve() : send(client, copy, lines));
  }
}

function send(client: Client, copy: string, lines: readonly Buffer[]): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query(new CopyIn(copy, lines, (error) => (error ? reject(error) : resolve())));
  });
}
