import type { BroughtKind } from '@teeka/contract/imports';
import type { Choices } from '@teeka/domain/imports';
import type { SpokenLanguage } from '@teeka/domain/names';
import type { Reader, Writer } from '../db/database.ts';
import type { Platform } from '../http/platform.ts';
import type { JobRow } from '../jobs/queries.ts';
import type { AtRest } from '../sealing/at-rest.ts';
import type { Sheet } from '../xlsx/column.ts';
import type { RowAsBrought } from './brought.ts';
import type { ImportFault } from './queries.ts';

export type ImportName = 'people' | BroughtKind;

/** The Excel file of a kind: what stands in which column, and what is offered and told beside it. */
export interface ImportSheet {
  /** What the sheet of records is called, and the file of the template. */
  readonly name: string;
  readonly file: string;
  readonly columns: readonly string[];
  /** Columns that every row fills in. */
  readonly mandatory: readonly string[];
  /** Columns that hold days. */
  readonly days: readonly string[];
  readonly choices: Choices;
  /** Widths in characters, of those that are not 20 wide. */
  readonly wide: Readonly<Partial<Record<string, number>>>;
  /** A row that shows how it is done; one that begins so in its first column is never taken. */
  readonly example: Readonly<Partial<Record<string, string>>>;
  /** What a column is called in one language. */
  nameOf(column: string, language: SpokenLanguage): string;
  /** Its header in every language. */
  headerOf(column: string): string;
  /** The sheet beside the records, which says what each column takes. */
  guide(): Sheet;
}

/** What is known when rows are judged. */
export interface Judging {
  readonly platform: Platform;
  readonly job: JobRow;
  readonly db: Reader;
  readonly import_id: string;
  /** Whether it is the first look, which counts what is compared; rows are judged anew before they are stored. */
  readonly first: boolean;
  progress(done: number): Promise<void>;
}

export interface Judged {
  /** Rows that may be stored. */
  readonly good: number;
  /** Rows with at least one fault. */
  readonly bad: number;
  readonly faults: readonly ImportFault[];
  /** Queues what the good rows say; it holds or fails as one with its transaction. */
  store(db: Writer): void;
}

/** One kind of file: its sheet, and what becomes of its rows. */
export interface ImportKind {
  readonly kind: ImportName;
  readonly sheet: ImportSheet;
  /** What is held until the rows are stored, so that nobody stores the same beside. */
  hold(rows: readonly RowAsBrought[], db: Reader, atRest: AtRest): Promise<void>;
  judge(rows: readonly RowAsBrought[], judging: Judging): Promise<Judged>;
}
