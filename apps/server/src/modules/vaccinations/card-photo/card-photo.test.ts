import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { getCardPhoto, removeCardPhoto, saveCardPhoto } from '@teeka/contract/vaccinations';
import { sessionDay } from '../../../testing/session-day.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone } = day;
const [neighbour] = await day.strangers();
assert.ok(neighbour);
const beneficiary_reference_id = await day.person();
const captured_at = day.at();
/** One white and one black point. */
const white = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==';
const black = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const save = async (content: string, by = phone) =>
  (await by.send(saveCardPhoto, { beneficiary_reference_id, content, captured_at })).codes.join();
const shown = async (by = phone) => {
  const { headers, codes } = await by.send(getCardPhoto, { beneficiary_reference_id });
  return codes.join() || (headers.get('content-type') ?? '').split(';')[0];
};
const files = () =>
  readdirSync(join(server.platform.env.dataDir, 'files'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  ).length;

test('the picture of the paper card: kept, changed, shown in the area, taken off with its file', async () => {
  assert.equal(await shown(), 'text/html');
  assert.equal(await save(white), '');
  assert.equal(await shown(), 'image/jpeg');
  const one = files();
  assert.equal(await save(black), '', 'another takes its place');
  assert.equal(files(), one, 'the one before is gone');
  assert.equal(await shown(neighbour), 'REQVAL0012');
  assert.equal(await save(white, neighbour), 'REQVAL0012');
  const off = { beneficiary_reference_id, captured_at };
  assert.deepEqual((await neighbour.send(removeCardPhoto, off)).codes, ['REQVAL0012']);
  assert.deepEqual((await phone.send(removeCardPhoto, off)).codes, []);
  assert.equal(await shown(), 'text/html');
  assert.equal(files(), one - 1);
  assert.deepEqual((await phone.send(removeCardPhoto, off)).codes, [], 'where there is none, none is left');
  assert.deepEqual(
    (await day.audited(beneficiary_reference_id)).filter((call) => call.includes('CardPhoto')),
    [
      'vaccinations.saveCardPhoto',
      'vaccinations.getCardPhoto',
      'vaccinations.saveCardPhoto',
      'vaccinations.removeCardPhoto',
      'vaccinations.removeCardPhoto',
    ],
  );
});

test('what is no picture is refused', async () => {
  for (const content of ['', 'not base64', Buffer.from('<script>').toString('base64')])
    assert.equal(await save(content), 'BENDOC0002', content);
});
