import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { issueCertificate, withdrawCertificate } from '@teeka/contract/certificates';
import { voidDose } from '@teeka/contract/vaccinations';
import type { Locator } from 'playwright-core';
import { accountOf, signedIn } from './harness/accounts.ts';
import { dayOf, type Listed } from './harness/day.ts';
import { childrenDue, putOnList } from './harness/due.ts';
import { eventually } from './harness/eventually.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';

let system: System;
before(async () => {
  system = await bringUpSystem();
});
after(() => system.end());

const worker = accountOf('vaccinator1');

/** Two children of today's list with doses on record and something due; the first has had a certificate. */
async function twoChildren() {
  const day = await dayOf(system, worker.user_name);
  const given = await system.books.rows<{ beneficiary_id: string }>(
    `select distinct beneficiary_id::text from dose d where origin = 'session'
       and not exists (select from dose_void x where x.beneficiary_id = d.beneficiary_id)`,
  );
  const known = new Set(given.map(({ beneficiary_id }) => beneficiary_id));
  const [certified, other] = (await childrenDue(system, day)).filter(({ beneficiary_id }) => known.has(beneficiary_id));
  assert.ok(certified && other);
  await system.books.rows('delete from session_roster where session_id = $1', [day.session_id]);
  for (const child of [certified, other]) await putOnList(system, day, child);
  const supervisor = await signedIn(system, accountOf('supervisor1'));
  await supervisor.ask(issueCertificate, { beneficiary_ref_id: certified.beneficiary_id, language: 'hi' });
  return { day, certified, other, supervisor };
}

const issuedOf = ({ beneficiary_id }: Listed) =>
  system.books.rows<{ number: string; certificate_id: string }>(
    'select number, certificate_id::text from certificate where beneficiary_id = $1::bigint order by issued_at',
    [beneficiary_id],
  );

