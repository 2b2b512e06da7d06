import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { describer } from '../../testing/statements/described.ts';
import { madeStatements, queryFiles } from '../../testing/statements/made-statements.ts';
import { holds, piecesOfSql } from '../../testing/statements/templates.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { openClient } from './client.ts';
import { col, onlyGiven, type Shape } from './row.ts';
import { read, type Statement } from './statement.ts';

const database = await testDatabase();
const client = await openClient(database.url);
after(async () => {
  await client.end();
  await database.drop();
});
const ask = await describer(client);

/** Where what a statement is declared to return is not what PostgreSQL says of it. */
async function offences(statement: Statement): Promise<string[]> {
  const described = await ask(statement);
  if (typeof described === 'string') return [described];
  const { shape } = statement;
  const names = new Set(described.map(({ name }) => name));
  return [
    ...Object.keys(shape)
      .filter((name) => !names.has(name))
      .map((name) => `${name} is declared and not returned`),
    ...described.flatMap(({ name, type, nullable }) => {
      const column = shape[name];
      if (!column) return Object.keys(shape).length > 0 ? [`${name} is returned and not declared`] : [];
      if (!column.types.includes(type) || column.types.includes(onlyGiven)) return [`${name} is ${type}`];
      return nullable && !column.nullable && !column.filled ? [`${name} may be null`] : [];
    }),
  ];
}

const made = await madeStatements();

test(`${made.length} statements return what they are declared to, and PostgreSQL takes each`, async () => {
  const wrong: string[] = [];
  for (const statement of made)
    for (const offence of await offences(statement)) wrong.push(`${[...statement.makers].join(', ')}: ${offence}`);
  assert.deepEqual([...new Set(wrong)].sort(), []);
});

test('every file of queries has statements that are held, and no piece of SQL is in none of them', () => {
  const makers = new Set(made.flatMap((one) => [...one.makers].map((maker) => maker.split(' ')[0])));
  const onlyParts = new Set(piecesOfSql().map(({ file }) => file));
  assert.deepEqual(
    queryFiles.filter((file) => !makers.has(file) && !onlyParts.has(file)),
    [],
  );
  const unseen = piecesOfSql().filter((piece) => !made.some(({ sql }) => holds(sql, piece)));
  assert.deepEqual(
    unseen.map(({ file, parts }) => `${file}: ${parts.join('…')}`),
    [],
  );
});

describe('what is declared wrongly is found', () => {
  const of = (shape: Shape) =>
    offences(read(shape)`
    select u.user_id, s.browser, f.name_en from app_user u left join facility f using (facility_id)
    join sign_in s using (user_id)`);
  const right = { user_id: col.uuid, browser: col.text.orNull, name_en: col.text.orNull };
  const cases: [string, Shape, string[]][] = [
    ['as it is', right, []],
    ['another type', { ...right, user_id: col.text }, ['user_id is uuid']],
    ['a column too few', { user_id: col.uuid, browser: col.text.orNull }, ['name_en is returned and not declared']],
    ['a column too many', { ...right, more: col.int }, ['more is declared and not returned']],
    ['null in the table', { ...right, browser: col.text }, ['browser may be null']],
    ['null by the join', { ...right, name_en: col.text }, ['name_en may be null']],
    ['only given', { ...right, browser: col.isoInstant }, ['browser is text']],
  ];
  for (const [name, shape, found] of cases) test(name, async () => assert.deepEqual(await of(shape), found));

  test('a statement that PostgreSQL does not take', async () => {
    assert.deepEqual(await offences(read({})`select nothing from app_user`), ['column "nothing" does not exist']);
  });
});
