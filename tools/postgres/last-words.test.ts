import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lastWords } from './last-words.ts';

const at = '2026-01-02 03:04:05.678 UTC [42] ';

test('why PostgreSQL did not start, and whether that passes by itself', () => {
  const table: [string, string[], string, boolean][] = [
    [
      'sessions of a killed one still hold its memory',
      [
        'FATAL:  pre-existing shared memory block (key 5432, ID 7) is still in use',
        'HINT:  Terminate any old server processes associated with data directory "data".',
      ],
      'pre-existing shared memory block (key 5432, ID 7) is still in use',
      true,
    ],
    [
      'and a program knocked before it was killed',
      [
        'FATAL:  pre-existing shared memory block (key 5432, ID 7) is still in use',
        'HINT:  Terminate any old server processes associated with data directory "data".',
        'FATAL:  the database system is in recovery mode',
      ],
      'pre-existing shared memory block (key 5432, ID 7) is still in use',
      true,
    ],
    [
      'the port is taken',
      [
        'LOG:  could not bind IPv4 address "127.0.0.1": Address already in use',
        'FATAL:  could not create any TCP/IP sockets',
      ],
      'could not create any TCP/IP sockets',
      false,
    ],
    ['it said nothing of it', ['LOG:  shutting down'], 'shutting down', false],
    ['it said nothing', [], '', false],
  ];
  for (const [what, lines, words, passes] of table)
    assert.deepEqual(lastWords(lines.map((line) => `${at}${line}`).join('\n')), { words, passes }, what);
});