journey('a certificate that this phone never had signed', { system: () => system, profile: phone }, async (person) => {
  const { device, say, step } = person;
  const nurse = new Nurse(person);
  const open = () => device.page;
  const { day, certified, other, supervisor } = await twoChildren();
  const sheetOf = async ({ beneficiary_id }: Listed) => {
    await device.open(`/beneficiary/${beneficiary_id}`);
    await open()
      .getByRole('button', { name: say('certificates:title'), exact: true })
      .click();
    return open().getByRole('dialog');
  };
  const codeIn = (sheet: Locator, who: Listed) =>
    sheet.getByRole('img', { name: say('certificates:titleOf', { name: who.ben_name }) });
  const close = async () => {
    await open().keyboard.press('Escape');
    await open().getByRole('dialog').waitFor({ state: 'detached' });
  };

  await step('the day comes to the phone, and the session begins', async () => {
    await nurse.arrive(worker);
    await nurse.openSession();
    await nurse.startSession();
    await nurse.chipSays('sync:allSent');
  });

  await step('without network it shows the code of a child of the list, which was issued in the office', async () => {
    await device.networkOff();
    const sheet = await sheetOf(certified);
    await codeIn(sheet, certified).waitFor();
    const [{ number = '' } = {}] = await issuedOf(certified);
    await sheet.getByText(number).waitFor();
    assert.equal(await sheet.getByText(say('certificates:behind')).count(), 0);
    await device.picture('certificate-from-pack');
    await close();
  });

  await step('of a child that never had one it says that none is signed', async () => {
    const sheet = await sheetOf(other);
    await sheet.getByText(say('certificates:notSigned')).waitFor();
    assert.equal(await codeIn(sheet, other).count(), 0);
    await close();
  });

  await step(
    'both are given what is due: the code of before says so, and that the new one comes by itself',
    async () => {
      await device.open(`/session/${day.session_id}`);
      for (const child of [certified, other]) {
        await nurse.visit(child.ben_name);
        await nurse.nextPerson();
      }
      const sheet = await sheetOf(certified);
      await codeIn(sheet, certified).waitFor();
      await sheet.getByText(say('certificates:notInCode')).first().waitFor();
      await sheet.getByText(say('certificates:signWaits')).waitFor();
      await device.picture('certificate-behind');
      await close();
    },
  );

  await step('with the network the new one is signed without a tap; nobody asked for the other child', async () => {
    const signed = open().waitForResponse((answer) => answer.url().endsWith('/issueCertificate'));
    await device.networkOn();
    assert.equal((await signed).status(), 200);
    await nurse.chipSays('sync:allSent');
    assert.equal((await issuedOf(certified)).length, 2);
    assert.deepEqual(await issuedOf(other), []);
  });

  await step('and shown without network, with every dose in it', async () => {
    await device.untilKept();
    await device.networkOff();
    const isWhole = async () => {
      const sheet = await sheetOf(certified);
      await codeIn(sheet, certified).waitFor();
      const behind = await sheet.getByText(say('certificates:notInCode')).count();
      return behind === 0 && (await sheet.getByText(say('certificates:behind')).count()) === 0;
    };
    await eventually(isWhole, true);
    await device.picture('certificate-renewed');
    await close();
  });

  await step('a dose is put right in the office meanwhile: the phone says so, with the next pull', async () => {
    const dose = await system.books.one<{ dose_id: string; dose_code: string; given_on: string }>(
      `select dose_id, dose_code, given_on::text from dose where beneficiary_id = $1::bigint
       order by given_on desc, dose_code limit 1`,
      [certified.beneficiary_id],
    );
    await supervisor.ask(voidDose, {
      ...{ beneficiary_reference_id: certified.beneficiary_id, ...dose },
      ...{ reason: 'Another child', captured_at: new Date().toISOString() },
    });
    const pulled = open().waitForResponse((answer) => answer.url().endsWith('/sessionPack'));
    await device.networkOn();
    await pulled;
    await nurse.chipSays('sync:allSent');
    await device.networkOff();
    const saysSo = async () => {
      const sheet = await sheetOf(certified);
      await codeIn(sheet, certified).waitFor();
      return (await sheet.getByText(say('certificates:behind')).count()) === 1;
    };
    await eventually(saysSo, true);
    await device.picture('certificate-put-right');
  });

  await step('two are issued in the office then; the pack brings the later one', async () => {
    const issue = () =>
      supervisor.ask(issueCertificate, { beneficiary_ref_id: certified.beneficiary_id, language: 'hi' });
    await issue();
    // A code bears its second.
    await setTimeout(1000);
    await issue();
    const pulled = open().waitForResponse((answer) => answer.url().endsWith('/sessionPack'));
    await device.networkOn();
    await pulled;
    await nurse.chipSays('sync:allSent');
    await device.networkOff();
    const [{ number = '' } = {}] = (await issuedOf(certified)).slice(-1);
    const isBrought = async () => {
      const sheet = await sheetOf(certified);
      await codeIn(sheet, certified).waitFor();
      return sheet.getByText(number).count();
    };
    await eventually(isBrought, 1);
    await close();
  });

  await step('it is withdrawn, and no pack says so: the older one holds, with network and without', async () => {
    await open().route('**/sessionPack', (route) => route.fulfill({ status: 503, body: '{}' }));
    const [older, later] = (await issuedOf(certified)).slice(-2);
    assert.ok(older && later);
    await supervisor.ask(withdrawCertificate, {
      ...{ beneficiary_ref_id: certified.beneficiary_id, certificate_id: later.certificate_id },
      reason: 'Printed for another family',
    });
    await device.networkOn();
    let sheet = await sheetOf(certified);
    await sheet.getByText(say('certificates:here'), { exact: true }).click();
    await sheet.getByText(older.number).waitFor();
    await codeIn(sheet, certified).waitFor();
    assert.equal(await sheet.getByText(later.number).count(), 0);
    await close();
    await device.networkOff();
    sheet = await sheetOf(certified);
    await sheet.getByText(older.number).waitFor();
    await codeIn(sheet, certified).waitFor();
  });
});
