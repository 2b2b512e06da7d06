import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { addVaccineDetails } from '@teeka/contract/cases';
import {
  downloadBcgCertificate,
  getCardTrust,
  getIssuedCertificates,
  issueCertificate,
  regenerateCert,
  withdrawCertificate,
} from '@teeka/contract/certificates';
import { openCard, signCard } from '@teeka/contract/certificates/signed-card';
import { voidDose } from '@teeka/contract/vaccinations';
import { cardClaims, cardOfQr, qrOfCard, readCard } from '@teeka/domain/certificates';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { workerOf } from '../../testing/area/area-side.ts';
import { judgedQr } from '../../testing/judged-qr.ts';
import { openVisit } from '../../testing/open-visit.ts';
import { sessionDay, vaccine } from '../../testing/session-day.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { testServer } from '../../testing/test-server.ts';
import { signerOf } from './card-keys.ts';
import type { PaperOfCertificate } from './paper.ts';
import { certificateOf, signingKey } from './queries.ts';

const server = await testServer({ sandbox: false });
const { atRest } = server.platform;
const day = await sessionDay(server);
const { phone, today } = day;
const supervisor = (await workerOf(server, 'Supervisor', day)).phone;
const [neighbour = assert.fail(), far = assert.fail()] = await day.strangers();
const reason = 'Printed for another family';

async function child() {
  const visit = await openVisit(day, { person: { dob: today, name: 'AARAV KUMAR' } });
  const dose = day.dose();
  await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [dose] });
  return { beneficiary_ref_id: visit.beneficiary_reference_id, dose };
}
type Child = Awaited<ReturnType<typeof child>>;

const issue = async ({ beneficiary_ref_id }: Pick<Child, 'beneficiary_ref_id'>, by: TestClient = phone) => {
  const issued = await by.ask(issueCertificate, { beneficiary_ref_id, language: 'en' });
  return { ...issued, beneficiary_ref_id };
};
type Issued = Awaited<ReturnType<typeof issue>>;
const named = ({ beneficiary_ref_id, certificate_id }: Pick<Issued, 'beneficiary_ref_id' | 'certificate_id'>) => ({
  ...{ beneficiary_ref_id, certificate_id },
});
const withdraw = (one: Issued, by: TestClient = supervisor, why = reason) =>
  by.send(withdrawCertificate, { ...named(one), reason: why });

const judged = async (qr: string) => (await judgedQr(phone, qr)).verdict.is;

/** What a reader of the framework that is not ours makes of the published list: `nbf` before the instant, or no instant. */
async function isListed(qr: string): Promise<boolean> {
  const { keys } = await (await fetch(new URL('/.well-known/jwks.json', server.base))).json();
  const { claims } = await openCard(cardOfQr(qr) ?? '', keys);
  const { rid, issuedAt } = readCard(claims) ?? assert.fail();
  const { rids, ctr } = await (await fetch(new URL(`/.well-known/crl/${keys[0].kid}.json`, server.base))).json();
  assert.equal(keys[0].crlVersion, ctr);
  return (rids as string[]).some((entry) => {
    const [name, before] = entry.split('.');
    return name === rid && (before === undefined || issuedAt < Number(before));
  });
}

