import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as ben from '@teeka/contract/beneficiaries';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { editBody, nextNumber, registrationBody } from '../../../testing/registration.ts';
import { testServer } from '../../../testing/test-server.ts';
import { twoAreas } from '../../../testing/two-areas.ts';
import { comparePhotoIds } from './photo-ids-as-compared.ts';

const server = await testServer({ sandbox: false });
const { atRest } = server.platform;
const { site, phone, stranger } = await twoAreas(server);

/** Syllables that sound different: people who are like each other in nothing but the card. */
const syllables = ['KA', 'GO', 'CHI', 'TU', 'DI', 'PA', 'BO', 'MU', 'LI', 'SO'];
const nameOf = (nth: number) =>
  [nth % 10, Math.floor(nth / 10) % 10, (nth * 7) % 10].map((at) => syllables[at]).join('');
function someone(photo_id_type: number, photo_id_number: string) {
  const nth = nextNumber();
  const year = String(1935 + ((nth * 7) % 60));
  return registrationBody(
    site,
    {
      name: nameOf(nth),
      guardian_name: nameOf(nth + 37),
      mobile_number: String(9_811_000_000 + nth),
      dob: `${year}-01-15`,
      birth_year: year,
      photo_id_type,
      photo_id_number,
    },
    nth,
  );
}

const spellings: readonly (readonly [type: number, ...written: string[]])[] = [
  [9, 'PB 123.45678', 'PB  123.45678', 'PB123.45678', 'pb 12345678', 'PB12345678'],
  [10, 'NPR 123.22839', 'NPR  123.22839', 'NPR123.22839', 'npr-123-22839', 'NPR12322839'],
  [11, 'RC-123.4567', 'RC 123 4567', 'RC1234567', 'rc.1234567'],
  [12, 'ABC 1234567', 'ABC-1234567', 'abc1234567'],
  [6, 'ABCDE1234F', ' abcde1234f '],
];

for (const [type, first = '', ...others] of spellings)
  test(`a card of kind ${type} is one however it is written: ${first}`, async () => {
    const holder = someone(type, first);
    await phone.ask(ben.registration, holder);
    for (const written of others) {
      const refused = await phone.send(ben.registration, someone(type, written));
      assert.deepEqual(refused.codes, ['BENREG0011'], `${written}: ${refused.text}`);
      const reply = await phone.ask(ben.checkDuplicates, {
        name: '',
        photo_id_type: type,
        photo_id_number: written,
      });
      assert.deepEqual(
        reply.duplicates.map(({ reasons }) => reasons),
        [['photo-id']],
        written,
      );
      const search = { search_value: written, flag: 2, photo_id_type_id: type } as const;
      const { beneficiaries } = await phone.ask(ben.getBeneficiaries, search);
      assert.deepEqual(
        beneficiaries.map(({ beneficiary_id }) => beneficiary_id),
        [holder.beneficiary_id],
        written,
      );
    }
    const details = await phone.ask(ben.getBeneficiaryDetails, {
      beneficiaryId: holder.beneficiary_id ?? '',
    });
    assert.match(JSON.stringify(details), new RegExp(first.trim().slice(-4)), 'shown as it was typed');
  });

test('told apart from elsewhere too, and an edit may not bring it in another spelling', async () => {
  const [one, other] = [someone(12, 'XYZ 7654321'), someone(12, 'XYZ 7654329')];
  for (const body of [one, other]) await phone.ask(ben.registration, body);
  const typing = { name: '', photo_id_type: 12, photo_id_number: 'XYZ-7654321' };
  assert.equal((await stranger.ask(ben.checkDuplicates, typing)).photo_id_elsewhere, true);
  const change = { photo_id_type: 12, changed: ['photo_id_number'] } as const;
  const edit = { ...editBody(other), ...change, photo_id_number: 'XYZ7654321', changed: [...change.changed] };
  assert.deepEqual((await phone.send(ben.updateBeneficiaryBasicDetails, edit)).codes, ['BENREG0004']);
  const own = { ...edit, photo_id_number: 'XYZ-765-4329' };
  assert.equal((await phone.send(ben.updateBeneficiaryBasicDetails, own)).status, 200);
  const found = await phone.ask(ben.getBeneficiaries, {
    search_value: 'XYZ7654329',
    flag: 2,
    photo_id_type_id: 12,
  });
  assert.equal(found.beneficiaries.length, 1);
});

test('registered at once in several spellings, one is', async () => {
  for (let round = 0; round < 5; round++) {
    const end = 1000 + round;
    const written = [`QRS 555.${end}`, `QRS555.${end}`, `QRS-555-${end}`];
    const answers = await Promise.all(written.map((each) => phone.send(ben.registration, someone(10, each))));
    assert.equal(answers.filter(({ status }) => status === 200).length, 1, `round ${round}`);
  }
});

test('numbers of a version that found them as they were typed are found in any spelling', async () => {
  const holders = ['MNO 111.2222', 'MNO-111-3333', 'MNO1114444'].map((number) => someone(10, number));
  for (const body of holders) {
    await phone.ask(ben.registration, body);
    const typed = atRest.hash('photo-id-10', body.photo_id_number ?? '');
    await server.rows(
      sql`update search_token set token_hash = ${typed}, kind = 3
        where beneficiary_id = ${body.beneficiary_id}::bigint and kind = 2`.compile(build),
    );
  }
  assert.deepEqual((await phone.send(ben.registration, someone(10, 'MNO 111.2222'))).codes, ['BENREG0011']);
  assert.equal(await comparePhotoIds(server.platform), 3);
  for (const written of ['MNO1112222', 'MNO111.3333', 'MNO-111-4444'])
    assert.deepEqual((await phone.send(ben.registration, someone(10, written))).codes, ['BENREG0011'], written);
  assert.equal(await comparePhotoIds(server.platform), 0);
});
