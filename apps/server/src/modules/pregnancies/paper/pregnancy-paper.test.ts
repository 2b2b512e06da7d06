import assert from 'node:assert/strict';
import { test } from 'node:test';
import { declareBenDeath, registration } from '@teeka/contract/beneficiaries';
import { downloadPregnencyDetailsPdf } from '@teeka/contract/pregnancies';
import { addDays } from '@teeka/domain/calendar';
import { displayDate, fileDate } from '@teeka/domain/format';
import { fill } from '@teeka/words';
import { whole } from '@teeka/words/whole';
import { paperFrom } from '../../../testing/paper-of.ts';
import { nextReferenceNumber, pregnancyDesk } from '../../../testing/pregnancy-desk.ts';
import { registrationBody } from '../../../testing/registration.ts';
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

test('tablets given after a delivery stand with what was said of the mother', async () => {
  const desk = await pregnancyDesk(day, { lmp: addDays(today, -283) });
  const born_on = addDays(today, -3);
  await desk.record('delivery', desk.delivery({ delivered_on: born_on, live_births: 1, still_births: 0 }), [
    desk.liveChild(nextReferenceNumber(), { born_on }),
  ]);
  await desk.record('postnatal', { visited_on: today, systolic: 118, diastolic: 76, ifa: 180, calcium: 360 });
  for (const language of ['en', 'hi'] as const) {
    const { pregnancyForms: forms } = whole[language];
    const paper = await paperFrom(phone, downloadPregnencyDetailsPdf, { beneficiary_ref_id: desk.woman, language });
    const tablets = forms['unit-tablets'];
    paper.says('118/76');
    paper.says(`${forms['postnatal-ifa']}: 180 ${tablets}; ${forms['postnatal-calcium']}: 360 ${tablets}`);
    paper.isSilentOf(forms['postnatal-systolic'], forms['postnatal-visited-on']);
  }
});

test('of several risks for which the list has no line each has the reason that was given for it', async () => {
  const desk = await pregnancyDesk(day, { lmp: addDays(today, -150) });
  const other = { risks: ['Other'] };
  await desk.record('risk', { ...other, reasons: ['fever'], reason: 'Hot for two days' });
  await desk.record('risk', { ...other, reasons: ['swelling'], reason: 'Feet and face' });
  await desk.record('risk', { ...other, reasons: ['headache', 'fever'], reason: 'Cannot sleep' });
  const { papers, pregnancyForms: forms } = whole.en;
  const paper = await paperFrom(phone, downloadPregnencyDetailsPdf, { beneficiary_ref_id: desk.woman, language: 'en' });
  paper.says(
    `${forms['option-reasons-swelling']} Feet and face ${papers.riskStanding}`,
    `${forms['option-reasons-headache']} Cannot sleep ${papers.riskStanding}`,
    `${forms['option-reasons-fever']} Cannot sleep ${papers.riskStanding}`,
  );
  paper.isSilentOf('Hot for two days');
});

test('of twins a referral says which child it is for, and a child that died or was reported dead says so', async () => {
  const desk = await pregnancyDesk(day, { lmp: addDays(today, -283) });
  const born_on = addDays(today, -5);
  const [declared, reported] = [nextReferenceNumber(), nextReferenceNumber()];
  const births = [
    desk.liveChild(declared, { born_on, name: 'BABY OF SUNITA A' }),
    desk.liveChild(reported, { born_on, name: 'BABY OF SUNITA B' }),
    desk.liveChild(nextReferenceNumber(), { born_on, name: 'BABY OF SUNITA C' }),
  ];
  const counts = { delivered_on: born_on, live_births: 3, still_births: 0 };
  const delivery_id = await desk.record('delivery', desk.delivery(counts), births);
  const child = registrationBody(day.site, {
    ...{ beneficiary_id: declared, name: 'ASHA KUMARI', dob: born_on, ben_type_id: 7008 },
    ...{ mobile_number: server.fixtures.mobile(), delivery_id, guardian_ben_id: desk.woman, captured_at: day.at() },
  });
  await phone.ask(registration, child);
  const visit = { visited_on: addDays(today, -3), of_births: births.map(({ birth_id }) => birth_id).join(' ') };
  await desk.record('postnatal', { ...visit, child_well: 'ill', child_2_well: 'ill', child_3_well: 'ill' });
  const sent = { whom: ['child'], referred_on: addDays(today, -3), reason: 'Fever' };
  const [first, second] = births.map(({ birth_id }) => birth_id);
  await desk.record('referral', { ...sent, to_facility: 'Ujhani', of_births: `${first} ${second}` });
  await desk.record('referral', { ...sent, to_facility: 'Sahaswan', of_births: second ?? '' });
  await desk.record('referral', { ...sent, to_facility: 'Badaun' });
  await desk.record('referral', { ...sent, whom: ['mother'], to_facility: 'Bisauli' });
  await desk.record('postnatal', { visited_on: addDays(today, -2), child_well: 'died', child_2_well: 'died' });
  await phone.ask(declareBenDeath, {
    ...{ beneficiary_ref_id: declared, date_of_death: addDays(today, -4), remarks: 'birth asphyxia' },
    captured_at: day.at(),
  });
  for (const language of ['en', 'hi'] as const) {
    const { papers, pregnancyForms: forms, pregnancyMasters: masters } = whole[language];
    const paper = await paperFrom(phone, downloadPregnencyDetailsPdf, { beneficiary_ref_id: desk.woman, language });
    const [the, mother] = [forms['option-whom-child'], forms['option-whom-mother']];
    paper.says(
      `${the} (ASHA KUMARI, BABY OF SUNITA B): Ujhani`,
      `${the} (BABY OF SUNITA B): Sahaswan`,
      `${the}: Badaun`,
      `${mother}: Bisauli`,
    );
    const live = masters['birth_outcome-Live birth'];
    paper.says(
      `${live} ${fill(papers.childDied, { date: displayDate(addDays(today, -4)) })}`,
      `${live} ${fill(papers.childReportedDead, { date: displayDate(addDays(today, -2)) })}`,
    );
    paper.isSilentOf(fill(papers.childReportedDead, { date: displayDate(addDays(today, -4)) }), first ?? '');
  }
});

test('of a woman who died the risks are told as they were, and nothing is left to be judged', async () => {
  const desk = await pregnancyDesk(day, { lmp: addDays(today, -150) });
  await desk.record('antenatal', { visited_on: addDays(today, -20), systolic: 150, diastolic: 98, haemoglobin: 6.4 });
  await desk.record('risk', { risks: ['Severe anaemia (Hb under 7)'], reason: 'Pale since weeks' });
  const wish = { beneficiary_ref_id: desk.woman, language: 'en' } as const;
  const { papers, pregnancyPage: page } = whole.en;
  (await paperFrom(phone, downloadPregnencyDetailsPdf, wish)).says(papers.riskProposed);
  await phone.ask(declareBenDeath, {
    ...{ beneficiary_ref_id: desk.woman, date_of_death: addDays(today, -1), captured_at: day.at() },
  });
  const paper = await paperFrom(phone, downloadPregnencyDetailsPdf, wish);
  paper.says(displayDate(addDays(today, -1)), `Pale since weeks ${page.riskWas}`);
  paper.isSilentOf(papers.riskProposed, `Pale since weeks ${papers.riskStanding}`);
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
