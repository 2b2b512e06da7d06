import assert from 'node:assert/strict';
import * as abha from '@teeka/contract/abha';
import type { sql } from 'kysely';
import { sandboxOtp } from '../../../../../sandbox/src/abdm/transactions.ts';
import type { SandboxPerson } from '../../../../../sandbox/src/identity/people.ts';
import { build } from '../../../platform/db/build.ts';
import { abhaConsentOf } from '../../../testing/abha-consent.ts';
import type { PersonWish } from '../../../testing/fixtures.ts';
import { sessionDay } from '../../../testing/session-day.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';
import { number } from '../../identity/testing/proofs.ts';

export const otp = sandboxOtp;
export const mobile_number = '9876543210';

/** A site with a worker, people, and the account service beside it. */
export async function abhaDesk(given?: TestServer) {
  const server = given ?? (await testServer({ env: { IDENTITY_TIMEOUT_MS: '1500' } }));
  const authority = server.sandbox?.identity ?? assert.fail('no stand-in');
  const day = await sessionDay(server);
  let serial = 500;

  /** Somebody on record, whom the authority knows under an Aadhaar as the same person. */
  async function somebody(wish: Partial<PersonWish> & { readonly theirs?: Partial<SandboxPerson> } = {}) {
    serial += 1;
    const aadhaar_number = wish.theirs?.number ?? number(serial);
    const { theirs, ...ours } = wish;
    const person = { name: 'SITA DEVI', dob: '1995-05-05', gender: 2, ...ours } as const;
    authority.people.put({
      number: aadhaar_number,
      name: person.name,
      dob: person.dob.split('-').toReversed().join('-'),
      gender: person.gender === 2 ? 'F' : 'M',
      address: 'Ward 4, Rampur',
      ...theirs,
    });
    const beneficiary_id = await day.person(person);
    return { beneficiary_id, aadhaar_number };
  }

  const agreed = { consent: abhaConsentOf(), wish_id: null };

  /** The account of somebody, open for this phone. */
  async function enrolled(
    who: { readonly beneficiary_id: string; readonly aadhaar_number: string },
    given?: TestClient,
  ) {
    const phone = given ?? (await server.as(day.user));
    const { beneficiary_id, aadhaar_number } = who;
    const sent = await phone.ask(abha.requestAbhaOtp, { beneficiary_id, ...agreed, aadhaar_number });
    return phone.ask(abha.enrolAbha, { beneficiary_id, ticket: sent.ticket, otp, mobile_number });
  }

  /** Somebody whose account is linked; the ticket opens it further on. */
  async function linked(wish: Parameters<typeof somebody>[0] = {}) {
    const who = await somebody(wish);
    const { ticket, profile } = await enrolled(who);
    await (await server.as(day.user)).ask(abha.linkAbha, { beneficiary_id: who.beneficiary_id, ticket });
    return { ...who, ticket, profile };
  }

  const routes = () => authority.abdm.log.list().map(({ route }) => route);
  const rows = <Row>(statement: ReturnType<typeof sql<Row>>) => server.rows(statement.compile(build));
  return { server, authority, day, phone: day.phone, somebody, agreed, enrolled, linked, routes, rows };
}
