import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, test } from 'node:test';
import { root } from '../launch/root.ts';
import { findOffences } from './find-offences.ts';

const place = mkdtempSync(join(tmpdir(), 'teeka-boundaries-'));
after(() => rmSync(place, { recursive: true, force: true }));

/** A tree that keeps every rule; each case below adds one offence to it. */
const lawful: Record<string, string> = {
  'packages/domain/age/index.ts': "export * from './age.ts';",
  'packages/domain/age/age.ts': "import type * as all from './index.ts'; export const age = 1;",
  'packages/domain/age/age.test.ts': "import 'node:test'; import './age.ts';",
  'packages/contract/index.ts': "import { z } from 'zod'; import { age } from '@teeka/domain/age'; export { age, z };",
  'packages/words/index.ts': "import type { age } from '@teeka/domain/age'; export type Age = typeof age;",
  'apps/server/src/app.ts': "import './modules/sites/index.ts'; import './platform/db/pool.ts';",
  'apps/server/src/modules/sites/index.ts': "export { sites } from './queries.ts';",
  'apps/server/src/modules/sites/queries.ts': 'export const sites = sql`select name from site`;',
  'apps/server/src/modules/sessions/index.ts': "import '../sites/index.ts';",
  'apps/server/src/platform/db/pool.ts': "import pg from 'pg'; export const pool = new pg.Pool();",
  'apps/server/db/demo/rows.ts': "import type { Client } from 'pg'; export type One = Client;",
  'apps/server/src/testing/seed.ts': "import '../platform/db/pool.ts';",
  'apps/web/src/app/main.tsx':
    "import '../features/home/screen.tsx'; export const x = <p>select one from the list</p>;",
  'apps/web/src/main.tsx': "import './app/main.tsx';",
  'apps/web/src/features/home/screen.tsx': "import '../../records/person.tsx'; import '../../platform/api.ts';",
  'apps/web/src/records/person.tsx': "import '../ui/card.tsx'; import '../platform/api.ts';",
  'apps/web/src/platform/api.test.ts': "import '../records/person.tsx';",
  'apps/web/src/features/desk/screen.tsx': 'export {};',
  'apps/web/src/ui/names.test.ts': "export const sent = { name_hi: 'x' };",
  'packages/words/languages.ts': "export const hindi = (id: string) => id === 'hi';",
  'apps/web/src/ui/card.module.css': '/* no .mend */ .card { --recommended: 0.5rem; }',
  'apps/web/src/ui/card.tsx': "import '../platform/api.ts'; export const card = <b/>;",
  'apps/web/src/platform/api.ts':
    "import '@teeka/contract'; export const none = ({ status }) => status === 0 || status >= 500;",
};

