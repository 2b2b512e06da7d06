import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as abha from '@teeka/contract/abha';
import { abhaConsentOf } from '../../testing/abha-consent.ts';
import { abhaDesk } from './testing/abha-desk.ts';

const { server, authority, day, somebody, enrolled } = await abhaDesk();

test('some workers make an account for one child at one moment: one is made, the others find it', async () => {
  const users = [day.user];
  while (users.length < 4) users.push(await server.fixtures.user({ sites: [day.site], places: day.places }));
  for (let nth = 0; nth < 2; nth++) {
    const mother = await somebody();
    const guardian_id = mother.beneficiary_id;
    const beneficiary_id = await day.person({ name: 'BABY OF SITA', dob: '2026-03-01', gender: 1, guardian_id });
    const workers = await Promise.all(
      users.map(async (user) => {
        const phone = await server.as(user);
        return { phone, ...(await enrolled(mother, phone)) };
      }),
    );
    const { ticket: opened, profile } = workers[0] ?? assert.fail();
    await (await server.as(day.user)).ask(abha.linkAbha, { beneficiary_id: guardian_id, ticket: opened });
    const child = {
      ...{ beneficiary_id, guardian_id, consent: abhaConsentOf('child'), wish_id: null },
      relation_proof: 'birth-certificate',
      seen: true,
    } as const;
    const answers = await Promise.all(
      workers.map(({ phone, ticket }) => phone.send(abha.enrolChildAbha, { ...child, ticket })),
    );
    const codes = answers.map((answer) => answer.codes.join()).toSorted();
    assert.deepEqual(codes, ['', 'ABHACC0013', 'ABHACC0013', 'ABHACC0013']);
    assert.equal(authority.abdm.accounts.childrenOf(profile.abha_number).length, 1);
  }
});
