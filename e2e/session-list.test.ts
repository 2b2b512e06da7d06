import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { accountOf } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
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

journey('looks for people on the lists of a session', { system: () => system, profile: phone }, async (person) => {
  const { device, say, step } = person;
  const nurse = new Nurse(person);
  const [turnedAway, undecided] = (await dayOf(system, 'vaccinator1')).roster;
  assert.ok(turnedAway && undecided);
  await step('starts the session', async () => {
    await nurse.arrive(accountOf('vaccinator1'));
    await nurse.openSession();
    await nurse.startSession();
  });
  await step('closes the question why a child is not vaccinated, and finds there what was said before', async () => {
    const opened = async () => {
      await nurse.askWhyNot(undecided.ben_name);
      return device.page.getByRole('dialog');
    };
    const remark = 'दादी से पूछकर बताएँगे';
    const sheet = await opened();
    await sheet.getByRole('radio').nth(1).click();
    await sheet.getByRole('textbox').fill(remark);
    await sheet.getByRole('checkbox').click();
    await device.page.goBack();
    await sheet.waitFor({ state: 'detached' });
    await device.reload();
    const again = await opened();
    await eventually(() => again.getByRole('textbox').inputValue(), remark);
    assert.ok(await again.getByRole('radio').nth(1).isChecked());
    assert.equal(await again.getByRole('checkbox').isChecked(), false, 'the family is told when it is recorded');
    await device.page.goBack();
    await again.waitFor({ state: 'detached' });
  });
  await step('looks for a child among those still to come, and is led to the list where the child is', async () => {
    await nurse.reject(turnedAway.ben_name);
    const panel = device.page.getByRole('tabpanel');
    await nurse.typeOnList(turnedAway.beneficiary_id);
    await panel.getByRole('heading', { name: say('sessions:onOtherLists') }).waitFor();
    const others = panel.getByRole('button');
    const list = say('sessions:rejected');
    assert.deepEqual(await others.allTextContents(), [
      say('sessions:onOtherList', { list, people: say('sessions:people', { count: 1, n: 1 }) }),
    ]);
    await others.click();
    await nurse.find(turnedAway.ben_name);
    await nurse.openList('sessions:scheduled');
    await nurse.typeOnList('xqxqxq');
    await panel.getByText(say('sessions:onNoListAdd')).waitFor();
    assert.equal(await others.count(), 0);
  });
});
