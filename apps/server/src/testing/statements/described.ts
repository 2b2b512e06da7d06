import type { Client, Connection, Submittable } from 'pg';
import type { Statement } from '../../platform/db/statement.ts';

/** A column as PostgreSQL describes it. */
export interface DescribedColumn {
  readonly name: string;
  readonly type: string;
  /** May it be null, as far as PostgreSQL tells; undefined where it does not. */
  readonly nullable: boolean | undefined;
}

interface Field {
  readonly name: string;
  readonly dataTypeID: number;
  readonly tableID: number;
  readonly columnID: number;
}

interface DescribingConnection {
  parse(what: { name: string; text: string }): void;
  describe(what: { type: 'S'; name: string }): void;
  sync(): void;
}

/** Parses a statement without running it, and answers what it would return. */
class Describe implements Submittable {
  readonly #text: string;
  readonly #done: (outcome: Error | readonly Field[]) => void;
  #fields: readonly Field[] = [];

  constructor(text: string, done: (outcome: Error | readonly Field[]) => void) {
    this.#text = text;
    this.#done = done;
  }

  submit(connection: Connection): void {
    const to = connection as unknown as DescribingConnection;
    to.parse({ name: '', text: this.#text });
    to.describe({ type: 'S', name: '' });
    to.sync();
  }

  handleRowDescription({ fields }: { readonly fields: readonly Field[] }): void {
    this.#fields = fields;
  }

  handleError(error: Error): void {
    this.#done(error);
  }

  handleReadyForQuery(): void {
    this.#done(this.#fields);
  }

  handleParseComplete(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}
  handlePortalSuspended(): void {}
  handleEmptyQuery(): void {}
}

interface Plan {
  readonly Output?: readonly string[];
  readonly Plans?: readonly Plan[];
  readonly 'Join Type'?: string;
  readonly 'Parent Relationship'?: string;
}

const emptySide: Readonly<Record<string, readonly string[]>> = {
  Left: ['Inner'],
  Right: ['Outer'],
  Full: ['Inner', 'Outer'],
};

/** What a join leaves empty where one side has no row. */
function* leftEmpty(plan: Plan): Generator<string> {
  const sides = emptySide[plan['Join Type'] ?? ''] ?? [];
  for (const part of plan.Plans ?? []) {
    if (sides.includes(part['Parent Relationship'] ?? '')) yield* part.Output ?? [];
    yield* leftEmpty(part);
  }
}

/** Which columns of a statement an outer join may leave empty: the planner knows, the description does not tell. */
async function emptiedByJoins(client: Client, { sql, parameters }: Statement): Promise<readonly boolean[]> {
  if (!/\b(left|right|full) join\b/i.test(sql)) return [];
  await client.query(`prepare described as ${sql}`);
  const nothing = parameters.length > 0 ? `(${parameters.map(() => 'null').join()})` : '';
  const { rows } = await client.query<{ 'QUERY PLAN': readonly [{ Plan: Plan }] }>(
    `explain (verbose, format json) execute described${nothing}`,
  );
  await client.query('deallocate described');
  const plan = rows[0]?.['QUERY PLAN'][0].Plan ?? {};
  const empty = new Set(leftEmpty(plan));
  return (plan.Output ?? []).map((column) => empty.has(column));
}

/** Answers for each statement what PostgreSQL says of it, or why it takes none such. */
export async function describer(
  client: Client,
): Promise<(statement: Statement) => Promise<string | readonly DescribedColumn[]>> {
  await client.query('set plan_cache_mode = force_generic_plan');
  const { rows: types } = await client.query<{ oid: number; name: string }>(
    'select oid::int, format_type(oid, null) as name from pg_type',
  );
  const { rows: columns } = await client.query<{ place: string; filled: boolean }>(
    `select attrelid::int || '/' || attnum as place, attnotnull as filled
     from pg_attribute join pg_class c on c.oid = attrelid where relkind in ('r', 'p') and attnum > 0`,
  );
  const nameOf = new Map(types.map(({ oid, name }) => [oid, name]));
  const isFilled = new Map(columns.map(({ place, filled }) => [place, filled]));
  return async (statement) => {
    const outcome = await new Promise<Error | readonly Field[]>((done) => {
      client.query(new Describe(statement.sql, done));
    });
    if (outcome instanceof Error) return outcome.message;
    const emptied = await emptiedByJoins(client, statement);
    return outcome.map(({ name, dataTypeID, tableID, columnID }, nth) => {
      const filled = isFilled.get(`${tableID}/${columnID}`);
      const nullable = filled === undefined ? undefined : !filled || emptied[nth] === true;
      return { name, type: nameOf.get(dataTypeID) ?? '', nullable };
    });
  };
}