describe('one certificate is taken back', () => {
  test('everybody is told of that one, and of no other of the person, older or newer', async () => {
    const person = await child();
    const [older, stray] = [await issue(person), await issue(person)];
    const before = await (await fetch(new URL('/.well-known/jwks.json', server.base))).json();
    assert.equal((await withdraw(stray)).status, 200);
    const newer = await issue(person);
    assert.deepEqual(await Promise.all([older, stray, newer].map(({ qr }) => judged(qr))), [
      ...['genuine', 'withdrawn', 'genuine'],
    ]);
    assert.deepEqual(await Promise.all([older, stray, newer].map(({ qr }) => isListed(qr))), [false, true, false]);
    const after = await (await fetch(new URL('/.well-known/jwks.json', server.base))).json();
    assert.ok(after.keys[0].crlVersion > before.keys[0].crlVersion, 'whoever kept the list fetches it anew');
  });

  test('it stays withdrawn whatever is put right since, and the others are superseded', async () => {
    const person = await child();
    const [older, stray] = [await issue(person), await issue(person)];
    await withdraw(stray);
    const { dose_id, dose_code, given_on } = person.dose;
    const visit = await openVisit(day, { again: person.beneficiary_ref_id, session_id: await day.session(1) });
    const other = day.dose({ dose_code: 'OPV0', material_id: vaccine.bopv });
    await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [other] });
    await phone.ask(voidDose, {
      ...{ beneficiary_reference_id: person.beneficiary_ref_id, dose_id, dose_code, given_on },
      ...{ reason: 'Another child', captured_at: day.at() },
    });
    const newer = await issue(person);
    assert.deepEqual(await Promise.all([older, stray, newer].map(({ qr }) => judged(qr))), [
      ...['superseded', 'withdrawn', 'genuine'],
    ]);
    assert.deepEqual(await Promise.all([older, stray, newer].map(({ qr }) => isListed(qr))), [true, true, false]);
  });

  test('it is not drawn again, of all doses or of BCG alone; the others are', async () => {
    const person = await child();
    const { beneficiary_ref_id } = person;
    const [holds, stray] = [await issue(person), await issue(person)];
    const bcg = await phone.ask(issueCertificate, { beneficiary_ref_id, language: 'hi', of: 'BCG' });
    await withdraw(stray);
    await withdraw({ ...bcg, beneficiary_ref_id });
    assert.deepEqual((await phone.send(regenerateCert, named(stray))).codes, ['CERTIF0002']);
    const { certificate_id } = bcg;
    const again = await phone.send(downloadBcgCertificate, {
      beneficiary_reference_id: beneficiary_ref_id,
      certificate_id,
    });
    assert.deepEqual(again.codes, ['CERTIF0002']);
    assert.equal((await phone.send(regenerateCert, named(holds))).status, 200);
  });

  test('once: two at the same time, or another day', async () => {
    const stray = await issue(await child());
    const both = await Promise.all([withdraw(stray), withdraw(stray, phone)]);
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
    assert.deepEqual((await withdraw(stray)).codes, ['CERTIF0002']);
    const kept = await server.rows(
      sql`select 1 from certificate_withdrawal where certificate_id = ${stray.certificate_id}::uuid`.compile(build),
    );
    assert.equal(kept.length, 1);
  });

  test('a reason there must be', async () => {
    const stray = await issue(await child());
    for (const [why, code] of [
      ['', 'FLDVAL0001'],
      ['<i>x</i>', 'FLDVAL0003'],
      ['no', 'FLDVAL0004'],
    ] as const)
      assert.deepEqual((await withdraw(stray, supervisor, why)).codes, [code]);
    assert.equal(await judged(stray.qr), 'genuine');
  });

  test('the audit of the person names it', async () => {
    const stray = await issue(await child());
    await withdraw(stray);
    assert.equal((await day.audited(stray.beneficiary_ref_id)).at(-1), 'certificates.withdrawCertificate');
  });
});

describe('who may', () => {
  test('whoever issued it, within a day; then who answers for the place', async () => {
    const [soon, late] = [await issue(await child()), await issue(await child())];
    const asha = (await workerOf(server, 'ASHA', day)).phone;
    assert.deepEqual((await withdraw(soon, asha)).codes, ['CERTIF0003'], 'not another worker of the village');
    assert.equal((await withdraw(soon, phone)).status, 200);
    const mine = await asha.ask(getIssuedCertificates, { beneficiary_ref_id: late.beneficiary_ref_id });
    assert.equal(mine.certificates[0]?.withdrawable, false);
    server.clock.advance({ hours: 24, minutes: 1 });
    try {
      const fresh = await server.as(day.user);
      assert.deepEqual((await withdraw(late, fresh)).codes, ['CERTIF0003']);
      const officer = (await workerOf(server, 'District Administrator', day)).phone;
      assert.equal((await withdraw(late, officer)).status, 200);
    } finally {
      server.clock.advance({ hours: -24, minutes: -1 });
    }
  });

  test('of a neighbour, of another district, of another person: as if there were none', async () => {
    const [one, other] = [await issue(await child()), await issue(await child())];
    for (const stranger of [neighbour, far]) {
      assert.deepEqual((await withdraw(one, stranger)).codes, ['REQVAL0012']);
      const { beneficiary_ref_id } = one;
      assert.deepEqual((await stranger.send(getIssuedCertificates, { beneficiary_ref_id })).codes, ['REQVAL0012']);
    }
    const mixed = { ...one, certificate_id: other.certificate_id };
    assert.deepEqual((await withdraw(mixed)).codes, ['REQVAL0012']);
    assert.deepEqual(await Promise.all([one, other].map(({ qr }) => judged(qr))), ['genuine', 'genuine']);
  });
});

