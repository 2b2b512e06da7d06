import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileWords } from './index.ts';

test('a name in the name of a file: letters every device takes, dashes between words', () => {
  const table: [string, string][] = [
    ['AARAV KUMAR', 'AARAV-KUMAR'],
    ['Rampur village, session 2 (evening)', 'Rampur-village-session-2-evening'],
    ['सुनीता देवी', 'SUNITA-DEVI'],
    ['Sub-Centre उपकेंद्र', 'Sub-Centre-UPKENDRA'],
    ['../../etc/passwd', 'etc-passwd'],
    ['José', 'Jose'],
    ['', 'none'],
    ['…', 'none'],
    ['x'.repeat(300), 'x'.repeat(80)],
  ];
  for (const [name, expected] of table) assert.equal(fileWords(name, 'none'), expected);
});
