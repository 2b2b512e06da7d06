import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CardTrust } from './card-trust.ts';
import { withChanges } from './with-changes.ts';

const key = { kty: 'EC', crv: 'P-256', use: 'sig', alg: 'ES256', kid: 'k1', x: 'x', y: 'y' } as const;
const older = { rid: 'a', before: 100, corrected: 1 };
const alone = { rid: 'b', before: 50, corrected: 0, alone: true } as const;
const known: CardTrust = {
  ...{ issuer: 'https://teeka.example', keys: [key], revoked: [], withdrawn: [older, alone] },
  ...{ complete_from: 10, at: '2026-11-26T10:00:00.000Z', heardAt: 5 },
};
const at = '2026-11-26T10:01:00.000Z';
const changes = (more: Partial<Parameters<typeof withChanges>[1]> = {}) => ({
  ...{ at, keys: [key], revoked: [], withdrawn: [], more: false },
  ...more,
});

test('where nothing has changed, all stays as it is but for when that was', () => {
  const found = withChanges(known, changes());
  assert.equal(found.isNew, false);
  assert.deepEqual(found.trust, { ...known, at });
  // For some time after it a change is said again.
  assert.equal(withChanges(known, changes({ withdrawn: [older] })).isNew, false);
});

test('a later correction takes the place of an earlier one of that name; one that was withdrawn alone stands beside', () => {
  const later = { ...older, before: 200, corrected: 2 };
  const another = { ...alone, before: 60 };
  const { trust, isNew } = withChanges(known, changes({ withdrawn: [later, another] }));
  assert.equal(isNew, true);
  assert.deepEqual(trust.withdrawn, [later, another, alone]);
  assert.equal(trust.complete_from, 10);
});

test('keys that came or were revoked since are known', () => {
  const revoked = [{ kid: 'k1', since: 7 }];
  const { trust, isNew } = withChanges(known, changes({ keys: [], revoked }));
  assert.deepEqual([isNew, trust.keys, trust.revoked], [true, [], revoked]);
});
