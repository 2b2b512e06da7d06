import type { CivilDate } from '@teeka/domain/calendar';
import type { ColumnType } from 'kysely';

/** Milliseconds are kept: an instant reads as a Date and is written as a Date or ISO 8601 text. */
export type Instant = ColumnType<Date, Date | string, Date | string>;
export type InstantByDefault = ColumnType<Date, Date | string | undefined, Date | string>;
export type Day = ColumnType<CivilDate, string, string>;
export type DayOrNull = ColumnType<CivilDate | null, string | null | undefined, string | null>;
/** bigint; 14 digits as text, never a number. */
export type PersonId = string;
/** xid8 of the transaction that last wrote a row, as text. */
export type ChangeNumber = ColumnType<string, never, string>;
export type Document = ColumnType<unknown, string | undefined, string>;
