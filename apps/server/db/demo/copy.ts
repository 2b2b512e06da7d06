import { Readable } from 'node:stream';
import type { Client } from '../../src/platform/db/client.ts';
import { copyIn } from '../copy-stream.ts';

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
    return async (client) => {
      if (lines.length > 0) await copyIn(client, copy, Readable.from(lines));
    };
  }
}
