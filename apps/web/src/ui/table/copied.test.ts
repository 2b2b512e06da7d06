import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Column } from './column.ts';
import { asHtml, asTabs } from './copied.ts';

interface Line {
  readonly name: string;
  readonly on: string;
  readonly doses: number;
}
const columns: readonly Column<Line>[] = [
  { key: 'name', head: 'Name', kind: 'text', value: ({ name }) => name, total: 'Total' },
  { key: 'on', head: 'Given', kind: 'day', value: ({ on }) => on },
  { key: 'doses', head: 'Given', unit: 'doses', kind: 'number', value: ({ doses }) => doses, total: 5 },
];
const rows = [
  { name: 'ASHA\tDEVI', on: '2026-10-01', doses: -2 },
  { name: '=SUM(A1)', on: '2026-10-02', doses: 7 },
];
const table = { caption: 'October <all>', columns, rows };

test('a sheet gets a line a row, the unit in the head, days as they are read, and the total', () => {
  assert.equal(
    asTabs(table),
    "Name\tGiven\tGiven (doses)\nASHA DEVI\t01/10/2026\t-2\n'=SUM(A1)\t02/10/2026\t7\nTotal\t\t5",
  );
});

test('what a name says is text, never a part of the page', () => {
  const html = asHtml({ ...table, rows: [{ name: '<img src=x>', on: '2026-10-01', doses: 1 }] });
  assert.match(html, /<caption>October &lt;all&gt;<\/caption>/);
  assert.match(html, /<td>&lt;img src=x&gt;<\/td><td>01\/10\/2026<\/td><td>1<\/td>/);
});

test('no name begins a formula or a quotation, which would swallow the cells after it', () => {
  const names = [
    '=1',
    '+1',
    '-1',
    '@SUM(1)',
    '\u200B=1',
    '\uFF1D1',
    '\uFF0B1',
    '\uFF0D1',
    '\uFF201',
    '"=1"',
    '"RANI',
    ' \t"RANI',
  ];
  for (const name of names) {
    const [, first = ''] = asTabs({ ...table, rows: [{ name, on: '2026-10-01', doses: 1 }] }).split('\n');
    assert.match(first, /^'\p{Cf}*\S+\t01\/10\/2026\t1$/u, name);
  }
});

test('a number that is read whole begins no formula either', () => {
  const code = { key: 'code', head: 'ID', kind: 'code', value: ({ name }: { name: string }) => name } as const;
  assert.equal(asTabs({ caption: '', columns: [code], rows: [{ name: '=1+1' }] }), "ID\n'=1+1");
});
