import { after, before } from 'node:test';
import { makeCardKeys, signCard } from '@teeka/contract/certificates/signed-card';
import { cardClaims, qrOfCard } from '@teeka/domain/certificates';
import { generate } from 'lean-qr';
import sharp from 'sharp';
import { accountOf } from './harness/accounts.ts';
import { goByMenu, signIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';

let system: System;
before(async () => {
  system = await bringUpSystem();
});
after(() => system.end());

/** The code of a certificate that somebody signed with a key of their own, as a picture. */
async function foreignCode(): Promise<Buffer> {
  const { key, secret } = await makeCardKeys();
  const card = {
    ...{ issuer: 'https://elsewhere.example', rid: 'q2Vd8', issuedAt: Math.floor(Date.now() / 1000) - 86_400 },
    ...{ reference: '12345678901237', name: 'AARAV KUMAR', dob: '2026-01-10', gender: 1 },
    doses: [{ dose_code: 'BCG', vaccine: 'BCG', given_on: '2026-01-10', batch_number: 'B-1' }],
  };
  const code = generate(qrOfCard(await signCard(cardClaims(card), { kid: key.kid, secret })));
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

journey('a certificate of a key that nobody here has', { system: () => system, profile: phone }, async (person) => {
  const { device, say, step } = person;
  const main = () => device.page.getByRole('main');
  const button = (key: 'beneficiaries:scanPicture' | 'certificates:again') =>
    main().getByRole('button', { name: say(key) });
  const buffer = await foreignCode();
  const check = async () => {
    const choosing = device.page.waitForEvent('filechooser');
    await button('beneficiaries:scanPicture').click();
    await (await choosing).setFiles({ name: 'paper.jpg', mimeType: 'image/jpeg', buffer });
    await main().getByRole('alert').getByText(say('certificates:is-unknown-key'), { exact: true }).waitFor();
  };

  await step('with network the keys are asked for, and it is said that this one is none of them', async () => {
    await signIn(person, accountOf('vaccinator1'));
    await device.page.waitForURL('**/dashboard');
    await goByMenu(person, 'certificates:checkTitle');
    await button('beneficiaries:scanPicture').waitFor();
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
