import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addVaccineDetails } from '@teeka/contract/cases';
import { sessionPack } from '@teeka/contract/pack';
import { getVaccinationDueList } from '@teeka/contract/schedule';
import {
  addPreviousVaccination,
  addPreviousVaccinationFile,
  decidePreviousVaccination,
  getPreviousVaccinationFile,
  getPreviousVaccinations,
  getUipVaccinationsDetails,
  vaccinationsChart,
} from '@teeka/contract/vaccinations';
import { addDays } from '@teeka/domain/calendar';
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts';
import { openVisit } from '../../../testing/open-visit.ts';
import { cardPdf } from '../../../testing/pdf-of.ts';
import { fileOf, previousReports } from '../../../testing/previous-report.ts';
import { sessionDay, vaccine } from '../../../testing/session-day.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, today } = day;
const supervisor = await server.as(
  await server.fixtures.user({ role: 'Supervisor', sites: [day.site], places: day.places }),
);

const pdf = cardPdf();
const { dose, report } = previousReports(day);
const infant = () => day.person({ dob: addDays(today, -60) });
const bcg = async (person: string) =>
  (await phone.ask(vaccinationsChart, { beneficiary_ref_id: person })).lines.find(
    ({ dose_code }) => dose_code === 'BCG',
  );
const pending = async (person: string) =>
  (await supervisor.ask(getPreviousVaccinations, { pageSize: 500 })).data.find(
    ({ beneficiary_id }) => beneficiary_id === person,
  );

test('a dose from the card counts at once, stands as previous and pending, with its file', async () => {
  const person = await infant();
  const shown = dose({ file_name: 'card front.pdf' });
  const input = report(person, { vaccine_details: [shown], files: [fileOf('card front.pdf')] });
  const reply = await phone.ask(addPreviousVaccination, input);
  assert.deepEqual(reply, { case_id: input.case_id, status: 0 });
  assert.deepEqual([(await bcg(person))?.state, (await bcg(person))?.given_on], ['given', shown.day_of_dose]);
  const listed = await pending(person);
  assert.deepEqual(listed?.doses, [
    { dose_id: shown.dose_id, dose_code: 'BCG', day_of_dose: shown.day_of_dose, has_file: true },
  ]);
  const seen = await supervisor.send(getPreviousVaccinationFile, {
    beneficiary_reference_id: person,
    dose_id: shown.dose_id,
  });
  assert.equal(seen.headers.get('content-type'), 'application/pdf');
  assert.match(seen.headers.get('content-disposition') ?? '', /^attachment/);
  assert.match(seen.text, /^%PDF-/);
  assert.deepEqual(
    [seen.headers.get('content-security-policy'), seen.headers.get('x-content-type-options')],
    ["default-src 'none'; sandbox", 'nosniff'],
  );
  const [shownDose] = (await phone.ask(getUipVaccinationsDetails, { id: person })).vaccinations;
  assert.deepEqual(
    [shownDose?.origin, shownDose?.previous?.status, shownDose?.previous?.has_file],
    ['previous', 0, true],
  );
});

test('the chart and the pack say that a dose was given elsewhere, and whether it is approved', async () => {
  const person = await infant();
  const input = report(person);
  await phone.ask(addPreviousVaccination, input);
  const { session_site_id } = day.site;
  const pull = async (since = '') => phone.ask(sessionPack, { session_site_id, since });
  const marks = (pack: Awaited<ReturnType<typeof pull>>) =>
    pack.people.find(({ beneficiary_id }) => beneficiary_id === person)?.previous_doses;
  const given_on = input.vaccine_details[0]?.day_of_dose;
  assert.equal((await bcg(person))?.previous_status, 'Pending');
  const first = await pull();
  assert.deepEqual(marks(first), [['BCG', given_on, 0, 0]]);
  await supervisor.ask(decidePreviousVaccination, {
    beneficiary_reference_id: person,
    case_id: input.case_id,
    approve: true,
  });
  assert.equal((await bcg(person))?.previous_status, 'Approved');
  assert.deepEqual(marks(await pull(first.cursor)), [['BCG', given_on, 2, 0]], 'the decision travels');
});

