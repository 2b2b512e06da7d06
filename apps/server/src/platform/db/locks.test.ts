import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, test } from 'node:test';

const root = join(import.meta.dirname, '..', '..');
const sources = ['modules', 'platform'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => ({
      file: [folder, ...name.split(sep)].join('/'),
      text: readFileSync(join(root, folder, name), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''),
    })),
);

/** Conditions of the actor's area: they say whose rows may be locked, and nothing is judged by them. */
const area = /^(siteInScope|villageInScope|personInArea|reportInArea)\(/;

/** Statements that hold rows and look at other tables all the same, and why that is harmless. */
const harmless = new Map([
  ['holdSiteOf', 'the site of a session never changes'],
  ['holdTeamOf', 'comes behind the lock of the session, and nobody changes the team of one that is locked'],
  ['holdSitesOfVillage', 'holds them in one order; what becomes of them is read behind the lock of the village'],
  ['laterSessions', 'comes behind the lock of the session whose no-shows are carried'],
  ['carriedLines', 'comes behind the lock of the session whose no-shows were carried'],
  ['lockEntry', 'beside the line only the death of its person, which waits for no line and changes none'],
  ['lockFamily', 'whoever is switched off has their sign-ins ended too, and those are the rows locked'],
  ['lockToTell', 'gives only columns of the row that is locked'],
  ['takeMessages', 'skips what others hold instead of waiting'],
  ['leaseJob', 'skips what others hold instead of waiting'],
  ['takeAsTyped', 'skips what others hold, and what follows is put only where the hash of before still stands'],
  ['takeOld', 'skips what others hold instead of waiting, and names its one table and columns by variables'],
]);

const lockClause = /\bfor (no key update|update|key share|share)\b|\.for(Update|NoKeyUpdate|Share|KeyShare)\(/;

interface Statement {
  readonly name: string;
  readonly text: string;
}

/** The functions and constants of a source at its outermost level. */
const statementsOf = (text: string): Statement[] =>
  text
    .split(/^(?=(?:export )?(?:async )?(?:function|const) )/m)
    .map((chunk) => ({ name: /(?:function|const) (\w+)/.exec(chunk)?.[1] ?? '', text: chunk }));

/** What a statement asks besides the rows of the one table that it holds. */
function besides(statement: Statement, all: readonly Statement[]): string[] {
  const tables = statement.text.match(/\bfrom\b|\bjoin\b|\.selectFrom\(|\.\w+Join\(/gi) ?? [];
  const inserted = [...statement.text.matchAll(/\$\{((?:[^{}]|\{[^{}]*\})*)\}(::)?/g)]
    .filter(([, , cast]) => cast === undefined)
    .map(([, expression = '']) => expression)
    .filter((expression) => !area.test(expression));
  const foreign = inserted.filter((expression) => {
    const columns = all.find(({ name }) => name === expression);
    return !columns || /\b(select|join)\b/.test(columns.text);
  });
  return [...tables.slice(1), ...foreign];
}

const locking = (statement: Statement) => lockClause.test(statement.text);

describe('whoever waits for a lock judges by what stands there afterwards', () => {
  test('a statement that holds rows asks nothing else: what is judged is read by a statement behind it', () => {
    const offences: string[] = [];
    const used = new Set<string>();
    let counted = 0;
    for (const { file, text } of sources) {
      const all = statementsOf(text);
      for (const statement of all.filter(locking)) {
        counted += 1;
        const found = besides(statement, all);
        if (harmless.has(statement.name)) used.add(statement.name);
        else if (found.length > 0) offences.push(`${file} ${statement.name}: ${found.join(', ')}`);
      }
    }
    assert.deepEqual(offences, []);
    assert.deepEqual([...used].sort(), [...harmless.keys()].sort(), 'exceptions that are none any more');
    assert.ok(counted > 20, `only ${counted} statements that hold rows were found`);
  });

  for (const [what, offends, text] of [
    ['the row itself', false, 'select b.dob from beneficiary b where b.id = <id>::bigint for update of b'],
    ['a sub-select', true, 'select (select 1 from dose) from beneficiary b for no key update of b'],
    ['a join', true, 'select b.dob, d.x from beneficiary b join dose d using (id) for share of b'],
    ['what another function brings', true, 'select <columnsOf(visit)> from beneficiary b for update of b'],
    ['its area', false, "select from site s where <siteInScope('s.id', scope)> for no key update of s"],
  ] as const)
    test(`${what} ${offends ? 'is found' : 'is no offence'}`, () => {
      const query = text.replace('<', '$'.concat('{')).replace('>', '}');
      const [statement] = statementsOf(`export function one() { return sql\`${query}\`; }`).filter(locking);
      assert.ok(statement);
      assert.equal(besides(statement, []).length > 0, offends);
    });

  test('of statements that travel together the first one holds, where one does', () => {
    const offences: string[] = [];
    let lists = 0;
    const holding = new Set(sources.flatMap(({ text }) => statementsOf(text).filter(locking)).map(({ name }) => name));
    for (const { file, text } of sources)
      for (const [list] of text.matchAll(/(?:Promise\.all|allAnswered)\(\[[\s\S]*?^\s*\]\)/gm)) {
        const calls = [...list.matchAll(/db\.(?:rows|first)\(\s*(\w+)\(/g)].map(([, name = '']) => name);
        if (!calls.some((name) => holding.has(name))) continue;
        lists += 1;
        const [first = ''] = calls;
        if (!/^(lock|hold)/.test(first)) offences.push(`${file}: ${calls.join(', ')}`);
      }
    assert.deepEqual(offences, []);
    assert.ok(lists > 10, `only ${lists} lists were found`);
  });

  test('whoever holds a line of a session list holds its person or the whole session before it', () => {
    const offences: string[] = [];
    let lists = 0;
    for (const { file, text } of sources)
      for (const [list] of text.matchAll(/(?:Promise\.all|allAnswered)\(\[[\s\S]*?^\s*\]\)/gm)) {
        const [before, behind] = list.split('lockEntry(');
        if (behind === undefined) continue;
        lists += 1;
        if (!/\b(lockPerson|holdSession)\(/.test(before ?? '')) offences.push(file);
      }
    const calls = sources.flatMap(({ text }) => text.match(/db\.(rows|first)\(lockEntry\(/g) ?? []).length;
    assert.deepEqual(offences, []);
    assert.deepEqual([lists > 3, lists], [true, calls], 'each stands in a list');
  });

  test('a change of a line of a session list names the status that it was judged by', () => {
    const covered = new Map([['storeTakenBack', 'the lines that carriedLines holds']]);
    const changes = /(update|delete from) session_roster\b(?![^`]*set slot_time)[^`]*/g;
    const found = sources.flatMap(({ file, text }) =>
      statementsOf(text).flatMap(({ name, text: statement }) =>
        [...statement.matchAll(changes)].map(([change]) => ({ name, file, change })),
      ),
    );
    const silent = found.filter(({ change }) => !/(where|and) [\s\S]*\bstatus = /.test(change));
    assert.deepEqual(
      silent.filter(({ name }) => !covered.has(name)).map(({ file, name }) => `${file} ${name}`),
      [],
    );
    assert.ok(found.length > 5 && silent.length === covered.size, JSON.stringify(silent));
  });
});
