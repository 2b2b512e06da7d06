import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAbhaCard } from '@teeka/domain/abha';
import { ofCard } from './from-card.ts';
import { fromSearch, intoEmpty } from './into-empty.ts';
import { emptyRecipient, type Recipient } from './recipient.ts';
import { soughtState } from './sought.ts';

const text = (more: object = {}): string =>
  JSON.stringify({
    hidn: '91-2345-6789-0123',
    hid: 'sita.devi95@sbx',
    name: 'Sita Devi',
    gender: 'F',
    dob: '05/05/1995',
    mobile: '9876543210',
    address: 'Ward 4',
    pincode: '243001',
    ...more,
  });
const cardOf = (more?: object) => {
  const card = readAbhaCard(text(more));
  assert.ok(card);
  return card;
};
const whole: Partial<Recipient> = {
  name: 'Sita Devi',
  gender: '2',
  dob: '1995-05-05',
  mobile_number: '9876543210',
  abha_address: 'sita.devi95@sbx',
  address: 'Ward 4',
  pin_code: '243001',
};

test('a card fills what is empty, and writes nothing over', () => {
  const { name_reading, ...shown } = ofCard(cardOf());
  assert.equal(name_reading, undefined);
  assert.deepEqual(intoEmpty(shown, emptyRecipient), whole);
  const typed = { ...emptyRecipient, name: 'SITA', mobile_number: '9811111111', dob: '1996-01-02' };
  const { name, mobile_number, dob, ...rest } = whole;
  assert.deepEqual(intoEmpty(shown, typed), rest, [name, mobile_number, dob].join());
});

test('a mere year stands as one, where no birth is typed', () => {
  const shown = ofCard(cardOf({ dob: '1995', yearOfBirth: '1995' }));
  const { dob_is_year, birth_year, dob } = intoEmpty(shown, emptyRecipient);
  assert.deepEqual({ dob_is_year, birth_year, dob }, { dob_is_year: true, birth_year: '1995', dob: undefined });
  assert.equal(intoEmpty(shown, { ...emptyRecipient, dob: '1996-01-02' }).birth_year, undefined);
});

test('a name in Hindi is registered in the register’s letters, with its reading', () => {
  const { name, name_reading } = ofCard(cardOf({ name: 'सीता देवी' }));
  assert.deepEqual([name, name_reading], ['SITA DEVI', 'सीता देवी']);
});

test('whom a search by card did not find is registered with what the card tells', () => {
  const state = soughtState({ by: 'mobile', typed: '9876543210', card: cardOf() });
  assert.deepEqual(fromSearch(state, emptyRecipient), whole);
});
