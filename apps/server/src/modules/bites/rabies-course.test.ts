import assert from 'node:assert/strict';
import { test } from 'node:test';
import { restartCase } from '@teeka/contract/bites';
import { caseStatusUpdation, getCaseDetailsOfBen, saveCaseDetails } from '@teeka/contract/cases';
import { vaccinationsChart } from '@teeka/contract/vaccinations';
import * as hi from '@teeka/words/hi/index';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import {
  arv,
  biteStock,
  biteVisit,
  clinicDay,
  happens,
  newBiteCase,
  rabiesBite,
  record,
} from '../../testing/bite-day.ts';
import type { OpenVisit } from '../../testing/open-visit.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await clinicDay(server);
const { phone } = day;
/** The clinic opens on 16 March 2026; each test looks at courses that were begun before. */
const past = (days: number) => new Date(Date.UTC(2026, 2, 16 - days)).toISOString().slice(0, 10);
const given = (at: number, days: number, wish: object = {}) => arv(day, at, { given_on: past(days), ...wish });
const byOthers = {
  amounts: { route: 'ID', sites: [], ml: 0.2, elsewhere: true, facility: 'CHC' },
  material_id: 0,
};

async function bitesOf(person: string) {
  const { cases } = await phone.ask(getCaseDetailsOfBen, { beneficiary_reference_id: person });
  return cases.flatMap(({ bite }) => bite ?? []);
}
const restart = (visit: OpenVisit, wish: object = {}) =>
  phone.send(restartCase, {
    case_id: visit.case_id,
    beneficiary_reference_id: visit.beneficiary_reference_id,
    ...wish,
  });
const close = (visit: OpenVisit, status: 2 | 3, reason?: string) =>
  phone.send(caseStatusUpdation, {
    case_id: visit.case_id,
    beneficiary_reference_id: visit.beneficiary_reference_id,
    status,
    ...(reason === undefined ? {} : { reason }),
    captured_at: day.at(),
  });

test('category III on day 0: vaccine and immunoglobulin in one visit, each from its batch', async () => {
  const visit = await biteVisit(day);
  const [vaccine, serum] = [await day.batch(biteStock.arv), await day.batch(biteStock.erig)];
  const rig = {
    ...arv(day, 0, { batch_id: serum }),
    dose_code: 'RIG',
    material_id: biteStock.erig,
    amounts: {
      route: 'wound',
      sites: [],
      ml: 6.93,
      rig_type: 'ERIG',
      iu: 2080,
      infiltrated_ml: 5,
      im_ml: 1.93,
    },
  };
  const tenfold = { ...rig, dose_id: uuidV7(), amounts: { ...rig.amounts, infiltrated_ml: 50, im_ml: 0 } };
  const refused = await record(visit, [tenfold], phone);
  assert.deepEqual([refused.status, refused.codes], [400, ['RABIES0021']], 'more than the vials hold');
  const answer = await record(visit, [arv(day, 0, { batch_id: vaccine }), rig], phone);
  assert.equal(answer.status, 200, answer.text);
  const [care] = await bitesOf(visit.beneficiary_reference_id);
  assert.deepEqual(
    care?.doses.map(({ dose_code, day_of_dose, amounts }) => [dose_code, day_of_dose, amounts?.iu ?? null]),
    [
      ['ARV', 0, null],
      ['RIG', 0, 2080],
    ],
  );
  assert.deepEqual(care?.details, rabiesBite());
  const line = await day.line(visit.session_id, visit.beneficiary_reference_id);
  assert.equal(line?.status, 'vaccinated');
  const chart = await phone.ask(vaccinationsChart, { beneficiary_ref_id: visit.beneficiary_reference_id });
  assert.ok(chart.lines.length > 0, 'the national schedule goes on without them');
  assert.ok(!JSON.stringify(chart).includes('ARV'));
  const second = await record(visit, [{ ...rig, dose_id: uuidV7() }], phone);
  assert.deepEqual([second.status, second.codes], [409, ['RABIES0006']], 'immunoglobulin only once');
});

