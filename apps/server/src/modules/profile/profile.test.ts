import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import {
  getDetails,
  removeProfilePic,
  sendOtpUpdateMobileNumber,
  updateMobileNumber,
  updateUser,
  uploadProfilePic,
} from '@teeka/contract/profile';
import sharp from 'sharp';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer();
const { fixtures } = server;
const user = await fixtures.user({ role: 'ANM' });
const neighbour = await fixtures.user({ role: 'ANM' });
const phone = await server.as(user);

const plain = (format: 'png' | 'jpeg') =>
  sharp({ create: { width: 16, height: 12, channels: 3, background: 'teal' } })[format]();
const png = await plain('png').toBuffer();
const jpeg = await plain('jpeg').toBuffer();

const upload = (bytes: Buffer, name = 'me.png') =>
  phone.send(uploadProfilePic, { file: { name, bytes: Uint8Array.from(bytes) }, userId: user.user_id });

async function download(userId = user.user_id) {
  const answer = await fetch(`${server.base}/api/v1/vaccinator/download/profilePic`, {
    method: 'POST',
    headers: { authorization: phone.accessToken, 'content-type': 'application/json' },
    body: JSON.stringify({ userId }),
  });
  const type = answer.headers.get('content-type') ?? '';
  return { type, bytes: Buffer.from(await answer.arrayBuffer()) };
}

