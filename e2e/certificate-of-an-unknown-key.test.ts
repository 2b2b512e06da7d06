import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { makeCardKeys, signCard } from '@teeka/contract/certificates/signed-card';
import { cardClaims, qrOfCard } from '@teeka/domain/certificates';
import { generate } from 'lean-qr';
import sharp from 'sharp';
import { accountOf } from './harness/accounts.ts';
import { holdCard } from './harness/film.ts';
import { goByMenu, signIn } from './harness/hands.ts';
import { type Journey, journey } from './harness/journey.ts';
import { phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';

const folder = mkdtempSync(join(tmpdir(), 'teeka-film-'));
const film = join(folder, 'camera.y4m');
const menu = 'https://elsewhere.example/menu';
let system: System;
before(async () => {
  holdCard(film, menu);
  system = await bringUpSystem();
});
after(async () => {
  await system.end();
  rmSync(folder, { recursive: true, force: true });
});

/** A certificate that somebody signed with a key of their own. */
async function foreignCard(): Promise<string> {
  const { key, secret } = await makeCardKeys();
  const card = {
    ...{ issuer: 'https://elsewhere.example', rid: 'q2Vd8', issuedAt: Math.floor(Date.now() / 1000) - 86_400 },
    ...{ reference: '12345678901237', name: 'AARAV KUMAR', dob: '2026-01-10', gender: 1 },
    doses: [{ dose_code: 'BCG', vaccine: 'BCG', given_on: '2026-01-10', batch_number: 'B-1' }],
  };
  return signCard(cardClaims(card), { kid: key.kid, secret });
}

/** A code as somebody takes a picture of it. */
function pictureOfCode(text: string): Promise<Buffer> {
  const code = generate(text);
  const { size } = code;
  const fields = Uint8Array.from({ length: size * size }, (_, at) =>
    code.get(at % size, Math.floor(at / size)) ? 0 : 255,
  );
  return sharp(fields, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * 8, size * 8, { kernel: 'nearest' })
    .extend({ top: 60, bottom: 60, left: 60, right: 60, background: '#fff' })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** A picture of a code is chosen in the scanner. */
async function scanned({ device, say }: Pick<Journey, 'device' | 'say'>, text: string): Promise<void> {
  const buffer = await pictureOfCode(text);
  const choosing = device.page.waitForEvent('filechooser');
  await device.page
    .getByRole('main')
    .getByRole('button', { name: say('beneficiaries:scanPicture') })
    .click();
  await (await choosing).setFiles({ name: 'paper.jpg', mimeType: 'image/jpeg', buffer });
}

journey('a certificate of a key that nobody here has', { system: () => system, profile: phone }, async (person) => {
  const { device, say, step } = person;
  const main = () => device.page.getByRole('main');
  const button = (key: 'beneficiaries:scanPicture' | 'certificates:again') =>
    main().getByRole('button', { name: say(key) });
  const card = await foreignCard();
  const scan = (text: string) => scanned(person, text);
  const check = async () => {
    await scan(qrOfCard(card));
    await main().getByRole('alert').getByText(say('certificates:is-unknown-key'), { exact: true }).waitFor();
  };

  await step('where the server has never given an answer, that is said, and it is asked again by a tap', async () => {
    await device.openBlank();
    await device.page.route('**/getCard*', (route) => route.fulfill({ status: 503, body: '{}' }));
    await signIn(person, accountOf('vaccinator1'));
    await device.page.waitForURL('**/dashboard');
    await goByMenu(person, 'certificates:checkTitle');
    await main().getByText(say('certificates:noTrustUnheard')).waitFor();
    await device.picture('certificate-no-keys');
    await device.page.unroute('**/getCard*');
    await main()
      .getByRole('button', { name: say('app:retry') })
      .click();
    await button('beneficiaries:scanPicture').waitFor();
  });

  await step(
    'of a paper in two codes the next is asked for after the first, and not after any other code',
    async () => {
      const half = Math.floor(card.length / 2);
      const part = (nth: 1 | 2, signs: string) => qrOfCard(signs).replace('shc:/', `shc:/${nth}/2/`);
      await scan(part(1, card.slice(0, half)));
      await main().getByText(say('certificates:scanNext')).waitFor();
      await scan(menu);
      await main().getByText(say('certificates:scanForeign')).waitFor();
      await scan(part(2, card.slice(half)));
      await main().getByRole('alert').getByText(say('certificates:is-unknown-key'), { exact: true }).waitFor();
      await button('certificates:again').click();
    },
  );

  await step('with network the keys are asked for, and it is said that this one is none of them', async () => {
    await check();
    await main().getByText(say('certificates:text-unknown-key-heard')).waitFor();
    await device.picture('certificate-unknown-key');
  });

  await step('without, that it takes network once', async () => {
    await button('certificates:again').click();
    await device.untilKept();
    await device.networkOff();
    await check();
    await main().getByText(say('certificates:text-unknown-key'), { exact: true }).waitFor();
  });
});

/** Somebody opens the scanner on a phone to which the program that reads codes does not come. */
async function openUnready(person: Journey): Promise<void> {
  await person.device.openBlank();
  await person.device.page.route(program, (route) => route.abort());
  await signIn(person, accountOf('vaccinator1'));
  await person.device.page.waitForURL('**/dashboard');
  await goByMenu(person, 'certificates:checkTitle');
}
const program = '**/*.wasm';

/** The page complains of the reader alone, as it has to. */
function complainedOfReader({ device }: Journey): void {
  const said = device.complaints.splice(0);
  assert.ok(said.some((text) => text.startsWith('The reader of codes does not run')));
  assert.deepEqual(
    said.filter((text) => !/reader of codes|wasm|ArrayBuffer/i.test(text)),
    [],
  );
}

const firstDay = { system: () => system, profile: phone };
const atCamera = { ...firstDay, wish: { film, opensOffline: false } };
journey('a camera before the program that reads codes has come', atCamera, async (person) => {
  const { device, say, step } = person;
  const says = (key: 'beneficiaries:scanNotRunning' | 'certificates:scanForeign') =>
    device.page.getByRole('main').getByText(say(key));

  await step('that nothing can be read is said', async () => {
    await openUnready(person);
    await says('beneficiaries:scanNotRunning').waitFor();
    await device.picture('scanner-not-running');
  });

  await step('once it comes the same page reads what is held before it', async () => {
    await device.page.unroute(program);
    await says('certificates:scanForeign').waitFor();
    assert.equal(await says('beneficiaries:scanNotRunning').count(), 0);
    complainedOfReader(person);
  });
});

const withoutCamera = { ...firstDay, wish: { opensOffline: false } };
journey('a picture before the program that reads codes has come', withoutCamera, async (person) => {
  const { device, say, step } = person;
  const main = () => device.page.getByRole('main');
  const card = qrOfCard(await foreignCard());

  await step('it is said that none can be read, and not that there is no code in it', async () => {
    await openUnready(person);
    await scanned(person, card);
    await main().getByText(say('beneficiaries:scanNotRunning')).waitFor();
    assert.equal(await main().getByText(say('beneficiaries:scanNothing')).count(), 0);
    complainedOfReader(person);
  });

  await step('once it comes the same page reads it', async () => {
    await device.page.unroute(program);
    await scanned(person, card);
    await main().getByRole('alert').getByText(say('certificates:is-unknown-key'), { exact: true }).waitFor();
    assert.equal(await main().getByText(say('beneficiaries:scanNotRunning')).count(), 0);
  });
});
