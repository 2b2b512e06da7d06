import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { startDownload } from '@teeka/contract/downloads';
import { endOf } from '@teeka/domain/fhir';
import { accountOf } from './harness/accounts.ts';
import { delayedCall } from './harness/delayed-call.ts';
import { eventually } from './harness/eventually.ts';
import { goByMenu, signIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { listRows } from './harness/list-rows.ts';
import { lostAnswer } from './harness/lost-answer.ts';
import { desktop } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import type { WordKey } from './harness/words.ts';

let system: System;
before(async () => {
  system = await bringUpSystem();
});
after(() => system.end());

const newVillage = '128999';

// At the desk of an office: names are those of the directory, in English.
journey('places of a district change', { system: () => system, profile: desktop }, async (person) => {
  const { device, say, step } = person;
  const page = () => device.page;
  const main = () => page().getByRole('main');
  const sheet = () => page().getByRole('dialog');
  const press = (key: WordKey, within = main()) => within.getByRole('button', { name: say(key), exact: true }).click();
  const type = (key: WordKey, text: string, within = main()) =>
    within.getByRole('textbox', { name: say(key) }).fill(text);
  const reason = (text: string) => type('places:reason', text, sheet());
  /** What is typed there, once the sheet has found it again. */
  const stands = (key: WordKey, text: string) =>
    eventually(
      () =>
        sheet()
          .getByRole('textbox', { name: say(key) })
          .inputValue(),
      text,
    );
  const heading = (name: string) => page().getByRole('heading', { name, exact: true, level: 1 }).waitFor();
  const closed = async (act: WordKey) => {
    await press(act);
    await reason('Never opened');
    await press(act, sheet());
    await sheet().waitFor({ state: 'detached' });
    await main().getByRole('note').waitFor();
  };
  const history = () => main().getByText(say('places:history'), { exact: true }).click();
  await step('from the places of the own area to a block', async () => {
    await signIn(person, accountOf('district1'));
    await page().waitForURL('**/home');
    // The heading is that of the district as soon as it is known.
    await device.open('/places');
    await page().waitForURL('**/places');
    await listRows(main()).filter({ hasText: 'Sahaswan' }).filter({ hasText: '1011' }).getByRole('link').click();
    await page().waitForURL('**/places/block/1011');
    await heading('Sahaswan');
    const above = main().getByRole('navigation', { name: say('places:liesIn') });
    await above.getByText('Uttar Pradesh', { exact: true }).waitFor();
    // Of the places above it those of the own area alone are ways up.
    assert.deepEqual(await above.getByRole('link').allInnerTexts(), ['Budaun']);
  });
  await step('the health records of a block are prepared as one file, fetched from among the downloads', async () => {
    await press('fhir:areaFetch');
    await page().waitForURL('**/downloads');
    const card = main().getByRole('article').first();
    await card.getByText(say('downloads:state-ready')).waitFor({ timeout: 120_000 });
    await device.picture('health-records-prepared');
    const coming = page().waitForEvent('download');
    await card.getByRole('button', { name: say('downloads:fetch'), exact: true }).click();
    const file = await coming;
    assert.match(file.suggestedFilename(), /^Health-Records-\d{8}\.ndjson\.gz$/);
    const { people } = endOf(gunzipSync(await readFile(await file.path())).toString('utf8'));
    const [counted] = await system.books.rows<{ people: number }>(
      `select count(*)::int as people from audit where call = 'downloads.startDownload' and beneficiary_id <> 0`,
    );
    assert.ok(people > 0);
    assert.equal(counted?.people, people);
    await page().goBack();
    await heading('Sahaswan');
  });
  await step('whoever went on meanwhile stays where they went', async () => {
    const starting = await delayedCall(page(), startDownload);
    await press('fhir:areaFetch');
    await starting.begun;
    await main().getByRole('link', { name: 'Budaun', exact: true }).click();
    await heading('Budaun');
    const address = page().url();
    starting.letGo();
    await page().getByText(say('fhir:areaPreparing')).waitFor();
    await page().waitForTimeout(1500);
    assert.equal(page().url(), address);
    await page().goBack();
    await heading('Sahaswan');
  });
  await step('a village is added: the code of another is told with its name, and nothing typed is lost', async () => {
    await press('places:add_village');
    await type('places:code', '128215', sheet());
    await type('places:nameIn_en', 'Naya Gaon', sheet());
    await press('places:add', sheet());
    await sheet()
      .getByText(say('refusals:ADMLOC0001', { name: 'Abbu Nagar' }))
      .waitFor();
    await type('places:code', newVillage, sheet());
    await type('places:nameIn_hi', 'नया गाँव', sheet());
    await page().goBack();
    await sheet().waitFor({ state: 'detached' });
    await device.reload();
    await press('places:add_village');
    await stands('places:code', newVillage);
    await stands('places:nameIn_hi', 'नया गाँव');
    await press('places:add', sheet());
    await sheet().waitFor({ state: 'detached' });
    await press('places:add_village');
    await stands('places:code', '');
    await press('app:cancel', sheet());
    await listRows(main()).filter({ hasText: 'Naya Gaon' }).getByRole('link').click();
    await page().waitForURL(`**/places/village/${newVillage}`);
    await main().getByText(say('places:noAsha')).waitFor();
  });
  await step('it is named anew, and its history tells by whom', async () => {
    await press('places:change');
    await type('places:nameIn_en', 'Naya Nagla', sheet());
    await press('places:save', sheet());
    await heading('Naya Nagla');
    await history();
    await main()
      .getByText(say('places:fieldChanged', { name: say('places:nameIn_en'), was: 'Naya Gaon', is: 'Naya Nagla' }))
      .waitFor();
    await main().getByText(accountOf('district1').name.en).first().waitFor();
  });
  await step('it is merged into another village: without one nothing goes', async () => {
    await press('places:merge');
    await reason('Two registers for one village');
    await press('places:merge', sheet());
    await sheet().getByText(say('refusals:FLDVAL0029')).waitFor();
    await sheet().getByRole('searchbox').fill('abbu');
    await sheet().getByRole('radio').first().waitFor();
    await sheet().getByRole('radio', { name: 'Abbu Nagar' }).check();
    assert.equal(await sheet().getByText(say('refusals:FLDVAL0029')).count(), 0);
    await page().keyboard.press('Escape');
    await sheet().waitFor({ state: 'detached' });
    await device.reload();
    await press('places:merge');
    await stands('places:reason', 'Two registers for one village');
    await eventually(() => sheet().getByRole('radio', { name: 'Abbu Nagar' }).isChecked(), true);
    await lostAnswer(person, 'mergeVillages', () => press('places:merge', sheet()));
    // The page behind knows already; the second tap is told what came of the first.
    await page().locator('main [role=note]').waitFor({ state: 'attached' });
    await press('places:merge', sheet());
    await sheet().waitFor({ state: 'detached' });
    await main().getByRole('note').getByText('128215').waitFor();
    await main().getByRole('link', { name: 'Abbu Nagar', exact: true }).waitFor();
    assert.equal(
      await main()
        .getByRole('button', { name: say('places:change'), exact: true })
        .count(),
      0,
    );
  });
  await step('a facility is added; of a name that is there already it is said that it is another', async () => {
    await goByMenu(person, 'titles:facilities');
    await page().waitForURL('**/facilities');
    await listRows(main()).first().waitFor();
    await press('places:addFacility');
    await type('places:nameIn_en', 'Sub Centre Abbu Nagar', sheet());
    await sheet()
      .getByRole('combobox', { name: say('places:kind') })
      .selectOption('Sub-Centre');
    await sheet()
      .getByRole('combobox', { name: say('places:level_block') })
      .fill('Sahaswan');
    await page()
      .getByRole('option', { name: /^Sahaswan/ })
      .click();
    await press('places:add', sheet());
    await sheet()
      .getByText(say('refusals:ADMFAC0001', { name: 'Sub-Centre Abbu Nagar' }))
      .waitFor();
    await sheet()
      .getByRole('checkbox', { name: say('places:isAnother') })
      .check();
    await press('places:add', sheet());
    await sheet().waitFor({ state: 'detached' });
    await listRows(main()).filter({ hasText: 'Sub Centre Abbu Nagar' }).getByRole('link').click();
    await heading('Sub Centre Abbu Nagar');
  });
  await step('a session site is begun, left and found again as it was typed', async () => {
    await main()
      .getByRole('link', { name: say('titles:addSite'), exact: true })
      .click();
    await page().waitForURL('**/new-site');
    await type('places:nameIn_en', 'Panchayat Bhawan');
    await page().goBack();
    await main()
      .getByRole('link', { name: say('titles:addSite'), exact: true })
      .click();
    await page().waitForURL('**/new-site');
    assert.equal(
      await main()
        .getByRole('textbox', { name: say('places:nameIn_en') })
        .inputValue(),
      'Panchayat Bhawan',
    );
  });
  await step('what is wrong stands at its field, and a position far from the block is asked once more', async () => {
    await type('places:degrees', 'Sahaswan');
    await press('places:save');
    await main().getByText(say('refusals:SITPOS0002')).waitFor();
    await type('places:degrees', '0, 0');
    await press('places:save');
    await main()
      .getByText(say('refusals:SITPOS0005', { south: '6', north: '37.6', west: '68', east: '97.5' }))
      .waitFor();
    await main().getByText(say('refusals:FLDVAL0001')).waitFor();
    await main().getByRole('checkbox', { name: 'Abhanpur' }).check();
    await main().getByRole('checkbox', { name: 'Adampur' }).check();
    await type('places:degrees', '28.6139, 77.2090');
    await press('places:save');
    await main()
      .getByText(/ km from every other site/)
      .waitFor();
    await main()
      .getByRole('checkbox', { name: say('places:farMeant') })
      .check();
    await press('places:save');
    await page().waitForURL(/\/session-sites\/[\da-f-]+$/);
    await heading('Panchayat Bhawan');
    await main().getByText('28.6139, 77.209', { exact: true }).waitFor();
    await main().getByRole('img').waitFor();
  });
  await step('its position is shown on the map instead', async () => {
    await press('places:positionChange');
    await sheet()
      .getByRole('button', { name: say('places:mapWhole') })
      .click();
    const map = sheet().getByRole('application');
    const box = await map.boundingBox();
    assert.ok(box);
    await map.click({ position: { x: box.width * 0.7, y: box.height * 0.4 } });
    const typed = await sheet()
      .getByRole('textbox', { name: say('places:degrees') })
      .inputValue();
    assert.notEqual(typed, '28.6139, 77.209');
    await type('places:degrees', 'https://www.openstreetmap.org/?mlat=28.1012&mlon=79.0203#map=17', sheet());
    await press('places:save', sheet());
    await sheet().waitFor({ state: 'detached' });
    await main().getByText('28.1012, 79.0203', { exact: true }).waitFor();
    await history();
    await main().getByText(say('places:act_position'), { exact: true }).first().waitFor();
  });
  await step('a facility with an open site cannot be closed; first the site, then the facility', async () => {
    const facility = main().getByRole('link', { name: 'Sub Centre Abbu Nagar' });
    await facility.click();
    await heading('Sub Centre Abbu Nagar');
    await press('places:closeFacility');
    await reason('Never opened');
    await press('places:closeFacility', sheet());
    await sheet()
      .getByText(say('refusals:ADMFAC0005', { sites: '1', workers: '0' }))
      .waitFor();
    await press('app:cancel', sheet());
    await main()
      .getByRole('link', { name: /^Panchayat Bhawan/ })
      .click();
    await heading('Panchayat Bhawan');
    await closed('places:closeSite');
    await facility.click();
    await heading('Sub Centre Abbu Nagar');
    await closed('places:closeFacility');
  });
});
