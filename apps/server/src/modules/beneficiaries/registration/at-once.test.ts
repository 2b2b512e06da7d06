import assert from 'node:assert/strict';
import { test } from 'node:test';
import { registration } from '@teeka/contract/beneficiaries';
import { registrationBody } from '../../../testing/registration.ts';
import { testServer } from '../../../testing/test-server.ts';
import { twoAreas } from '../../../testing/two-areas.ts';

const server = await testServer({ sandbox: false });
const { places, site, phone } = await twoAreas(server);
const colleague = await server.as(await server.fixtures.user({ sites: [site], places }));

/** Syllables that sound different, so that nobody of one round is alike another of the next. */
const syllables = ['KA', 'GO', 'CHI', 'TU', 'DI', 'PA', 'BO', 'MU', 'LI', 'SO'];
const name = (nth: number) => [nth % 10, Math.floor(nth / 10) % 10, (nth * 7) % 10].map((at) => syllables[at]).join('');
const rounds = Array.from({ length: 49 }, (_, nth) => nth);
const mobile = (nth: number) => String(9_820_000_000 + nth);

for (const [what, bodies] of [
  [
    'one photo ID, two mobiles, two names',
    (nth: number) => {
      const photo = { photo_id_type: 6, photo_id_number: `RACEX${String(1000 + nth)}F` };
      return [
        {
          ...photo,
          name: `${name(nth)} ONE`,
          mobile_number: mobile(nth * 2),
          dob: '1970-01-01',
          birth_year: '1970',
        },
        {
          ...photo,
          name: `BETA${name(nth + 3)}`,
          mobile_number: mobile(nth * 2 + 1),
          dob: '1950-01-01',
          birth_year: '1950',
        },
      ];
    },
  ],
  [
    'one name, birth and guardian, two mobiles',
    (nth: number) => {
      const same = {
        name: `ZU${name(nth)}`,
        guardian_name: 'RAMESH KUMAR',
        dob: `19${25 + nth}-05-05`,
        birth_year: `19${25 + nth}`,
      };
      return [
        { ...same, mobile_number: mobile(500 + nth * 2) },
        { ...same, mobile_number: mobile(501 + nth * 2) },
      ];
    },
  ],
] as const)
  test(`two phones register at once with ${what}: one is stored, the other refused, 49 times of 49`, async () => {
    for (const nth of rounds) {
      const [one, two] = bodies(nth).map((change) => registrationBody(site, change));
      assert.ok(one && two);
      const answers = await Promise.all([phone.send(registration, one), colleague.send(registration, two)]);
      const statuses = answers.map(({ status }) => status).sort();
      assert.deepEqual(statuses, [200, 409], `round ${nth}: ${answers.map(({ text }) => text).join()}`);
      assert.deepEqual(answers.find(({ status }) => status === 409)?.codes, ['BENREG0011']);
    }
  });
