import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitStatements } from './split-statements.ts';

test('statements are told apart, wherever a semicolon stands in a text, a body or a comment', () => {
  assert.deepEqual(
    splitStatements(`-- one; two
      create table a (b text default 'c;d''e'); -- three;
      create function f() returns void language plpgsql as $$ begin perform 1; end $$;

      select 1 - 2`),
    [
      "create table a (b text default 'c;d''e')",
      'create function f() returns void language plpgsql as $$ begin perform 1; end $$',
      'select 1 - 2',
    ],
  );
});