test('immunoglobulin that another hospital gave stands in the case, with place and product, once', async () => {
  const visit = await biteVisit(day, { bite: rabiesBite({ bitten_on: past(4) }) });
  const theirs = (days: number, rig_type = 'RMAB1') =>
    given(0, days, {
      dose_code: 'RIG',
      material_id: 0,
      amounts: {
        route: 'wound',
        sites: [],
        ml: null,
        rig_type,
        elsewhere: true,
        facility: 'District Hospital',
        paper: false,
      },
    });
  for (const [dose, code] of [
    [theirs(5), 'FLDVAL0018'],
    [theirs(-1), 'SCHEDU0003'],
    [theirs(3, 'X'), 'RABIES0017'],
  ] as const) {
    assert.deepEqual((await record(visit, [dose], phone)).codes, [code]);
  }
  const answer = await record(visit, [given(0, 3), theirs(3)], phone);
  assert.equal(answer.status, 200, answer.text);
  const [care] = await bitesOf(visit.beneficiary_reference_id);
  const rig = care?.doses.find(({ dose_code }) => dose_code === 'RIG');
  assert.deepEqual(
    [rig?.given_on, rig?.amounts?.rig_type, rig?.amounts?.facility, rig?.amounts?.paper],
    [past(3), 'RMAB1', 'District Hospital', false],
  );
  const ours = { ...given(0, 0), dose_code: 'RIG', material_id: biteStock.erig };
  assert.deepEqual((await record(visit, [ours], phone)).codes, ['RABIES0006'], 'ours is a second one');
});

test('what a course takes', async () => {
  const table: [string, object[], object, string | undefined][] = [
    ['day 3 on its day', [given(0, 3)], arv(day, 3), undefined],
    ['day 3 late, inside the limit', [given(0, 7)], arv(day, 3), undefined],
    ['day 3 a day early', [given(0, 2)], arv(day, 3), 'RABIES0003'],
    ['day 3 exceeded', [given(0, 8)], arv(day, 3), 'RABIES0004'],
    ['day 7 before day 3', [given(0, 7)], arv(day, 7), 'RABIES0005'],
    ['a day of another regimen', [given(0, 21)], arv(day, 21), 'RABIES0001'],
    ['a day that was given', [given(0, 3)], arv(day, 0), 'RABIES0002'],
    ['antivenom', [given(0, 3)], arv(day, 1, { dose_code: 'ASV', material_id: biteStock.asv }), 'RABIES0009'],
    ['an earlier day, read from paper', [given(0, 9)], given(3, 5, byOthers), undefined],
    ['tomorrow', [given(0, 3)], given(3, -1), 'SCHEDU0003'],
    ['from the wrong vial', [given(0, 3)], arv(day, 3, { material_id: biteStock.asv }), 'VACDOS0012'],
  ];
  for (const [what, before, dose, code] of table) {
    const visit = await biteVisit(day);
    const begun = await record(visit, before, phone);
    assert.equal(begun.status, 200, `${what}: ${begun.text}`);
    const answer = await record(visit, [dose], phone);
    assert.deepEqual(answer.codes, code === undefined ? [] : [code], what);
    assert.equal(answer.status < 500, true);
    const [care] = await bitesOf(visit.beneficiary_reference_id);
    assert.equal(care?.doses.length, code === undefined ? 2 : 1, what);
  }
});

