import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { startSession, verifyManually } from '@teeka/contract/sessions';
import { accountOf } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { delayedCall } from './harness/delayed-call.ts';
import { eventually } from './harness/eventually.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import type { WordKey } from './harness/words.ts';

let system: System;
before(async () => {
  system = await bringUpSystem();
});
after(() => system.end());

const worker = accountOf('vaccinator1');

journey(
  'papers of many people, while something of them is not sent',
  { system: () => system, profile: phone },
  async (person) => {
    const { device, say, step } = person;
    const nurse = new Nurse(person);
    const page = () => device.page;
    const main = () => page().getByRole('main');
    const sheet = () => page().getByRole('dialog');
    const button = (key: WordKey, within = main()) => within.getByRole('button', { name: say(key), exact: true });
    /** The sheet says that what is delayed is missing and waits; once it is sent, the file can be had. */
    const waitsFor = async (call: Awaited<ReturnType<typeof delayedCall>>, keys: { says: WordKey; take: WordKey }) => {
      await sheet().getByText(say(keys.says)).waitFor();
      assert.ok(await button(keys.take, sheet()).isDisabled());
      await device.picture(keys.says.replace(/\W/g, '-'));
      call.letGo();
      await sheet().getByText(say(keys.says)).waitFor({ state: 'detached' });
      const coming = page().waitForEvent('download');
      await button(keys.take, sheet()).click();
      const file = await coming;
      await sheet().waitFor({ state: 'detached' });
      return file.suggestedFilename();
    };

    await step('the paper of a session waits for its start', async () => {
      await nurse.arrive(worker);
      await nurse.openSession();
      const start = await delayedCall(page(), startSession);
      await nurse.startSession();
      await start.begun;
      await button('papers:sessionPaper').click();
      assert.match(await waitsFor(start, { says: 'papers:unsentOfSession-waits', take: 'papers:download' }), /\.pdf$/);
    });

    await step(
      'the due list as a file waits for somebody who is being verified; that of the area, which the server judges, does not',
      async () => {
        const [child] = (await dayOf(system, worker.user_name)).roster;
        const verifying = await delayedCall(page(), verifyManually);
        await nurse.verify(await nurse.find(child?.ben_name ?? ''));
        await verifying.begun;
        await device.goTo('/due-list?reach=area');
        await button('downloads:take').click();
        await eventually(() => button('downloads:fetch', sheet()).isEnabled(), true);
        assert.equal(await sheet().getByText(say('downloads:unsent-waits')).count(), 0);
        await device.goTo('/due-list');
        await button('downloads:take').click();
        const name = await waitsFor(verifying, { says: 'downloads:unsent-waits', take: 'downloads:fetch' });
        assert.match(name, /^Due-List-\d{8}\.pdf$/);
      },
    );
  },
);
