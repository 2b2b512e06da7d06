import type { Codes } from '@teeka/contract/word-for';
import type { CivilDate } from '@teeka/domain/calendar';
import type { Names } from '@teeka/domain/names';

/** What is known of a column, whatever it holds. */
interface AnyColumn {
  readonly types: readonly string[];
  readonly nullable: boolean;
  readonly filled: boolean;
  readonly is: unknown;
  readonly orNull: AnyColumn;
}

/** A column as a statement returns or takes it: its types in PostgreSQL, and as what it stands here. */
export class Column<T> implements AnyColumn {
  readonly types: readonly string[];
  readonly nullable: boolean;
  /** May be null where it is stored; the statement leaves such rows out. */
  readonly filled: boolean;
  /** Of types alone: never set. */
  declare readonly is: T;

  constructor(types: readonly string[], { nullable = false, filled = false } = {}) {
    this.types = types;
    this.nullable = nullable;
    this.filled = filled;
  }

  get orNull(): Column<T | null> {
    return new Column(this.types, { nullable: true });
  }

  get butFilled(): Column<T> {
    return new Column(this.types, { filled: true });
  }

  get array(): Column<T[]> {
    return new Column(this.types.map((type) => `${type}[]`));
  }

  /** The same in PostgreSQL, known more narrowly here. */
  of<Known extends T>(): Column<Known> {
    return new Column(this.types, this);
  }
}

/** Beside the type of a column that is written so and never read. */
export const onlyGiven = 'only given';

const column = <T>(...types: string[]): Column<T> => new Column(types);

/** The columns of rows, by the names of PostgreSQL's types. Whole numbers beyond 2^53 and fractions stay text. */
export const col = {
  bool: column<boolean>('boolean'),
  bytea: column<Buffer>('bytea'),
  date: column<CivilDate>('date'),
  float: column<number>('double precision'),
  int: column<number>('integer', 'smallint'),
  /** 14 digits of a person, or a count that may outgrow an `int`: text here. */
  bigint: column<string>('bigint'),
  numeric: column<string>('numeric'),
  text: column<string>('text'),
  time: column<string>('time without time zone'),
  timestamptz: column<Date>('timestamp with time zone'),
  uuid: column<string>('uuid'),
  xid8: column<string>('xid8'),
  /** An instant that is written as ISO 8601 text. */
  isoInstant: column<string>('timestamp with time zone', onlyGiven),
  /** A fraction that is written as a number. */
  decimal: column<number>('numeric', onlyGiven),
  /** What something is called, as `namesIn` gives it. */
  names: column<Names>('jsonb'),
  /** What is stored as a code and returned as its word (`wordOf`). */
  word: <Word extends string>(_: Codes<Word>): Column<Word> => column<Word>('text'),
  /** A document: PostgreSQL tells nothing of what is in it. */
  json: <T>(): Column<T> => column<T>('json', 'jsonb'),
};

/** What the rows of a statement are declared to be: name by name what PostgreSQL returns, in any order. */
export type Shape = Readonly<Record<string, AnyColumn>>;

type OrNull<S extends Shape> = { readonly [Name in keyof S]: Column<S[Name]['is'] | null> };

/** Columns of what may not be there: then all of them are null. */
export const orNone = <S extends Shape>(shape: S): OrNull<S> =>
  Object.fromEntries(Object.entries(shape).map(([name, column]) => [name, column.orNull])) as OrNull<S>;

export type RowOf<S extends Shape> = { readonly [Name in keyof S]: S[Name]['is'] };

/** A row as it is given to be stored: its lists are not changed. */
export type GivenOf<S extends Shape> = {
  readonly [Name in keyof S]: S[Name]['is'] extends (infer Each)[] ? readonly Each[] : S[Name]['is'];
};
