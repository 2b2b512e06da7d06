import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CardOf, mostWithdrawn, verdictOf } from '@teeka/domain/certificates';
import type { CardTrust } from './card-trust.ts';
import { afterWhole, withChanges } from './with-changes.ts';

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

const other = { ...key, kid: 'k2' };
const revokedOnce: CardTrust = { ...known, keys: [other], revoked: [{ kid: 'k1', since: 7 }] };

test('a key that was revoked stays so, whatever a server says that was restored from a backup of before', () => {
  const { trust, isNew } = withChanges(revokedOnce, changes({ keys: [other, key] }));
  assert.deepEqual([trust.keys, trust.revoked, isNew], [revokedOnce.keys, revokedOnce.revoked, false]);
  const later = [{ kid: 'k2', since: 9 }];
  const more = withChanges(revokedOnce, changes({ keys: [key], revoked: later })).trust;
  assert.deepEqual([more.keys, more.revoked], [[], [...later, ...revokedOnce.revoked]]);
});

test('and so it does where all is told anew; what was withdrawn does too', () => {
  const whole = { issuer: 'https://moved.example', at, keys: [other, key], revoked: [], withdrawn: [older] };
  const trust = afterWhole(revokedOnce, whole);
  assert.deepEqual([trust.keys, trust.revoked], [revokedOnce.keys, revokedOnce.revoked]);
  assert.deepEqual(trust.withdrawn, [older, alone]);
  assert.deepEqual([trust.issuer, trust.at], [whole.issuer, at]);
});

/** As many as a phone knows at most, each noted a second before the one that stands above it. */
const full: CardTrust = {
  ...known,
  withdrawn: Array.from({ length: mostWithdrawn }, (_, nth) => ({
    ...{ rid: `r${nth}`, before: 100_000 - nth, corrected: 1 },
    ...(nth % 2 === 0 ? {} : { alone: true as const }),
  })),
  complete_from: 100_000 - mostWithdrawn,
};

test('a list that is full takes the next ones, and lets the oldest go: their certificates are too old to be judged', () => {
  const news = [
    { rid: 'n2', before: 100_002, corrected: 1 },
    { rid: 'n1', before: 100_001, corrected: 0, alone: true as const },
  ];
  const { trust, isNew } = withChanges(full, changes({ withdrawn: news }));
  assert.equal(isNew, true);
  assert.deepEqual(trust.withdrawn, [...news, ...full.withdrawn.slice(0, -2)]);
  const gone = full.withdrawn.slice(-2);
  assert.deepEqual(
    gone.map(({ alone }) => alone ?? false),
    [false, true],
    'one put right, one withdrawn alone',
  );
  const of = (rid: string, issuedAt: number): CardOf => ({
    ...{ issuer: 'https://teeka.example', rid, issuedAt, reference: '12345678901237', name: 'AARAV KUMAR' },
    ...{ dob: '2026-10-20', gender: 1, doses: [] },
  });
  const verdicts = (known: CardTrust) =>
    gone.map(({ rid, before }) => verdictOf('right', of(rid, before - 1), { ...known, now: 200_000 }).is);
  assert.deepEqual(verdicts(full), ['superseded', 'withdrawn']);
  assert.deepEqual(verdicts(trust), ['too-old', 'too-old']);
  const last = trust.withdrawn.at(-1);
  assert.equal(verdictOf('right', of('x', last?.before ?? 0), { ...trust, now: 200_000 }).is, 'genuine');
  assert.equal(withChanges(trust, changes({ withdrawn: news })).isNew, false, 'what is told again changes nothing');
});

test('and the instant from which it is whole is never earlier than it was', () => {
  const late = { ...full, complete_from: 99_999 };
  const news = [{ rid: 'n1', before: 100_001, corrected: 1 }];
  assert.equal(withChanges(late, changes({ withdrawn: news })).trust.complete_from, 99_999);
  const silent = { ...full, complete_from: undefined };
  assert.equal(
    withChanges(silent, changes({ withdrawn: news })).trust.complete_from,
    full.withdrawn.at(-1)?.before,
    'of a list that was just full',
  );
});

test('where all is told anew, its own instant holds beside that of before', () => {
  const whole = { issuer: known.issuer, at, keys: [key], revoked: [], withdrawn: [older] };
  assert.equal(afterWhole(known, { ...whole, complete_from: 60 }).complete_from, 60);
  assert.equal(afterWhole(known, whole).complete_from, 10);
});
