import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { root } from '../tools/launch/root.ts';
import { dayOf } from './harness/day.ts';
import { Device } from './harness/device.ts';
import { formFlaws } from './harness/form-flaws.ts';
import {
  type Form,
  formsAlike,
  formsOfSupervisor,
  formsOfVaccinator,
  formsOutside,
  knownOf,
  supervisor,
  vaccinator,
} from './harness/forms.ts';
import { giveElsewhere } from './harness/given-elsewhere.ts';
import { signIn } from './harness/hands.ts';
import { settle, wear } from './harness/look.ts';
import { Nurse } from './harness/nurse.ts';
import { desktop, phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import { wordsIn } from './harness/words.ts';

const source = join(root, 'apps', 'web', 'src');
const none = { given: '', waiting: '', session: '', special: '' };

test('every form of the source is examined here, or it is said why not', () => {
  const known = [...formsOutside, ...formsOfVaccinator(none), ...formsOfSupervisor].map(({ file }) => file);
  const named = new Set([...known, ...Object.keys(formsAlike)]);
  const forms = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) =>
    /\b(useRefusals|useAttempt|useForm)(<[^()]*>)?\(|<form\b[^>]*onSubmit/s.test(
      readFileSync(join(source, file), 'utf8'),
    ),
  );
  assert.deepEqual(
    forms.filter((file) => !named.has(file)),
    [],
  );
  assert.deepEqual(
    [...named].filter((file) => !globSync(file, { cwd: source }).length),
    [],
  );
});

let system: System;
before(async () => {
  system = await bringUpSystem();
});
after(() => system.end());

/** Sends each form with nothing in it, and tells what is wrong with the answer. */
async function sendEmpty(nurse: Nurse, forms: readonly Form[]): Promise<readonly string[]> {
  const { device, say } = nurse;
  const wrong: string[] = [];
  for (const { file, path, open, send, without } of forms) {
    await device.open(path);
    await settle(device.page);
    try {
      await open?.(nurse);
      if (send)
        await device.page
          .getByRole('button', { name: say(send), exact: true })
          .last()
          .click();
      else await device.page.keyboard.press('Enter');
    } catch (error) {
      wrong.push(`${file}: cannot be sent: ${String(error).slice(0, 200)}`);
      continue;
    }
    const known = without ? `does not mark '${say(without)}'` : '';
    const flaws = (await formFlaws(device.page)).filter((flaw) => flaw !== known);
    wrong.push(...flaws.map((flaw) => `${file}: ${flaw}`));
  }
  return wrong;
}

describe('a form that is sent empty says where, in the same way everywhere', { concurrency: 1 }, () => {
  test('of a vaccinator, on a phone', async () => {
    const device = new Device(system, phone);
    const nurse = new Nurse({ device, say: await wordsIn('hi') });
    await device.open('/unauthorized');
    await wear(device.page, { language: 'hi', theme: 'light' });
    assert.deepEqual(await sendEmpty(nurse, formsOutside), []);
    const day = await dayOf(system, vaccinator.user_name);
    await signIn(nurse, vaccinator);
    await nurse.untilDayIsHere();
    await nurse.openSession();
    await nurse.startSession();
    const [somebody] = day.roster.toSorted((one, two) => two.dob.localeCompare(one.dob));
    await nurse.visit(somebody?.ben_name ?? '');
    await nurse.chipSays('sync:allSent');
    const known = await knownOf(system, day);
    await device.open('/dashboard');
    await nurse.untilDayIsHere();
    assert.deepEqual(await sendEmpty(nurse, formsOfVaccinator(known)), []);
    await device.throwAway();
  });
  test('of a supervisor, at a desk', async () => {
    const device = new Device(system, desktop);
    const nurse = new Nurse({ device, say: await wordsIn('en') });
    await giveElsewhere(system, await dayOf(system, vaccinator.user_name));
    await signIn(nurse, supervisor);
    await device.page.waitForURL('**/home');
    assert.deepEqual(await sendEmpty(nurse, formsOfSupervisor), []);
    await device.throwAway();
  });
});
