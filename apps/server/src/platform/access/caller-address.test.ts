import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callerAddress, countedAddress } from './caller-address.ts';

test('of IPv6 the network counts, of IPv4 the address, however it is written', () => {
  const table: [string, string][] = [
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['64:ff9b::203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['nonsense', 'nonsense'],
  ];
  for (const [written, counted] of table) assert.equal(countedAddress(written), counted, written);
});

test('a proxy of our own network that nobody named is a shared door; a caller from the street is not', () => {
  const from = (remoteAddress: string, headers: Record<string, string>, ip = remoteAddress) =>
    callerAddress({ ip, headers, socket: { remoteAddress } } as unknown as Parameters<typeof callerAddress>[0]);
  assert.equal(from('10.0.0.5', { 'x-forwarded-for': '1.2.3.4' }).isShared, true);
  assert.equal(from('::ffff:10.0.0.5', { via: '1.1 lb' }).isShared, true);
  assert.equal(from('::1', { 'x-real-ip': '1.2.3.4' }).isShared, true);
  assert.equal(from('10.0.0.5', {}).isShared, false);
  assert.equal(from('203.0.113.9', { 'x-forwarded-for': '1.2.3.4' }).isShared, false, 'made up');
  assert.equal(from('10.0.0.5', { 'x-forwarded-for': '1.2.3.4' }, '1.2.3.4').isShared, false, 'named');
});
