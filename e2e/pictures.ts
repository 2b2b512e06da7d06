// Pictures of every screen into .pictures/, named screen-width-language-theme.png: a session day of the demo is brought
// half way on a system of its own, then each screen is opened at each width, in each language and theme. `--who` names the
// people, `--only` the screens; `--looks en-dark,hi-light` takes these alone instead of each language in each theme.

import { parseArgs } from 'node:util';
import type { Role } from '@teeka/contract/roles';
import type { Language } from '@teeka/words';
import { firstPage } from '../apps/web/src/ui/page/first-page.ts';
import { abhaScenes } from './harness/abha-scenes.ts';
import { accountOf } from './harness/accounts.ts';
import { clinicDay } from './harness/clinic-scenes.ts';
import { Device } from './harness/device.ts';
import { flawsOf } from './harness/flaws.ts';
import { signIn } from './harness/hands.ts';
import { type Look, settle, wear } from './harness/look.ts';
import { Nurse } from './harness/nurse.ts';
import { homes } from './harness/planning-scenes.ts';
import { desktop } from './harness/profiles.ts';
import type { Scene } from './harness/scene.ts';
import { midSession, outside } from './harness/scenes.ts';
import { bringUpSystem } from './harness/system.ts';
import { wordsIn } from './harness/words.ts';
import { accountsInUse } from './harness/worker-scenes.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '.' },
    who: { type: 'string', default: '.' },
    widths: { type: 'string', default: '360,768,1366' },
    languages: { type: 'string', default: 'en,hi' },
    themes: { type: 'string', default: 'light,dark' },
    looks: { type: 'string', default: '' },
  },
});
const heights: Readonly<Record<string, number>> = { 360: 740, 768: 1024, 1366: 768, 1920: 1080 };
const wanted = new RegExp(values.only);
const each = values.languages
  .split(',')
  .flatMap((language) => values.themes.split(',').map((theme) => `${language}-${theme}`));
const looks = (values.looks === '' ? each : values.looks.split(',')).map((one): Look => {
  const [language, theme] = one.split('-') as [Language, Look['theme']];
  return { language, theme };
});

const system = await bringUpSystem();
let device = new Device(system, desktop);
let taken = 0;
const complaints: string[] = [];

async function take(scenes: readonly Scene[], look: Look, width: number): Promise<void> {
  await device.open('/unauthorized');
  await wear(device.page, look);
  await device.page.setViewportSize({ width, height: heights[width] ?? 768 });
  const nurse = new Nurse({ device, say: await wordsIn(look.language, device.profile) });
  for (const scene of scenes.filter(({ name }) => wanted.test(name))) {
    await scene.before?.(nurse);
    await device.open(scene.path);
    await settle(device.page);
    await scene.act?.(nurse);
    await device.picture(`${scene.name}-${width}-${look.language}-${look.theme}`, {
      whole: !scene.part,
    });
    const flaws = await flawsOf(device);
    complaints.push(...flaws.map((flaw) => `${scene.name} at ${width} px, ${look.language}: ${flaw}`));
    await scene.after?.(nurse);
    taken += 1;
  }
}

async function takeAll(scenes: readonly Scene[]): Promise<void> {
  for (const width of values.widths.split(',').map(Number)) for (const look of looks) await take(scenes, look, width);
}

/** A new device, for whoever comes next. */
async function another(): Promise<Nurse> {
  complaints.push(...device.complaints);
  await device.throwAway();
  device = new Device(system, desktop);
  return new Nurse({ device, say: await wordsIn('en', device.profile) });
}

/** The screens of each person who has their own, brought to where there is something to show. */
const people: Readonly<Record<string, () => Promise<readonly Scene[]>>> = {
  nobody: async () => {
    await device.open('/unauthorized');
    return outside;
  },
  vaccinator1: async () => {
    const nurse = await another();
    await device.open('/auth/login');
    const { built } = await midSession(nurse, { system, account: accountOf('vaccinator1') });
    return built;
  },
  'health-accounts': async () => {
    await (await another()).arrive(accountOf('vaccinator1'));
    return abhaScenes(system);
  },
  vaccinator2: async () => clinicDay(await another(), { system, account: accountOf('vaccinator2') }),
  ...Object.fromEntries(
    homes.map(([userName, scenes]) => [
      userName,
      async () => {
        await accountsInUse(system);
        await signIn(await another(), accountOf(userName));
        await device.page.waitForURL(`**${firstPage(accountOf(userName).role as Role)}`);
        return scenes.map((one) => ({ ...one, name: `${one.name}-${userName}` }));
      },
    ]),
  ),
};

try {
  for (const [name, scenes] of Object.entries(people))
    if (new RegExp(values.who).test(name)) await takeAll(await scenes());
  complaints.push(...device.complaints);
} finally {
  await system.end();
}
process.stdout.write(`${taken} pictures in .pictures/\n`);
if (complaints.length > 0) process.stdout.write(`The pages complained:\n${complaints.join('\n')}\n`);
process.exit();