const upwards = 'the web is built upwards: platform, ui, records, features, app';
const offences: [rule: string, path: string, text: string][] = [
  ['no cycles', 'packages/domain/age/age.ts', "import './index.ts';"],
  ['domain reaches nothing', 'packages/domain/age/age.ts', "import { readFileSync } from 'node:fs';"],
  ['domain reaches nothing', 'packages/domain/age/age.ts', "import { z } from 'zod';"],
  ['contract reaches only domain and Zod', 'packages/contract/auth.ts', "import 'fastify';"],
  ['words reaches only types', 'packages/words/en.ts', "import { age } from '@teeka/domain/age';"],
  [
    'packages never reach apps, e2e or tools',
    'packages/domain/age/a.test.ts',
    "import '../../../apps/web/src/ui/card.tsx';",
  ],
  ['apps never reach each other', 'apps/web/src/app/b.ts', "export * from '../../../server/src/app.ts';"],
  ['apps never reach each other', 'apps/server/src/b.ts', "const b = import('../../web/src/ui/card.tsx');"],
  ['apps never reach tools', 'apps/server/src/b.ts', "import '../../../tools/start.ts';"],
  ['platform never reaches modules or app', 'apps/server/src/platform/b.ts', "import '../modules/sites/index.ts';"],
  [upwards, 'apps/web/src/platform/b.ts', "import '../ui/card.tsx';"],
  [upwards, 'apps/web/src/platform/b.ts', "import type { Person } from '../records/person.tsx';"],
  [upwards, 'apps/web/src/platform/b.ts', "import '../features/home/screen.tsx';"],
  [upwards, 'apps/web/src/ui/b.tsx', "import '../records/person.tsx';"],
  [upwards, 'apps/web/src/ui/b.tsx', "import '../features/home/screen.tsx';"],
  [upwards, 'apps/web/src/records/b.tsx', "import '../features/home/screen.tsx';"],
  [upwards, 'apps/web/src/records/b.tsx', "const b = import('../app/main.tsx');"],
  [upwards, 'apps/web/src/features/home/b.tsx', "import '../../app/main.tsx';"],
  [
    'modules meet at index.ts',
    'apps/server/src/modules/sessions/end.ts',
    "import { sites } from '../sites/queries.ts';",
  ],
  ['features never meet', 'apps/web/src/features/home/b.ts', "import '../desk/screen.tsx';"],
  ['connections are made in platform/db', 'tools/count.ts', "import pg from 'pg'; new pg.Client();"],
  ['connections are made in platform/db', 'apps/server/src/b.test.ts', "import { Pool } from 'pg'; new Pool();"],
  ['connections are made in platform/db', 'e2e/b.ts', "const pg = await import('pg');"],
  ['no test is imported by source', 'packages/domain/age/b.ts', "import './age.test.ts';"],
  ['no test is imported by source', 'apps/server/src/b.ts', "import './testing/seed.ts';"],
  ['SQL only in queries.ts', 'apps/server/src/modules/sites/b.ts', 'export const q = sql`delete from site`;'],
  ['SQL only in queries.ts', 'apps/server/src/modules/sites/b.ts', 'export const q = write`lock site`;'],
  ['SQL only in queries.ts', 'apps/server/src/modules/sites/b.ts', 'export const q = read({ a })`table site`;'],
  ['SQL only in queries.ts', 'apps/server/src/modules/sites/b.ts', "db.selectFrom('site').selectAll();"],
  ['SQL only in queries.ts', 'apps/server/src/modules/sites/b.ts', "client.query('select name from site');"],
  ...[
    'alter table a add column b int, add column c int;',
    'alter table a add column b int check (b > 0);',
    'alter table a add column b uuid references c;',
    'create trigger a before insert on b for each row execute function c();',
    'do $$ begin perform 1; end $$;',
    'create schema a;',
    'create index a on public.b (c);',
    'create function a() returns int language sql as $$ select count(*) from public.b $$;',
    'set search_path to a;',
  ].map((text): [string, string, string] => [
    'a migration that a cell takes',
    'apps/server/db/migrations/0099-b.sql',
    text,
  ]),
  ...[
    'export const b = (language: string) => language === "hi";',
    'export const b = (language: string) => ("hi" !== language ? 1 : 2);',
    'export const b = { name_hi: 1 };',
    "export const b = 'name_hi';",
    'export const b = `v.name_hi as name`;',
  ].map((text): [string, string, string] => ['no language is one of its own', 'apps/web/src/ui/b.ts', text]),
  ['no language is one of its own', 'e2e/b.ts', 'export const b = (language: string) => language === "hi";'],
  ['statuses are words', 'apps/web/src/app/b.ts', 'export const runs = (status: number) => status === 1;'],
  ['statuses are words', 'apps/web/src/app/b.ts', 'export const over = (it) => 3 !== it.status;'],
  ['statuses are words', 'apps/web/src/app/b.ts', 'export const frozen = { status: 5 };'],
  ['statuses are words', 'apps/server/src/b.ts', 'export interface Ended { readonly status: 2 | 3 }'],
  [
    'statuses are words',
    'packages/domain/age/b.ts',
    'export const is = (case_status) => [1, 2].includes(case_status);',
  ],
  [
    'statuses are words',
    'apps/server/src/modules/sites/queries.ts',
    'export const q = sql`select name from site where status in (0, 6)`;',
  ],
  ['names say the subject', 'apps/web/src/ui/date-utils.ts', 'export {};'],
  ['names say the subject', 'apps/server/src/helpers/day.ts', 'export {};'],
  ...[
    'export const lookBackDays = 3;',
    'export function toMend() {}',
    'export interface B { readonly late_arrival: string }',
    'export const b = (wasAsked: boolean) => wasAsked;',
    'export const b = ({ movers }) => movers.length;',
    'export class B { #latestNews = 1; }',
    'export const b = (styles) => styles.mend_two;',
    'export const isHeld = (one) => one.held;',
    'export const deathToldIn = () => undefined;',
    'export const mine = (one) => one.told;',
  ].map((text): [string, string, string] => ['old words name nothing', 'apps/web/src/ui/b.ts', text]),
  ['old words name nothing', 'apps/server/src/db/look-back.test.ts', 'export {};'],
  ['old words name nothing', 'apps/web/src/ui/b.module.css', '.mendRow:hover { color: red; }'],
  ['old words name nothing', 'apps/web/src/ui/movers.module.css', '.row { color: red; }'],
  ['no file over 300 lines', 'tools/long.ts', 'export {};\n'.repeat(301)],
];

function plant(name: string, files: Record<string, string>): string {
  const tree = join(place, name);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
  return tree;
}

describe('boundaries', () => {
  test('a tree that keeps every rule has no offence', () => {
    assert.deepEqual(findOffences(plant('lawful', lawful)), []);
  });
  for (const [index, [rule, path, text]] of offences.entries()) {
    test(`${rule}: a seeded offence in ${path} (${index + 1}) is caught, and only it`, () => {
      const found = findOffences(plant(String(index), { ...lawful, [path]: text }));
      assert.deepEqual(
        found.map((each) => each.rule),
        [rule],
      );
    });
  }
  test('this project keeps every rule', () => {
    const found = findOffences(root).map(({ rule, path, detail }) => `${path} (${rule}): ${detail}`);
    assert.deepEqual(found, []);
  });
});
