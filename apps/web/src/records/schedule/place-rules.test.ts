import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeRules } from './place-rules.ts';

test('encephalitis and the programmes of a state go by the village of the person, not by the site', () => {
  const meta = {
    je_endemic: true,
    village_rules: [{ village_id: 7, je_endemic: true, programmes_off: ['HPV'] }],
  };
  assert.equal(placeRules(meta, 7).jeEndemic, true);
  assert.equal(placeRules(meta, 8).jeEndemic, false, 'a guest from elsewhere, or another village of the site');
});

test('a pack of an earlier version knows the site only', () => {
  assert.equal(placeRules({ je_endemic: true }, 8).jeEndemic, true);
});
