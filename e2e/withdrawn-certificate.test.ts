import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before } from 'node:test';
import { regenerateCert, withdrawCertificate } from '@teeka/contract/certificates';
import { accountOf, signedIn } from './harness/accounts.ts';
import { Device } from './harness/device.ts';
import { eventually } from './harness/eventually.ts';
import { goByMenu, signIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { pictureOf } from './harness/paper-picture.ts';
import { desktop, phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import { wordsIn } from './harness/words.ts';

let system: System;
before(async () => {
  system = await bringUpSystem();
});
after(() => system.end());

const worker = accountOf('vaccinator1');
const reason = 'Printed for another family';

journey('a paper that was given to a stranger', { system: () => system, profile: phone }, async (person) => {
  const { device, say, step } = person;
  const open = () => device.page;
  const main = () => open().getByRole('main');
  const office = new Device(system, desktop);
  const inOffice = await wordsIn('en', desktop);
  const desk = () => office.page;
  const child = await system.books.one<{ beneficiary_id: string; ben_name: string }>(
    `select b.beneficiary_id::text, b.ben_name
     from beneficiary b join dose d using (beneficiary_id)
     join site_village v on v.village_code = b.village_code
     join app_user u on u.default_site_id = v.session_site_id
     where u.user_name = $1 and d.dose_code = 'BCG' and d.origin = 'session' and b.deceased_on is null
     order by b.beneficiary_id desc limit 1`,
    [worker.user_name],
  );
  const { beneficiary_id, ben_name } = child;
  let picture: Buffer = Buffer.alloc(0);
  let paper = { number: '', certificate_id: '' };
  const openSheet = async () => {
    await device.open(`/beneficiary/${beneficiary_id}`);
    await open()
      .getByRole('button', { name: say('certificates:title'), exact: true })
      .click();
    return open().getByRole('dialog');
  };

  await step('a health worker gives it out', async () => {
    await signIn(person, worker);
    await open().waitForURL('**/dashboard');
    const sheet = await openSheet();
    const coming = open().waitForEvent('download');
    await sheet.getByRole('button', { name: say('papers:download'), exact: true }).click();
    picture = await pictureOf(await readFile(await (await coming).path()));
    paper = await system.books.one(
      'select number, certificate_id::text from certificate where beneficiary_id = $1::bigint',
      [beneficiary_id],
    );
  });

  await step(
    'in the office its number is looked up, in whatever letters; one that nobody issued is not there',
    async () => {
      await signIn({ device: office, say: inOffice }, accountOf('supervisor1'));
      await desk().waitForURL('**/home');
      await goByMenu({ device: office, say: inOffice }, 'certificates:checkTitle');
      const field = desk().getByRole('textbox', { name: inOffice('certificates:findNumber') });
      const find = desk().getByRole('button', { name: inOffice('certificates:find'), exact: true });
      await field.fill('2611-AAAA-BBBB');
      await find.click();
      await desk().getByText(inOffice('refusals:REQVAL0012')).waitFor();
      await field.fill(paper.number.toLowerCase().replaceAll('-', ' '));
      await find.click();
      await desk().getByRole('main').getByText(ben_name, { exact: true }).waitFor();
      await office.picture('certificate-by-number');
      await desk()
        .getByRole('link', { name: inOffice('certificates:openRecord') })
        .click();
      await desk().waitForURL(`**/people/${beneficiary_id}`);
    },
  );

  await step('and it is withdrawn there, with a reason and not without', async () => {
    await desk()
      .getByRole('heading', { name: inOffice('certificates:issuedTitle') })
      .click();
    await desk()
      .getByRole('button', { name: `${inOffice('certificates:withdraw')}: ${paper.number}` })
      .click();
    const sheet = desk().getByRole('dialog');
    const confirm = sheet.getByRole('button', { name: inOffice('certificates:withdraw'), exact: true });
    await confirm.click();
    await sheet.getByText(inOffice('refusals:FLDVAL0001')).waitFor();
    await sheet.getByRole('textbox', { name: inOffice('certificates:withdrawReason') }).fill(reason);
    await office.picture('certificate-withdraw');
    await confirm.click();
    await sheet.waitFor({ state: 'detached' });
    const listed = desk().getByRole('listitem').filter({ hasText: paper.number });
    await listed.getByText(inOffice('certificates:is-withdrawn'), { exact: true }).first().waitFor();
    await listed.getByText(reason, { exact: true }).waitFor();
    assert.equal(await listed.getByRole('button').count(), 0, 'neither drawn again nor withdrawn once more');
    await office.picture('certificate-list');
    await office.close();
  });

  await step('nobody has it drawn again', async () => {
    const again = await (await signedIn(system, worker)).send(regenerateCert, {
      beneficiary_ref_id: beneficiary_id,
      certificate_id: paper.certificate_id,
    });
    assert.deepEqual(again.codes, ['CERTIF0002']);
  });

  await step('a phone that was in the network since says so without one', async () => {
    // Nobody opens the screen that checks: the phone asks by itself.
    await device.networkOff();
    const answered = open().waitForResponse((answer) => answer.url().endsWith('/getCardChanges'));
    await device.networkOn();
    await answered;
    await device.untilKept();
    await device.networkOff();
    await device.open('/check-certificate');
    const choosing = open().waitForEvent('filechooser');
    await main()
      .getByRole('button', { name: say('beneficiaries:scanPicture') })
      .click();
    await (await choosing).setFiles({ name: 'paper.jpg', mimeType: 'image/jpeg', buffer: picture });
    await main().getByRole('alert').getByText(say('certificates:is-withdrawn'), { exact: true }).waitFor();
    await device.picture('certificate-withdrawn');
  });

  await step('nor does it show the code that it kept; another is wanted with the next network', async () => {
    const sheet = await openSheet();
    await sheet.getByText(say('certificates:is-withdrawn'), { exact: true }).waitFor();
    assert.equal(await sheet.getByRole('img', { name: say('certificates:titleOf', { name: ben_name }) }).count(), 0);
    await sheet.getByRole('button', { name: say('certificates:signLater') }).click();
    await sheet.getByText(say('certificates:signWaits')).waitFor();
    await device.picture('certificate-wanted');
    await open().keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  });

  await step('it is signed as soon as there is one, and shown without', async () => {
    const signed = open().waitForResponse((answer) => answer.url().endsWith('/issueCertificate'));
    await device.networkOn();
    assert.equal((await signed).status(), 200);
    await device.untilKept();
    await device.networkOff();
    // The answer has come, and is kept a moment later.
    const code = async () => {
      const sheet = await openSheet();
      await sheet.getByText(say('papers:needsNetwork')).waitFor();
      const picture = sheet.getByRole('img', { name: say('certificates:titleOf', { name: ben_name }) });
      return picture.waitFor({ timeout: 5000 }).then(
        () => true,
        () => false,
      );
    };
    await eventually(code, true);
    assert.equal(await open().getByRole('dialog').getByRole('alert').count(), 0);
    await device.picture('certificate-signed-later');
  });

  await step('once that one is withdrawn too, the phone keeps none, and says so', async () => {
    const { certificate_id } = await system.books.one<{ certificate_id: string }>(
      `select certificate_id::text from certificate where beneficiary_id = $1::bigint order by issued_at desc limit 1`,
      [beneficiary_id],
    );
    const supervisor = await signedIn(system, accountOf('supervisor1'));
    await supervisor.ask(withdrawCertificate, { beneficiary_ref_id: beneficiary_id, certificate_id, reason });
    // A sheet that is open would hear of it at once.
    await open().keyboard.press('Escape');
    await open().getByRole('dialog').waitFor({ state: 'detached' });
    await device.networkOn();
    let sheet = await openSheet();
    await sheet.getByText(say('certificates:here'), { exact: true }).click();
    await sheet.getByRole('alert').getByText(say('certificates:keptNoMore')).waitFor();
    const picture = () => sheet.getByRole('img', { name: say('certificates:titleOf', { name: ben_name }) });
    assert.equal(await picture().count(), 0);
    await device.picture('certificate-kept-no-more');
    await device.networkOff();
    sheet = await openSheet();
    await sheet.getByText(say('certificates:notSigned')).waitFor();
    assert.equal(await picture().count(), 0);
  });
});