describe('the certificates of a person', () => {
  test('are listed, the newest first, with who, when, which, how each stands, and why it was withdrawn', async () => {
    const person = await child();
    const { beneficiary_ref_id } = person;
    const first = await issue(person);
    const stray = await issue(person, supervisor);
    await phone.ask(issueCertificate, { beneficiary_ref_id, language: 'hi', of: 'BCG' });
    await withdraw(stray);
    const { certificates, newest } = await phone.ask(getIssuedCertificates, { beneficiary_ref_id });
    assert.deepEqual(
      certificates.map(({ of, language, state, withdrawable }) => [of, language, state, withdrawable]),
      [
        ['BCG', 'hi', 'genuine', true],
        ['all', 'en', 'withdrawn', false],
        ['all', 'en', 'genuine', true],
      ],
    );
    const [, taken, oldest] = certificates;
    assert.equal(taken?.withdrawn?.reason, reason);
    assert.equal(oldest?.number, first.number);
    assert.ok(oldest?.issued_by_name && taken?.issued_by_name && taken.withdrawn?.by_name);
    assert.deepEqual(newest, { number: first.number, issued_on: today, qr: first.qr, complete: true });
  });

  test('the newest that holds lacks what was given since, and says so; where none holds there is none', async () => {
    const person = await child();
    const { beneficiary_ref_id } = person;
    assert.deepEqual(await phone.ask(getIssuedCertificates, { beneficiary_ref_id }), {
      certificates: [],
      newest: null,
    });
    const only = await issue(person);
    const visit = await openVisit(day, { again: beneficiary_ref_id, session_id: await day.session(1) });
    const other = day.dose({ dose_code: 'OPV0', material_id: vaccine.bopv });
    await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [other] });
    assert.equal((await phone.ask(getIssuedCertificates, { beneficiary_ref_id })).newest?.complete, false);
    await withdraw(only);
    assert.equal((await phone.ask(getIssuedCertificates, { beneficiary_ref_id })).newest, null);
  });
});

describe('certificates of before, which bear the name of their holder', () => {
  /** As a version before this one issued them. */
  async function issuedBefore(one: Issued, seconds: number): Promise<Issued> {
    const [kept] = await server.rows(certificateOf(one.beneficiary_ref_id, one.certificate_id));
    const [key] = await server.rows(signingKey());
    const [holder] = await server.rows(
      sql<{
        rid: string;
      }>`select rid from certificate_holder where beneficiary_id = ${one.beneficiary_ref_id}::bigint`.compile(build),
    );
    const text = atRest.open('certificate', `certificate/${one.certificate_id}`, kept?.paper_sealed ?? assert.fail());
    const paper = JSON.parse(text) as PaperOfCertificate;
    const { keys } = await phone.ask(getCardTrust, {});
    const card = readCard((await openCard(paper.signed, keys)).claims) ?? assert.fail();
    const claims = cardClaims({ ...card, rid: holder?.rid ?? '', issuedAt: card.issuedAt - seconds });
    const signed = await signCard(claims, await signerOf(key, server.clock.clock().instant, atRest));
    const certificate_id = uuidV7();
    const sealed = atRest.seal('certificate', `certificate/${certificate_id}`, JSON.stringify({ ...paper, signed }));
    const number = `${one.number}-${seconds}`;
    await server.rows(
      sql`insert into certificate (beneficiary_id, certificate_id, number, paper_sealed, issued_at, issued_by)
        select beneficiary_id, ${certificate_id}::uuid, ${number}, ${sealed}, issued_at - make_interval(secs => ${seconds}), issued_by
        from certificate where certificate_id = ${one.certificate_id}::uuid`.compile(build),
    );
    return { ...one, certificate_id, number, qr: qrOfCard(signed) };
  }

  test('hold, are superseded by a correction, and one is withdrawn alone', async () => {
    const person = await child();
    const now = await issue(person);
    const [oldest, old] = [await issuedBefore(now, 7200), await issuedBefore(now, 3600)];
    const all = () => Promise.all([oldest, old, now].map(({ qr }) => judged(qr)));
    assert.deepEqual(await all(), ['genuine', 'genuine', 'genuine']);
    assert.equal((await withdraw(old)).status, 200);
    assert.deepEqual(await all(), ['genuine', 'withdrawn', 'genuine']);
    assert.deepEqual(await Promise.all([old, now].map(({ qr }) => isListed(qr))), [true, false]);
    const { dose_id, dose_code, given_on } = person.dose;
    await phone.ask(voidDose, {
      ...{ beneficiary_reference_id: person.beneficiary_ref_id, dose_id, dose_code, given_on },
      ...{ reason: 'Another child', captured_at: day.at() },
    });
    assert.deepEqual(await all(), ['superseded', 'withdrawn', 'superseded']);
    const states = await phone.ask(getIssuedCertificates, { beneficiary_ref_id: person.beneficiary_ref_id });
    assert.deepEqual(
      states.certificates.map(({ state }) => state),
      ['superseded', 'withdrawn', 'superseded'],
    );
  });
});