test('exceeded: the old case closes as such, a linked one begins with day 0, immunoglobulin is not repeated', async () => {
  const visit = await biteVisit(day, { bite: rabiesBite({ bitten_on: past(10) }) });
  const rig = { ...given(0, 9), dose_code: 'RIG', material_id: biteStock.erig };
  assert.equal((await record(visit, [given(0, 9), rig], phone)).status, 200);
  const new_case_id = uuidV7();
  phone.language = 'hi';
  const answer = await restart(visit, { new_case_id, session_id: visit.session_id });
  phone.language = 'en';
  assert.equal(answer.status, 200, answer.text);
  assert.equal(answer.reply.message, hi.bites.restarted, 'as the phone says it, in the language of whoever asks');
  const [fresh, old] = await bitesOf(visit.beneficiary_reference_id);
  assert.deepEqual([old?.status, old?.events.at(-1)?.facts.state], [3, 'period-exceeded']);
  assert.deepEqual([fresh?.case_id, fresh?.status, fresh?.restarted_from], [new_case_id, 1, visit.case_id]);
  assert.deepEqual(fresh?.details, old?.details);
  assert.deepEqual(old?.doses.map(({ product }) => product).sort(), ['ARV', 'ERIG'], 'what each came from');
  const anew = { ...visit, case_id: new_case_id };
  assert.equal((await record(anew, [arv(day, 0)], phone)).status, 200);
  const again = { ...arv(day, 0), dose_code: 'RIG', material_id: biteStock.erig };
  assert.deepEqual((await record(anew, [again], phone)).codes, ['RABIES0006']);
  assert.ok((await record(visit, [arv(day, 3)], phone)).codes.length > 0, 'the old one takes nothing more');
  const { session_id } = visit;
  assert.equal((await restart(visit, { new_case_id, session_id })).status, 200, 'sent again under another key');
  assert.deepEqual((await restart(visit)).codes, ['VACDOS0010'], 'another phone that wants the same');
});

test('a course inside its time does not begin anew', async () => {
  const visit = await biteVisit(day);
  await record(visit, [given(0, 7)], phone);
  assert.deepEqual((await restart(visit)).codes, ['RABIES0007']);
  assert.deepEqual((await restart({ ...visit, case_id: uuidV7() })).codes, ['VACDOS0009']);
  assert.deepEqual((await restart({ ...visit, case_id: 'nonsense' })).codes, ['REQVAL0002']);
});

test('a case is completed with its last dose, or closed with the reason', async () => {
  const bitten = past(10);
  const visit = await biteVisit(day, { bite: rabiesBite({ bitten_on: bitten }) });
  await record(visit, [given(0, 3), arv(day, 3)], phone);
  assert.deepEqual((await close(visit, 2)).codes, ['RABIES0008']);
  for (const [reason, code] of [
    [undefined, 'FLDVAL0001'],
    ['period-exceeded', 'FLDVAL0029'],
  ] as const) {
    assert.deepEqual((await close(visit, 3, reason)).codes, [code]);
  }
  assert.deepEqual((await close(visit, 3, 'animal-healthy')).codes, ['RABIES0020'], 'nobody looked');
  await happens(day, visit, { event_id: uuidV7(), kind: 'animal', facts: { state: 'healthy' } });
  assert.equal((await close(visit, 3, 'animal-healthy')).status, 200);
  assert.equal((await close(visit, 3, 'animal-healthy')).status, 200, 'again');
  assert.deepEqual((await close(visit, 2)).codes, ['VACDOS0010']);
  const [care] = await bitesOf(visit.beneficiary_reference_id);
  assert.deepEqual([care?.status, care?.events.map(({ facts }) => facts.state)], [3, ['healthy', 'animal-healthy']]);
  const whole = await biteVisit(day);
  await record(whole, [given(0, 28), given(3, 25), given(7, 21), arv(day, 28)], phone);
  assert.equal((await close(whole, 2)).status, 200);
});

test('a course is stopped for a healthy animal only once its days of watching are over', async () => {
  const table: [string, object, string[]][] = [
    ['the ninth day', { bitten_on: past(9) }, ['RABIES0013']],
    ['a monkey', { bitten_on: past(20), animal: 'monkey' }, ['RABIES0014']],
    ['prevention', { purpose: 'prevention', bitten_on: null }, ['RABIES0014']],
    ['the tenth day, nobody looked', { bitten_on: past(10) }, ['RABIES0020']],
  ];
  for (const [what, details, codes] of table) {
    const visit = await biteVisit(day, { bite: rabiesBite(details) });
    assert.deepEqual((await close(visit, 3, 'animal-healthy')).codes, codes, what);
  }
  const ill = await biteVisit(day, { bite: rabiesBite({ bitten_on: past(10) }) });
  await happens(day, ill, { event_id: uuidV7(), kind: 'animal', facts: { state: 'ill' } });
  assert.deepEqual((await close(ill, 3, 'animal-healthy')).codes, ['RABIES0018'], 'seen ill');
});

