import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pictureMessage, pictureName } from './picture.ts';

test('the three messages (specification 2, section 8)', () => {
  const cases = [
    ['saved', 'profile:photoUploaded'],
    [400, 'refusals:USRPRF0019'],
    [0, 'refusals:USRPRF0020'],
    [413, 'refusals:USRPRF0020'],
    [500, 'refusals:USRPRF0020'],
  ] as const;
  for (const [status, key] of cases) assert.equal(pictureMessage(status), key);
  assert.equal(pictureName('image/png', 1795237200000), '1795237200000.png');
  assert.equal(pictureName('image/jpeg', 1795237200000), '1795237200000.jpg');
});