test('Td of an earlier pregnancy: two documented doses make a booster enough, told by word they do not', async () => {
  const expected = { card: 'TDPWB', word: 'TDPW1' } as const;
  for (const proof of ['card', 'word'] as const) {
    const person = await day.person({ dob: '2000-01-01', lmp_date: addDays(today, -100) });
    const earlier = [
      dose({ dose_code: 'TDPW1', day_of_dose: addDays(today, -700) }),
      dose({ dose_code: 'TDPW2', day_of_dose: addDays(today, -660) }),
    ];
    const td = { material_id: vaccine.td, material_name: 'Td', proof, vaccine_details: earlier };
    const input = report(person, td);
    await phone.ask(addPreviousVaccination, input);
    const open = async () => {
      const { lines } = await phone.ask(vaccinationsChart, { beneficiary_ref_id: person });
      return lines.filter(({ state }) => state === 'due' || state === 'overdue').map((one) => one.dose_code);
    };
    assert.deepEqual(await open(), [expected[proof]], proof);
    const period = { from_date: today, to_date: today };
    const due = (await phone.ask(getVaccinationDueList, period)).data.find((one) => one.beneficiary_id === person);
    assert.deepEqual(
      due?.doses.map(({ dose_code }) => dose_code),
      [expected[proof]],
      proof,
    );
    const { session_site_id } = day.site;
    const { people } = await phone.ask(sessionPack, { session_site_id, since: '' });
    const packed = people.find(({ beneficiary_id }) => beneficiary_id === person)?.previous_doses;
    assert.deepEqual(
      packed?.map(([, , , byWord]) => byWord),
      proof === 'word' ? [1, 1] : [0, 0],
    );
    const { vaccinations } = await phone.ask(getUipVaccinationsDetails, { id: person });
    assert.deepEqual(
      vaccinations.map(({ not_counted }) => not_counted),
      [null, null],
      'judged with the pregnancy in which they were given',
    );
  }
});

test('the file may come later, once: the same again is answered, another one is refused', async () => {
  const person = await infant();
  const input = report(person);
  await phone.ask(addPreviousVaccination, input);
  const dose_id = input.vaccine_details[0]?.dose_id ?? '';
  const later = {
    beneficiary_reference_id: person,
    case_id: input.case_id,
    dose_id,
    captured_at: day.at(),
    file_name: 'card.pdf',
    content: pdf.toString('base64'),
  };
  await phone.ask(addPreviousVaccinationFile, later);
  await phone.ask(addPreviousVaccinationFile, later);
  const better = Buffer.concat([pdf, pdf]).toString('base64');
  const other = await phone.send(addPreviousVaccinationFile, { ...later, content: better });
  assert.deepEqual([other.status, other.codes], [409, ['REQVAL0009']]);
  const none = await phone.send(addPreviousVaccinationFile, {
    ...later,
    content: Buffer.from('x').toString('base64'),
  });
  assert.deepEqual(none.codes, ['BENDOC0002'], 'judged, whatever is there');
  const kept = await supervisor.send(getPreviousVaccinationFile, {
    beneficiary_reference_id: person,
    dose_id,
  });
  assert.match(kept.text, /^%PDF-/);
  assert.ok(kept.text.length < 2 * pdf.length);
  const unknown = await phone.send(addPreviousVaccinationFile, { ...later, dose_id: uuidV7() });
  assert.deepEqual(unknown.codes, ['VACDOS0014']);
});

test('files are judged by name and by content', async () => {
  const person = await infant();
  const table: [string, Buffer, string[]][] = [
    ['card.1.pdf', pdf, ['FLDVAL0021']],
    ['card.exe', pdf, ['BENDOC0002']],
    ['card.pdf', Buffer.from('MZ not a pdf'), ['BENDOC0002']],
    ['card.jpg', Buffer.from('<script>alert(1)</script>'), ['BENDOC0002']],
    ['card.pdf', Buffer.from(`%PDF-1.4 /OpenAction <</S /JavaScript /JS (x)>>\n%%EOF`), ['BENDOC0002']],
    ['card.pdf', Buffer.concat([pdf, Buffer.alloc(800_000, 32), Buffer.from('%%EOF')]), ['REQVAL0006']],
  ];
  for (const [name, bytes, codes] of table) {
    const input = report(person, {
      vaccine_details: [dose({ file_name: name })],
      files: [fileOf(name, bytes)],
    });
    assert.deepEqual((await phone.send(addPreviousVaccination, input)).codes, codes, name);
  }
  assert.notEqual((await bcg(person))?.state, 'given');
});