const stored = (): string[] =>
  readdirSync(join(server.platform.env.dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

test('no picture yet: text/html says so', async () => {
  assert.match((await download()).type, /^text\/html/);
});

test('a picture is kept, shown to its owner, replaced; what cameras add is left behind', async () => {
  const answer = await upload(Buffer.concat([png, Buffer.from('<?php system(1); ?>')]));
  assert.equal(answer.status, 200, answer.text);
  assert.equal(answer.text, 'Profile Picture Uploaded Successfully');
  const kept = await download();
  assert.deepEqual([kept.type, kept.bytes.includes('php')], ['image/jpeg', false]);
  assert.deepEqual([(await sharp(kept.bytes).metadata()).width], [16]);
  assert.match((await phone.ask(getDetails, {})).profile_picture_url ?? '', /^picture\//);
  const placed = await plain('jpeg')
    .withExif({ IFD3: { GPSLatitude: '23/1 1/1 0/1', GPSLatitudeRef: 'N' } })
    .toBuffer();
  assert.equal((await upload(placed, 'me.jpg')).status, 200);
  const second = await download();
  assert.deepEqual([second.type, (await sharp(second.bytes).metadata()).exif], ['image/jpeg', undefined]);
  const files = stored();
  assert.equal(files.length, 1);
  assert.equal(readFileSync(files[0] ?? '').includes('JFIF'), false);
  assert.match((await download(neighbour.user_id)).type, /^text\/html/);
});

test('a picture is taken off: its file is gone, and nothing is served any more; others’ stay', async () => {
  assert.equal((await upload(png)).status, 200);
  assert.deepEqual((await phone.send(removeProfilePic, { userId: neighbour.user_id })).codes, ['REQVAL0012']);
  assert.equal(stored().length, 1);
  await phone.ask(removeProfilePic, { userId: user.user_id });
  assert.deepEqual(stored(), []);
  assert.match((await download()).type, /^text\/html/);
  assert.equal((await phone.ask(getDetails, {})).profile_picture_url, null);
  await phone.ask(removeProfilePic, { userId: user.user_id });
});

test('what is no picture: 400, Format Not Supported', async () => {
  const html = Buffer.from('<html><script>alert(1)</script></html>');
  const cases: [string, Buffer][] = [
    ['a PNG that is a script', html],
    ['a PNG signature before a script', Buffer.concat([png.subarray(0, 8), html])],
    ['a JPEG start before a script', Buffer.concat([jpeg.subarray(0, 3), html])],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['nothing', Buffer.alloc(0)],
    ['a cut PNG', png.subarray(0, 60)],
    ['a cut JPEG', jpeg.subarray(0, -40)],
  ];
  for (const [what, bytes] of cases) {
    const answer = await upload(bytes);
    assert.deepEqual(
      [answer.status, answer.codes, answer.message],
      [400, ['USRPRF0019'], 'Format Not Supported'],
      what,
    );
  }
});

test('too large: 2 MB and 10 MB pictures are refused with a sentence, 11 MB are not even read', async () => {
  const large = Buffer.concat([jpeg, randomBytes(2_000_000)]);
  const refused = await upload(large);
  assert.deepEqual([refused.status, refused.message], [422, 'Profile Picture Update Failed']);
  assert.deepEqual((await upload(Buffer.concat([png, Buffer.alloc(10_000_000)]))).codes, ['USRPRF0020']);
  assert.equal((await upload(Buffer.concat([png, Buffer.alloc(11_000_000)]))).status, 413);
});

test('only one’s own picture', async () => {
  const file = { name: 'a.png', bytes: Uint8Array.from(png) };
  const answer = await phone.send(uploadProfilePic, { file, userId: neighbour.user_id });
  assert.deepEqual(answer.codes, ['REQVAL0012']);
  assert.equal((await phone.raw(uploadProfilePic, new FormData())).status, 400);
});

/** The code in the last message to a number. */
const lastCode = (mobile: string): string =>
  /\b[1-9][0-9]{5}\b/.exec(server.sandbox?.inbox.list(mobile)[0]?.text ?? '')?.[0] ?? '';

test('a new mobile number: same one, somebody else’s, wrong code, right code, used code', async () => {
  const ask = (mobile_number: string) =>
    phone.send(sendOtpUpdateMobileNumber, { mobile_number, currentPassword: user.password });
  assert.deepEqual((await ask(user.mobile)).codes, ['USRPRF0004']);
  assert.deepEqual((await ask(neighbour.mobile)).codes, ['USRPRF0005']);
  assert.deepEqual((await ask('12345')).codes, ['FLDVAL0007']);
  const fresh = fixtures.mobile();
  const { reply, status, text } = await ask(fresh);
  assert.equal(status, 200, text);
  const { txnId } = reply;
  const wrong = await phone.send(updateMobileNumber, { otp: '000000', txnId });
  assert.deepEqual([wrong.codes, wrong.message], [['USRPRF0002'], 'Invalid OTP']);
  const stranger = await server.as(neighbour);
  const otp = lastCode(fresh);
  assert.deepEqual((await stranger.send(updateMobileNumber, { otp, txnId })).codes, ['USRAUT0012']);
  assert.equal((await phone.send(updateMobileNumber, { otp, txnId })).status, 200);
  assert.equal((await phone.ask(getDetails, {})).mobile_number, fresh);
  assert.deepEqual((await phone.send(updateMobileNumber, { otp, txnId })).codes, ['USRAUT0012']);
});

test('a code that ran out; a number that somebody took meanwhile', async () => {
  const first = fixtures.mobile();
  const reply = await phone.ask(sendOtpUpdateMobileNumber, {
    mobile_number: first,
    currentPassword: user.password,
  });
  const otp = lastCode(first);
  server.clock.advance({ minutes: 4 });
  assert.deepEqual((await phone.send(updateMobileNumber, { otp, txnId: reply.txnId })).codes, ['USRAUT0013']);
  const second = fixtures.mobile();
  const { txnId } = await phone.ask(sendOtpUpdateMobileNumber, {
    mobile_number: second,
    currentPassword: user.password,
  });
  await fixtures.user({ mobile: second });
  assert.deepEqual((await phone.send(updateMobileNumber, { otp: lastCode(second), txnId })).codes, ['USRPRF0005']);
});

test('the own name', async () => {
  const name = (display_name: string, userId = user.user_id) => phone.send(updateUser, { userId, display_name });
  assert.equal((await name('  Rekha (ANM) ')).status, 200);
  assert.equal((await phone.ask(getDetails, {})).display_name, 'Rekha (ANM)');
  assert.deepEqual((await name('')).codes, ['FLDVAL0001']);
  assert.deepEqual((await name('   ')).codes, ['FLDVAL0002']);
  assert.deepEqual((await name('<b>x</b>')).codes, ['FLDVAL0016']);
  assert.deepEqual((await name('A')).codes, ['FLDVAL0004']);
  assert.deepEqual((await name('Rekha', neighbour.user_id)).codes, ['REQVAL0012']);
});
