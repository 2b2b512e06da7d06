import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lockedPlaces } from './index.ts';

test('each level is locked to its own place and what lies above', () => {
  const table: [string, string][] = [
    ['National', ''],
    ['State', 'state'],
    ['District', 'state district'],
    ['Block', 'state district block'],
    ['Facility', 'state district block'],
    ['Plan_Delivery_Manager', 'state district block'],
    ['Village', 'state district block'],
  ];
  for (const [level, expected] of table) {
    const locked = Object.entries(lockedPlaces(level)).filter(([, on]) => on);
    assert.equal(locked.map(([place]) => place).join(' '), expected, level);
  }
});