test('approved with its file is 1, without is 2; decided once', async () => {
  for (const [files, status] of [
    [[fileOf('a.pdf')], 1],
    [[], 2],
  ] as const) {
    const person = await infant();
    const input = report(person, { vaccine_details: [dose({ file_name: 'a.pdf' })], files });
    await phone.ask(addPreviousVaccination, input);
    const decide = (approve: boolean, remarks = '') =>
      supervisor.send(decidePreviousVaccination, {
        beneficiary_reference_id: person,
        case_id: input.case_id,
        approve,
        remarks,
      });
    assert.deepEqual((await decide(true)).reply, { status });
    assert.deepEqual((await decide(true)).reply, { status });
    assert.deepEqual((await decide(false, 'Too late')).codes, ['VACDOS0020']);
    assert.equal(await pending(person), undefined);
  }
});

test('sent back with a reason: the doses no longer count, the story says why', async () => {
  const person = await infant();
  const input = report(person);
  await phone.ask(addPreviousVaccination, input);
  const back = { beneficiary_reference_id: person, case_id: input.case_id, approve: false };
  assert.deepEqual((await supervisor.send(decidePreviousVaccination, { ...back, remarks: ' ' })).codes, ['VACDOS0018']);
  assert.deepEqual((await phone.raw(decidePreviousVaccination, {})).status, 403);
  await supervisor.ask(decidePreviousVaccination, { ...back, remarks: 'Card of another child' });
  assert.equal((await bcg(person))?.state, 'overdue');
  const [shownDose] = (await phone.ask(getUipVaccinationsDetails, { id: person })).vaccinations;
  assert.deepEqual([shownDose?.voided?.reason, shownDose?.previous?.status], ['Card of another child', 3]);
});

test('what cannot have happened, and what is on record already', async () => {
  const person = await infant();
  const table: [object, object, string[]][] = [
    [{ day_of_dose: addDays(today, 1) }, {}, ['SCHEDU0003']],
    [{ day_of_dose: addDays(today, -61) }, {}, ['SCHEDU0002']],
    [{ dose_code: 'OPV1' }, {}, ['VACDOS0012']],
    [{}, { material_id: 99 }, ['VACDOS0013']],
    [{ dose_code: 'XXX' }, {}, ['SCHEDU0001', 'VACDOS0012']],
  ];
  for (const [wish, more, codes] of table) {
    const input = report(person, { vaccine_details: [dose(wish)], ...more });
    assert.deepEqual((await phone.send(addPreviousVaccination, input)).codes, codes, JSON.stringify(wish));
  }
  const input = report(person);
  await phone.ask(addPreviousVaccination, input);
  assert.equal((await phone.send(addPreviousVaccination, input)).status, 200, 'sent again');
  const twice = await phone.send(addPreviousVaccination, report(person));
  assert.deepEqual([twice.codes, twice.errors[0]?.path], [['VACDOS0001'], 'vaccine_details.0.dose_code']);
});

test('a dose at the session and the same one from a card at once: exactly one wins', async () => {
  for (let round = 0; round < 10; round++) {
    const visit = await openVisit(day, { person: { dob: addDays(today, -60) } });
    const answers = await Promise.all([
      phone.send(addVaccineDetails, { ...visit, vaccine_details: [day.dose()] }),
      phone.send(addPreviousVaccination, report(visit.beneficiary_reference_id)),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409], `round ${round}`);
    assert.deepEqual(answers.find(({ status }) => status === 409)?.codes, ['VACDOS0001']);
  }
});
