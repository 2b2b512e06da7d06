import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { abhaConsentRefusals, abhaSheetOf, checkAbhaAddress, checkAbhaNumber } from '@teeka/domain/abha';
import { addDays, type CivilDate, dayInIndia } from '@teeka/domain/calendar';
import { isVerhoeff } from '@teeka/domain/identity';
import type pg from 'pg';
import { SandboxAuthority } from '../../../../sandbox/src/identity/authority.ts';
import { openClient } from '../../../src/platform/db/client.ts';
import { makeAtRest } from '../../../src/platform/sealing/at-rest.ts';
import { type TestDatabase, testDatabase } from '../../../src/testing/test-database.ts';
import { healthAccounts } from '../identity-people.ts';
import { loadDemo } from '../load.ts';

const today = '2026-11-21';
const dataKey = Buffer.alloc(32, 5);
const atRest = makeAtRest(dataKey);

interface Linked {
  readonly beneficiary_id: string;
  readonly dob: CivilDate;
  readonly abha_address: string;
  readonly number_sealed: Buffer;
  readonly number_last4: string;
  readonly address_sealed: Buffer;
  readonly guardian_id: string | null;
  readonly parent: string | null;
  readonly linked_at: Date;
}

describe('the health accounts of the demo', () => {
  let database: TestDatabase;
  let client: pg.Client;
  const rows = async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> =>
    (await client.query<Row>(sql, values)).rows;
  const linked = () =>
    rows<Linked>(
      `select b.beneficiary_id::text, b.dob::text, b.abha_address, l.number_sealed, l.number_last4, l.address_sealed,
         l.linked_at, e.guardian_id::text, b.guardian_id::text as parent
       from abha_link l join beneficiary b using (beneficiary_id)
       join abha_event e on e.beneficiary_id = l.beneficiary_id and e.what = 'linked'`,
    );

  before(async () => {
    database = await testDatabase();
    await loadDemo(database.url, { people: 5000, seed: 1, today, dataKey });
    client = await openClient(database.url);
  });
  after(async () => {
    await client.end();
    await database.drop();
  });

  test('some adults and children of the site of vaccinator1 have one, a child in that of its mother', async () => {
    const all = await linked();
    const children = all.filter(({ dob }) => abhaSheetOf(dob, today) === 'child');
    assert.deepEqual([all.length - children.length, children.length], [10, 3]);
    for (const child of children) {
      assert.equal(child.guardian_id, child.parent);
      const mother = all.find(({ beneficiary_id }) => beneficiary_id === child.guardian_id);
      assert.ok(mother && mother.linked_at < child.linked_at, 'hers came first');
      assert.ok(child.dob < dayInIndia(child.linked_at.toISOString()));
    }
    assert.ok(all.every(({ linked_at }) => dayInIndia(linked_at.toISOString()) < today));
    const [there] = await rows<{ n: number }>(
      `select count(*)::int as n from abha_link join beneficiary using (beneficiary_id) join site_village v using (village_code)
       join app_user u on u.default_site_id = v.session_site_id where u.user_name = 'vaccinator1'`,
    );
    assert.equal(there?.n, all.length);
  });

  test('numbers and addresses are well formed, sealed, on the record, and found as a search finds them', async () => {
    const numbers = new Set<string>();
    for (const one of await linked()) {
      const own = `person/${one.beneficiary_id}` as const;
      const number = atRest.open('abha', own, one.number_sealed);
      const address = atRest.open('abha', own, one.address_sealed);
      assert.ok(checkAbhaNumber(number).ok && isVerhoeff(number.replaceAll('-', '')), number);
      assert.ok(checkAbhaAddress(address, 'sandbox').ok, address);
      assert.deepEqual([one.number_last4, one.abha_address], [number.slice(-4), address]);
      numbers.add(number);
      const hashes = [atRest.hash('abha-number', number), atRest.hash('abha-address', address.toLowerCase())];
      const found = await rows<{ kind: number; id: string }>(
        'select kind, beneficiary_id::text as id from search_token where token_hash = any($1) order by kind',
        [hashes],
      );
      assert.deepEqual(
        found.map(({ kind, id }) => [kind, id]),
        [4, 5].map((kind) => [kind, one.beneficiary_id]),
      );
    }
    assert.equal(numbers.size, 13);
  });

  test('each rests on a consent that the rules take', async () => {
    const consents = await rows<{
      dob: CivilDate;
      what: string;
      at: Date;
      consent: Parameters<typeof abhaConsentRefusals>[0];
    }>(
      `select b.dob::text, e.what, c.at, json_build_object('sheet', c.sheet, 'version', c.sheet_version, 'language', c.language,
         'given_by', c.given_by, 'method', c.method, 'points', c.points) as consent
       from abha_event e join abha_event c on c.beneficiary_id = e.beneficiary_id and c.event_id = e.consent_id
       join beneficiary b on b.beneficiary_id = e.beneficiary_id`,
    );
    const [events] = await rows<{ n: number }>(`select count(*)::int as n from abha_event where what <> 'consent'`);
    assert.equal(consents.length, events?.n);
    for (const { dob, at, consent } of consents)
      assert.deepEqual(abhaConsentRefusals(consent, abhaSheetOf(dob, dayInIndia(at.toISOString()))), []);
  });

  test('some wishes wait, of adults and children; one has waited for so long that the sheet is read out again', async () => {
    const waiting = await rows<{ dob: CivilDate; captured_at: Date }>(
      `select b.dob::text, w.captured_at from abha_wish w join beneficiary b using (beneficiary_id)
       where w.ended is null and not exists (select from abha_link l where l.beneficiary_id = w.beneficiary_id)`,
    );
    const sheets = waiting.map(({ dob }) => abhaSheetOf(dob, today)).toSorted();
    assert.deepEqual(sheets, ['adult', 'adult', 'adult', 'child', 'child']);
    const old = waiting.filter(({ captured_at }) => addDays(dayInIndia(captured_at.toISOString()), 30) < today);
    assert.equal(old.length, 1);
    assert.ok(waiting.every(({ captured_at }) => dayInIndia(captured_at.toISOString()) <= today));
  });

  test('nobody of them is on a list of today or later: those lists are there to be worked with', async () => {
    const listed = await rows(
      `select from session_roster join vaccination_session using (session_id)
       where date_of_session >= $1 and beneficiary_id in (select beneficiary_id from abha_event)`,
      [today],
    );
    assert.equal(listed.length, 0);
  });

  test('the stand-in of the account service knows them, so that they can be opened again', async () => {
    const accounts = await healthAccounts(database.url, { dataKey });
    const { abdm } = new SandboxAuthority();
    for (const account of accounts) abdm.accounts.put(account);
    const all = await linked();
    assert.equal(accounts.length, all.length);
    for (const { beneficiary_id, number_sealed, abha_address } of all) {
      const known = abdm.accounts.find(atRest.open('abha', `person/${beneficiary_id}`, number_sealed));
      assert.deepEqual([known?.address, known?.isActive], [abha_address, true]);
    }
    assert.equal(accounts.filter(({ type, parent }) => type === 'CHILD' && parent).length, 3);
  });
});
