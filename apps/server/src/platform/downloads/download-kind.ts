import type { Call } from '@teeka/contract/call';
import type { DownloadFilter } from '@teeka/contract/downloads';
import type { DownloadReport, ListReport } from '@teeka/domain/downloads';
import type { SpokenLanguage } from '@teeka/domain/names';
import type { Words } from '@teeka/words';
import type { Actor } from '../access/actor.ts';
import type { Now } from '../clock/clock.ts';
import type { Reader } from '../db/database.ts';
import type { Pool } from '../db/pool.ts';
import type { Statement } from '../db/statement.ts';
import type { Refused } from '../http/handler.ts';
import type { AtRest } from '../sealing/at-rest.ts';
import type { Cell, ColumnKind } from '../xlsx/column.ts';

/** Who asks for a file, when, and in which language it is to be; a job knows no more of them. */
export interface Taker {
  readonly actor: Actor;
  readonly now: Now;
  readonly atRest: AtRest;
  readonly origin: { readonly language: SpokenLanguage };
}

export type Tell = (key: string) => string;

/** A column of a file: what its row says there. */
export interface FileColumn<Wire> {
  readonly head: (words: Words) => string;
  /** In characters. */
  readonly width: number;
  readonly kind?: ColumnKind;
  readonly value: (row: Wire, words: Words) => Cell;
}

/** A list as it is to stand in a file: how it is read, and what its rows say. */
export interface RequestedList<Row = unknown, Wire = unknown> {
  /** The first rows, as many as that. */
  readonly rows: (most: number) => Statement<Row>;
  readonly count: () => Promise<number>;
  /** A row as the screen shows it, never several; nothing where the statement answered totals alone. */
  readonly wire: (row: Row) => Wire | undefined;
  /** Whose record it is. */
  readonly person: (row: Wire) => string;
  readonly columns: readonly FileColumn<Wire>[];
}

interface Kind<Requested> {
  /** Who may have it. */
  readonly access: Call['access'];
  ask(filter: DownloadFilter, taker: Taker & { readonly db: Reader }): Promise<Requested | Refused>;
}

/** A list that leaves as a file, at once where it is short. */
export interface ListKind extends Kind<RequestedList> {
  readonly report: ListReport;
  readonly title: (words: Words, taker: Pick<Taker, 'actor'>) => string;
}

/** A line of a file that is no table, and whose record it is. */
export interface PersonLine {
  readonly person: string;
  readonly line: string;
}

/** Rows that are there at once; for them so much was `looked` at: the rows, or people of whom some have none. */
export interface Batch<Row> {
  readonly rows: readonly Row[];
  readonly looked: number;
}

/** Lines that are made one after the other, a batch at a time: no statement has them as rows. */
export interface RequestedLines {
  /** People who are looked at. */
  readonly count: () => Promise<number>;
  readonly lines: (pool: Pool) => AsyncIterable<Batch<PersonLine>>;
}

/** What leaves as a file of lines. */
export interface LinesKind extends Kind<RequestedLines> {
  readonly report: Exclude<DownloadReport, ListReport>;
}

export type DownloadKind = ListKind | LinesKind;

/** Says of a list that its rows are of one kind, whatever kind that is. */
export const requestedList = <Row, Wire>(list: RequestedList<Row, Wire>): RequestedList =>
  list as unknown as RequestedList;
