import assert from 'node:assert/strict';
import { test } from 'node:test';
import { downloadPregnencyDetailsPdf } from '@teeka/contract/pregnancies';
import { addDays } from '@teeka/domain/calendar';
import { displayDate, fileDate } from '@teeka/domain/format';
import { whole } from '@teeka/words/whole';
import { paperFrom } from '../../../testing/paper-of.ts';
import { pregnancyDesk } from '../../../testing/pregnancy-desk.ts';
import { sessionDay } from '../../../testing/session-day.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, today } = day;
const { site, places } = day;
const officer = await server.as(await server.fixtures.user({ role: 'Supervisor', sites: [site], places }));
const asha = await server.as(
  await server.fixtures.user({ role: 'ASHA', sites: [site], villages: site.villages, places }),
);

test('a pregnancy that goes on: weeks, risks with reasons, each visit, referrals', async () => {
  const desk = await pregnancyDesk(day, { lmp: addDays(today, -150) });
  await desk.record('antenatal', {
    ...{ visited_on: addDays(today, -20), weight: 51.5, systolic: 150, diastolic: 98, haemoglobin: 6.4, ifa: 30 },
    ...{ signs: ['fever'], note: 'Seen with her mother' },
  });
  await desk.record('risk', { risks: ['Severe anaemia (Hb under 7)'], reason: 'Pale since weeks' });
  await desk.record('referral', { referred_on: today, to_facility: 'District Hospital', reason: 'Severe anaemia' });
  for (const language of ['en', 'hi'] as const) {
    const paper = await paperFrom(phone, downloadPregnencyDetailsPdf, { beneficiary_ref_id: desk.woman, language });
    const { papers, pregnancyPage: page, pregnancyForms: forms } = whole[language];
    assert.equal(paper.name, `pregnancy-details-${fileDate(today)}.pdf`);
    paper.says(papers.pregnancyPaper, 'SUNITA DEVI', page.expected, displayDate(addDays(today, 130)));
    paper.says('51.5', '150/98', '6.4', 'Seen with her mother', forms['option-signs-fever'], 'Pale since weeks');
    paper.says('District Hospital', page.nothingHeard, papers.riskStanding, papers.riskProposed);
    paper.says('Test Vaccinator');
  }
});

test('one that ended: the delivery, the children, the visits after', async () => {
  const desk = await pregnancyDesk(day, { lmp: addDays(today, -283) });
  const child = desk.liveChild();
  await desk.record('delivery', desk.delivery({ delivered_on: addDays(today, -3), live_births: 1, still_births: 0 }), [
    { ...child, facts: { ...child.facts, born_on: addDays(today, -3), weight: 2.85, cried: true } },
  ]);
  await desk.record('postnatal', { visited_on: today, temperature: 37.2, child_well: 'well', child_weight: 2.9 });
  const paper = await paperFrom(phone, downloadPregnencyDetailsPdf, {
    ...{ beneficiary_ref_id: desk.woman, pregnancy_number: 1 },
    language: 'en',
  });
  const { pregnancyPage: page, pregnancyMasters: masters, pregnancyOutcome: words } = whole.en;
  paper.says(page['outcome-delivery'], masters['delivery_place-Primary Health Centre'], 'BABY OF SUNITA', '2.85 kg');
  paper.says(masters['birth_outcome-Live birth'], words.postnatalTitle, '37.2', '2.9 kg');
});