test('how the animal was found stands in the case', async () => {
  const visit = await biteVisit(day);
  const look = { event_id: uuidV7(), kind: 'animal', facts: { state: 'ill' } };
  assert.equal((await happens(day, visit, look)).status, 200);
  assert.equal((await happens(day, visit, look)).status, 200, 'sent again');
  const [care] = await bitesOf(visit.beneficiary_reference_id);
  assert.deepEqual(
    care?.events.map(({ kind, facts }) => [kind, facts.state]),
    [['animal', 'ill']],
  );
});

test('one open course for a person; details of the type, of a regimen that exists, of a bite that has happened', async () => {
  const visit = await biteVisit(day);
  const again = newBiteCase(day, { ...visit, case_id: uuidV7() });
  assert.deepEqual((await phone.send(saveCaseDetails, again)).codes, ['RABIES0012']);
  const other = await biteVisit(day);
  const wrong: [object, string][] = [
    [{ ...rabiesBite(), rabies: null }, 'RABIES0009'],
    [rabiesBite({ regimen: 'NONE' }), 'RABIES0010'],
    [rabiesBite({ bitten_on: '2026-03-17' }), 'RABIES0011'],
    [rabiesBite({ bitten_on: '1990-04-30' }), 'SCHEDU0002'],
    [rabiesBite({ earlier: 'complete', earlier_on: '2062-01-05' }), 'FLDVAL0019'],
    [rabiesBite({ earlier: 'complete', earlier_on: '1989-01-05' }), 'SCHEDU0002'],
    [rabiesBite({ contacts: [] }), 'FLDVAL0001'],
    [rabiesBite({ animal: '<b>' }), 'REQVAL0002'],
    [rabiesBite({ wound_sites: ['leg\u202E'] }), 'REQVAL0002'],
    [rabiesBite({ village: '<b>' }), 'FLDVAL0003'],
  ];
  for (const [bite, code] of wrong) {
    const input = { ...newBiteCase(day, { ...other, case_id: uuidV7() }), bite };
    const answer = await phone.send(saveCaseDetails, input as never);
    assert.deepEqual([answer.status, answer.codes], [400, [code]]);
  }
  assert.deepEqual((await phone.send(saveCaseDetails, newBiteCase(day, visit))).status, 200, 'sent again');
  const changed = newBiteCase(day, visit, rabiesBite({ animal: 'cat' }));
  assert.deepEqual((await phone.send(saveCaseDetails, changed)).codes, ['REQVAL0009']);
});

test('what is written of a dose is words: no markup, no marks that turn the line round', async () => {
  const visit = await biteVisit(day);
  const table: [object, string][] = [
    [{ body_site: '<script>' }, 'FLDVAL0003 vaccine_details.0.body_site'],
    [{ body_site: 'arm\u202E' }, 'FLDVAL0003 vaccine_details.0.body_site'],
    [{ batch_id: null, batch_number: 'A<1>' }, 'FLDVAL0003 vaccine_details.0.batch_number'],
    [{ amounts: { route: 'ID', sites: ['<b>'], ml: 0.2 } }, 'REQVAL0002 vaccine_details.0.amounts.sites.0'],
  ];
  for (const [wish, expected] of table) {
    const { errors } = await record(visit, [arv(day, 0, wish)], phone);
    assert.deepEqual(
      errors.map(({ code, path }) => `${code} ${path}`),
      [expected],
      expected,
    );
  }
});

test('doses of others on their own: recorded in the course, and nobody is vaccinated here', async () => {
  const visit = await biteVisit(day);
  const { beneficiary_reference_id: person, session_id } = visit;
  const paper = [given(0, 10, byOthers), given(3, 7, byOthers)];
  assert.deepEqual((await record(visit, paper, phone)).codes, []);
  const [care] = await bitesOf(person);
  assert.deepEqual([care?.status, care?.doses.length], [1, 2]);
  assert.equal((await day.line(session_id, person))?.status, 'verified');
  assert.deepEqual((await record(visit, [given(7, 0)], phone)).codes, []);
  assert.equal((await day.line(session_id, person))?.status, 'vaccinated');
});
