import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { masters } from './load-masters.ts';
import type { Master } from './master.ts';
import { notDoneReasons } from './not-done-reasons.ts';

/** The rows of each version of a list; that of `material` is `catalogue.version`. A new version gets a line here; a line that stands is not changed. */
const digests: Readonly<Record<string, readonly string[]>> = {
  material: ['1: eb6d9e7656727bce', '2: 8de765327968bb41'],
  not_done_reason: ['1: fccf8acc96b4ac3f', '2: 4b1074a88447e73b'],
};

const digestOf = (rows: Master['rows']): string =>
  createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 16);

test('the rows of a list change with its version only: installed databases take nothing else over', () => {
  for (const { table, version, rows } of masters) {
    const digest = digestOf(rows);
    const toDo = `raise it where \`${table}\` has its rows, and give the new version a line here, with ${digest}`;
    assert.ok(
      digests[table]?.includes(`${version}: ${digest}`),
      `The rows of \`${table}\` are not those of version ${version}: ${toDo}.`,
    );
  }
});

test('no reason takes who gives the vaccine, or whom it is for, for a woman alone', () => {
  for (const { reason_hi } of notDoneReasons.rows)
    assert.doesNotMatch(String(reason_hi), /वाली(?= )|(?:आईं|गईं|मिलीं|चाहती)$/);
});
