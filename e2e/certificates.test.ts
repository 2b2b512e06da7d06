import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before } from 'node:test';
import { voidDose } from '@teeka/contract/vaccinations';
import { endOf, type HealthRecord, lineOf } from '@teeka/domain/fhir';
import sharp from 'sharp';
import { textOfPdf, unspaced } from '../apps/server/src/testing/text-of-pdf.ts';
import { accountOf, signedIn } from './harness/accounts.ts';
import { goByMenu, signIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { pictureOf } from './harness/paper-picture.ts';
import { type Photo, photoOf } from './harness/photo-of.ts';
import { phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import { wordsIn } from './harness/words.ts';

let system: System;
before(async () => {
  system = await bringUpSystem();
});
after(() => system.end());

const worker = accountOf('vaccinator1');

/** How people take pictures of a paper. */
const photos: readonly (readonly [what: string, photo: Photo])[] = [
  ['turned a little', { turned: 5 }],
  ['turned by fifteen degrees', { turned: -15 }],
  ['turned by thirty degrees', { turned: 30 }],
  ['standing on its corner', { turned: 45 }],
  ['from the near edge of the table', { leaning: 0.2 }],
  ['from the side and turned', { turned: 12, leaning: 0.2, aside: 0.1 }],
  ['at dusk', { contrast: 0.2, grain: 8 }],
  ['half in the shade', { shade: 0.8, grain: 20 }],
  ['out of focus', { blurred: 1.5 }],
  ['in the night, by the light of a screen', { contrast: 0.08, grain: 4 }],
  ['from far aside', { turned: 20, leaning: 0.3, aside: 0.3 }],
  ['packed until little is left of it', { quality: 10 }],
  ['sent on by a messenger', { turned: 4, leaning: 0.1, quality: 40, longest: 1600 }],
  ['all of it', { turned: 8, leaning: 0.15, contrast: 0.5, shade: 0.4, grain: 20, quality: 50 }],
];

journey('a paper of March, and a phone without network', { system: () => system, profile: phone }, async (person) => {
  const { device, say, step } = person;
  const open = () => device.page;
  const main = () => open().getByRole('main');
  const child = await system.books.one<{ beneficiary_id: string; ben_name: string; dose_id: string; given_on: string }>(
    `select b.beneficiary_id::text, b.ben_name, d.dose_id, d.given_on::text
     from beneficiary b join dose d using (beneficiary_id)
     join site_village v on v.village_code = b.village_code
     join app_user u on u.default_site_id = v.session_site_id
     where u.user_name = $1 and d.dose_code = 'BCG' and d.origin = 'session' and b.deceased_on is null
       and not exists (select from dose_void x where x.dose_id = d.dose_id)
     order by b.beneficiary_id limit 1`,
    [worker.user_name],
  );
  let picture: Buffer = Buffer.alloc(0);
  const check = async () => {
    const choosing = open().waitForEvent('filechooser');
    await main()
      .getByRole('button', { name: say('beneficiaries:scanPicture') })
      .click();
    await (await choosing).setFiles({ name: 'paper.jpg', mimeType: 'image/jpeg', buffer: picture });
  };
  const verdict = () => main().getByRole('alert');

  await step('the mother of a child is given the paper in both languages', async () => {
    await signIn(person, worker);
    await open().waitForURL('**/dashboard');
    await device.open(`/beneficiary/${child.beneficiary_id}`);
    await open()
      .getByRole('button', { name: say('certificates:title'), exact: true })
      .click();
    const sheet = open().getByRole('dialog');
    await sheet.getByRole('radio', { name: say('papers:both') }).check({ force: true });
    const coming = open().waitForEvent('download');
    await sheet.getByRole('button', { name: say('papers:download'), exact: true }).click();
    const file = await coming;
    assert.match(file.suggestedFilename(), /^certificate-\d{8}\.pdf$/);
    const paper = await readFile(await file.path());
    const sheets = (await textOfPdf(paper)).map(unspaced);
    for (const language of ['en', 'hi'] as const) {
      const words = await wordsIn(language, phone);
      const own = sheets.find((sheet) => sheet.includes(unspaced(words('certificates:title'))));
      assert.ok(own?.includes(unspaced(child.ben_name)), `${language}: ${own}`);
    }
    picture = await pictureOf(paper);
  });

  await step('her record for another hospital is a file as well', async () => {
    await open().getByRole('dialog').waitFor({ state: 'detached' });
    const coming = open().waitForEvent('download');
    await main()
      .getByRole('button', { name: say('fhir:record'), exact: true })
      .click();
    const file = await coming;
    assert.match(file.suggestedFilename(), /^health-record-\d{8}\.json$/);
    const record = JSON.parse(await readFile(await file.path(), 'utf8')) as HealthRecord;
    assert.equal(endOf(lineOf(record)).last, child.beneficiary_id);
    assert.ok(record.entry.some(({ fullUrl }) => fullUrl === `urn:uuid:${child.dose_id}`));
  });

  await step('without network the code of the paper says that it is genuine', async () => {
    await goByMenu(person, 'certificates:checkTitle');
    await main()
      .getByRole('button', { name: say('beneficiaries:scanPicture') })
      .waitFor();
    await device.untilKept();
    await device.networkOff();
    await check();
    await verdict().getByText(say('certificates:is-genuine'), { exact: true }).waitFor();
    await main().getByText(child.ben_name, { exact: true }).waitFor();
    await device.picture('certificate-genuine');
  });

  await step('and so it does of a picture that was taken askew, in poor light, or sent on by a messenger', async () => {
    const straight = picture;
    for (const [what, photo] of photos) {
      await main()
        .getByRole('button', { name: say('certificates:again') })
        .click();
      picture = await photoOf(straight, photo);
      await check();
      await verdict().waitFor();
      assert.equal(await verdict().getByText(say('certificates:is-genuine'), { exact: true }).count(), 1, what);
    }
    picture = straight;
  });

  await step('and so it does on a phone whose clock was put back since: the paper is not blamed', async () => {
    await open().clock.setSystemTime(Date.now() - 20 * 60_000);
    await main()
      .getByRole('button', { name: say('certificates:again') })
      .click();
    await check();
    await verdict().getByText(say('certificates:is-genuine'), { exact: true }).waitFor();
    await open().clock.setSystemTime(Date.now());
  });

  await step('without network the phone itself shows what was signed', async () => {
    await device.open(`/beneficiary/${child.beneficiary_id}`);
    await open()
      .getByRole('button', { name: say('certificates:title'), exact: true })
      .click();
    const sheet = open().getByRole('dialog');
    await sheet.getByRole('img', { name: say('certificates:titleOf', { name: child.ben_name }) }).waitFor();
    assert.equal(await sheet.getByText(say('certificates:behind')).count(), 0);
    await device.picture('certificate-on-the-phone');
    await open().keyboard.press('Escape');
    await goByMenu(person, 'certificates:checkTitle');
  });

  await step(
    'a supervisor takes a dose of it back; once the phone was in the network it says so without one',
    async () => {
      const supervisor = await signedIn(system, accountOf('supervisor1'));
      const { beneficiary_id, dose_id, given_on } = child;
      await supervisor.ask(voidDose, {
        ...{ beneficiary_reference_id: beneficiary_id, dose_id, dose_code: 'BCG', given_on },
        ...{ reason: 'Another child', captured_at: new Date().toISOString() },
      });
      await device.networkOn();
      const answered = open().waitForResponse((answer) => answer.url().endsWith('/getCardChanges'));
      await device.open('/check-certificate');
      await answered;
      await device.networkOff();
      await check();
      await verdict().getByText(say('certificates:is-superseded'), { exact: true }).waitFor();
      await device.picture('certificate-superseded');
    },
  );

  await step('a code of something else is none', async () => {
    await main()
      .getByRole('button', { name: say('certificates:again') })
      .click();
    picture = Buffer.from(
      await sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff' } })
        .jpeg()
        .toBuffer(),
    );
    await check();
    await main().getByText(say('beneficiaries:scanNothing')).waitFor();
  });
});
