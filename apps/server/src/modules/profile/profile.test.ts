import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { crc32, deflateSync } from 'node:zlib';
import {
  getDetails,
  removeProfilePic,
  sendOtpUpdateMobileNumber,
  updateMobileNumber,
  updateUser,
  uploadProfilePic,
} from '@teeka/contract/profile';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer();
const { fixtures } = server;
const user = await fixtures.user({ role: 'ANM' });
const neighbour = await fixtures.user({ role: 'ANM' });
const phone = await server.as(user);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

interface PngWish {
  readonly width?: number;
  readonly height?: number;
  readonly pixels?: Buffer;
  readonly extra?: readonly Buffer[];
}

function png({
  width = 2,
  height = 2,
  pixels = Buffer.alloc(height * (width * 3 + 1)),
  extra = [],
}: PngWish = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const parts = [
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([signature, ...parts]);
}

const segment = (marker: number, data: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff]), data]);
const jpeg = (extra: readonly Buffer[] = [], scan: Buffer = Buffer.from([0x12, 0xff, 0x00, 0x34])): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    ...extra,
    segment(0xc0, Buffer.from([8, 0, 16, 0, 16, 1, 1, 0x11, 0])),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    scan,
    Buffer.from([0xff, 0xd9]),
  ]);

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
  const note = chunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>'));
  const answer = await upload(Buffer.concat([png({ extra: [note] }), Buffer.from('<?php system(1); ?>')]));
  assert.equal(answer.status, 200, answer.text);
  assert.equal(answer.text, 'Profile Picture Uploaded Successfully');
  const kept = await download();
  assert.deepEqual([kept.type, kept.bytes.equals(png())], ['image/png', true]);
  assert.match((await phone.ask(getDetails, {})).profile_picture_url ?? '', /^picture\//);
  const exif = segment(0xe1, Buffer.from('Exif\0\0 23.0225N 72.5714E'));
  assert.equal((await upload(jpeg([exif]), 'me.jpg')).status, 200);
  const second = await download();
  assert.deepEqual([second.type, second.bytes.equals(jpeg())], ['image/jpeg', true]);
  const files = stored();
  assert.equal(files.length, 1);
  assert.equal(readFileSync(files[0] ?? '').includes('JFIF'), false);
  assert.match((await download(neighbour.user_id)).type, /^text\/html/);
});

test('a picture is taken off: its file is gone, and nothing is served any more; others’ stay', async () => {
  assert.equal((await upload(png())).status, 200);
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
  const wrongSum = png();
  wrongSum[20] = (wrongSum[20] ?? 0) ^ 1;
  const cases: [string, Buffer][] = [
    ['a PNG that is a script', html],
    ['a PNG signature before a script', Buffer.concat([signature, html])],
    ['a JPEG start before a script', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), html])],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['nothing', Buffer.alloc(0)],
    ['a wrong checksum', wrongSum],
    ['a cut PNG', png().subarray(0, 40)],
    ['a PNG whose pixels do not unpack', png({ pixels: Buffer.alloc(0) }).fill(1, 50, 54)],
    ['a PNG that unpacks to far more than it is', png({ pixels: Buffer.alloc(5_000_000) })],
    ['a PNG of 100000 by 100000', png({ width: 100_000, height: 100_000, pixels: Buffer.alloc(1) })],
    ['a cut JPEG', jpeg().subarray(0, -2)],
    ['a JPEG without a picture', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
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
  const large = jpeg([], Buffer.from(randomBytes(2_000_000).map((byte) => (byte === 0xff ? 0 : byte))));
  const refused = await upload(large);
  assert.deepEqual([refused.status, refused.message], [422, 'Profile Picture Update Failed']);
  assert.deepEqual((await upload(Buffer.concat([png(), Buffer.alloc(10_000_000)]))).codes, ['USRPRF0020']);
  assert.equal((await upload(Buffer.concat([png(), Buffer.alloc(11_000_000)]))).status, 413);
});

test('only one’s own picture', async () => {
  const file = { name: 'a.png', bytes: Uint8Array.from(png()) };
  const answer = await phone.send(uploadProfilePic, { file, userId: neighbour.user_id });
  assert.deepEqual(answer.codes, ['REQVAL0012']);
  assert.equal((await phone.raw(uploadProfilePic, new FormData())).status, 400);
});

/** The code in the last message to a number. */
const lastCode = (mobile: string): string =>
  /\b[1-9][0-9]{5}\b/.exec(server.sandbox?.inbox.list(mobile)[0]?.text ?? '')?.[0] ?? '';

test('a new mobile number: same one, somebody else’s, wrong code, right code, used code', async () => {
  const ask = (mobile_number: string) => phone.send(sendOtpUpdateMobileNumber, { mobile_number });
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
  const asked = await phone.ask(sendOtpUpdateMobileNumber, { mobile_number: first });
  const otp = lastCode(first);
  server.clock.advance({ minutes: 4 });
  assert.deepEqual((await phone.send(updateMobileNumber, { otp, txnId: asked.txnId })).codes, ['USRAUT0013']);
  const second = fixtures.mobile();
  const { txnId } = await phone.ask(sendOtpUpdateMobileNumber, { mobile_number: second });
  await fixtures.user({ mobile: second });
  assert.deepEqual((await phone.send(updateMobileNumber, { otp: lastCode(second), txnId })).codes, [
    'USRPRF0005',
  ]);
});

test('the own name', async () => {
  const name = (display_name: string, userId = user.user_id) =>
    phone.send(updateUser, { userId, display_name });
  assert.equal((await name('  Rekha (ANM) ')).status, 200);
  assert.equal((await phone.ask(getDetails, {})).display_name, 'Rekha (ANM)');
  assert.deepEqual((await name('')).codes, ['FLDVAL0001']);
  assert.deepEqual((await name('   ')).codes, ['FLDVAL0002']);
  assert.deepEqual((await name('<b>x</b>')).codes, ['FLDVAL0016']);
  assert.deepEqual((await name('A')).codes, ['FLDVAL0004']);
  assert.deepEqual((await name('Rekha', neighbour.user_id)).codes, ['REQVAL0012']);
});
