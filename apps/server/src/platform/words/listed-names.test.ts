import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '@teeka/domain/vaccines';
import { whole } from '@teeka/words/whole';
import { listedBy, materialIn } from './dose-words.ts';

test('each vaccine and serum of the list is called in Hindi on papers and lists in Hindi, by its code and by its name', () => {
  for (const { code, name } of catalogue.rows) {
    const said = listedBy(whole.hi)(name);
    assert.match(said, /\p{Script=Devanagari}/u, name);
    // The two immunoglobulins are told apart by what stands on their vials.
    assert.doesNotMatch(said.replace(/\((?:H|E)RIG\)/, ''), /\p{Script=Latin}/u, `${name}: ${said}`);
    assert.equal(said, materialIn('hi')({ material_code: code, material_name: name }));
  }
  assert.equal(listedBy(whole.hi)('Pentavalent'), 'पेंटावैलेंट');
});

test('what somebody typed stays as it was typed', () => {
  assert.equal(listedBy(whole.hi)('a vaccine of the camp'), 'a vaccine of the camp');
});
