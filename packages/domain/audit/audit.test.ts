import assert from 'node:assert/strict';
import { test } from 'node:test';
import { auditActOf, maskedName, mayReadAudit } from './index.ts';

test('who may read an audit: a district and a site, nobody who works beside those looked into', () => {
  const table: readonly [role: string, may: boolean][] = [
    ['District Administrator', true],
    ['Site Admin', true],
    ['Supervisor', false],
    ['Vaccinator', false],
    ['Assistant', false],
    ['ANM', false],
    ['ASHA', false],
    ['Verifier', false],
    ['', false],
    ['district administrator', false],
  ];
  for (const [role, may] of table) assert.equal(mayReadAudit(role), may, role);
});

test('a name masked tells no more than initials', () => {
  const table: readonly [name: string, masked: string][] = [
    ['Sita Devi', 'S••• D•••'],
    ['  Om  ', 'O•••'],
    ['सीता देवी', 'सी••• दे•••'],
    ["D'Souza (2)", 'D••• 2•••'],
    ['-', ''],
    ['', ''],
  ];
  for (const [name, expected] of table) assert.equal(maskedName(name), expected, name);
});

test('a word of a newer server is read as something else', () => {
  assert.equal(auditActOf('dose-recorded'), 'dose-recorded');
  assert.equal(auditActOf('moon-visited'), 'other');
});
