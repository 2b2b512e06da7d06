import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameFields } from '@teeka/contract/names';
import type { CalledArea, NamedArea } from '@teeka/contract/sites';
import type { AreaPart } from '@teeka/contract/within';
import { opensBelow, wayUp } from './area-options.ts';

const called = (part: AreaPart, name: string): CalledArea => ({
  part,
  ...nameFields('area_name', { en: name, hi: name }),
});
const named = (area: CalledArea, ...lies_in: CalledArea[]): NamedArea => ({
  ...area,
  lies_in,
  session_category_type: null,
});
const district = called({ level: 'district', code: 1 }, 'Raipur');
const block = called({ level: 'block', code: 2 }, 'Abhanpur');
const site = called({ level: 'site', id: 's' }, 'Anganwadi');

test('a chosen block offers its sites, a chosen site those beside it', () => {
  assert.equal(opensBelow(null), null);
  assert.deepEqual(opensBelow(named(block, district)), block.part);
  assert.deepEqual(opensBelow(named(site, block, district)), block.part);
  assert.equal(opensBelow(named(site)), null);
});

test('the way back up begins with the widest place', () => {
  const names = (area: NamedArea | null) => wayUp(area).map(({ area_name }) => area_name);
  assert.deepEqual(names(null), []);
  assert.deepEqual(names(named(block, district)), ['Raipur', 'Abhanpur']);
  assert.deepEqual(names(named(site, block, district)), ['Raipur', 'Abhanpur']);
});