test('who does not care for her sees on the paper what the screen shows: no infections, of an abortion its day alone', async () => {
  const desk = await pregnancyDesk(day, { lmp: addDays(today, -90) });
  await desk.record('antenatal', {
    visited_on: addDays(today, -9),
    hiv: 'Reactive',
    weight: 48,
    note: 'Told in trust',
  });
  await desk.record('risk', { risks: ['HIV, syphilis or hepatitis B'], reason: 'Reactive twice' });
  await desk.record('abortion', { aborted_on: addDays(today, -2), abortion_type: 'Induced', place: 'government' });
  const wish = { beneficiary_ref_id: desk.woman, language: 'en' } as const;
  const { pregnancyForms: forms, pregnancyMasters: masters, pregnancyPage: page } = whole.en;
  const hidden = [
    ...[forms['antenatal-hiv'], masters['high_risk-HIV, syphilis or hepatitis B'], 'Reactive twice', 'Told in trust'],
    ...[forms['abortion-abortion-type'], masters['abortion_type-Induced']],
  ];
  (await paperFrom(phone, downloadPregnencyDetailsPdf, wish)).says(...hidden);
  for (const other of [officer, asha]) {
    const paper = await paperFrom(other, downloadPregnencyDetailsPdf, wish);
    paper.isSilentOf(...hidden);
    paper.says('Week 11', page['outcome-abortion'], displayDate(addDays(today, -2)));
  }
});

test('earlier pregnancies are a table: year, how it ended, of a delivery the child and how it was born', async () => {
  const desk = await pregnancyDesk(day, { registered: false });
  await desk.record('registered', {
    ...{ lmp_date: addDays(today, -70), registered_on: today },
    ...{ earlier_1_year: 2018, earlier_1_outcome: 'Delivery', earlier_1_birth: 'Live birth' },
    ...{ earlier_1_delivery: 'Caesarean', earlier_2_year: 2020, earlier_2_outcome: 'Abortion' },
    ...{ earlier_3_outcome: 'Delivery', earlier_3_birth: 'Still birth' },
  });
  for (const language of ['en', 'hi'] as const) {
    const paper = await paperFrom(phone, downloadPregnencyDetailsPdf, { beneficiary_ref_id: desk.woman, language });
    const { papers, pregnancyPage: page, pregnancyForms: forms, pregnancyMasters: masters } = whole[language];
    // A row after the other under one head, in the order of the sheet.
    paper.says(
      [
        ...[forms['registered-earlier-year'], papers.outcomeWord, papers.child, forms['registered-earlier-delivery']],
        ...[
          '2018',
          masters['outcome-Delivery'],
          masters['birth_outcome-Live birth'],
          masters['delivery_type-Caesarean'],
        ],
        ...['2020', masters['outcome-Abortion'], papers.notKnown, masters['outcome-Delivery']],
        masters['birth_outcome-Still birth'],
      ].join(' '),
    );
    paper.says(page['step-before']);
    paper.isSilentOf('(1)', '(2)', '(3)');
  }
});

test('of a bank account nothing is written', async () => {
  const desk = await pregnancyDesk(day, { registered: false });
  const account = {
    has_bank: true,
    bank_account: '123456789012',
    bank_holder: 'SUNITA DEVI',
    bank_name: 'Gramin Bank',
  };
  const place = { bank_branch: 'Ujhani', bank_ifsc: 'SBIN0001234' };
  await desk.record('registered', {
    ...{ lmp_date: addDays(today, -70), registered_on: today, jsy: true, ...account, ...place },
  });
  const paper = await paperFrom(phone, downloadPregnencyDetailsPdf, { beneficiary_ref_id: desk.woman, language: 'en' });
  paper.says(whole.en.pregnancyForms['registered-jsy']);
  paper.isSilentOf('9012', 'Gramin Bank', 'SBIN0001234');
});

test('a pregnancy that there is not, a woman of elsewhere; who downloaded stands in the audit log', async () => {
  const desk = await pregnancyDesk(day);
  const wish = { beneficiary_ref_id: desk.woman };
  const other = await phone.send(downloadPregnencyDetailsPdf, { ...wish, pregnancy_number: 2 });
  assert.deepEqual(other.codes, ['REPREP0010']);
  for (const stranger of await day.strangers())
    assert.deepEqual((await stranger.send(downloadPregnencyDetailsPdf, wish)).codes, ['REQVAL0012']);
  await paperFrom(phone, downloadPregnencyDetailsPdf, wish);
  assert.equal((await day.audited(desk.woman)).at(-1), downloadPregnencyDetailsPdf.name);
});
