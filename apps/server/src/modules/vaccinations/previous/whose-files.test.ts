import assert from 'node:assert/strict';
import { test } from 'node:test';
import { savePhoto } from '@teeka/contract/beneficiaries';
import { uploadProfilePic } from '@teeka/contract/profile';
import { addPreviousVaccination, addPreviousVaccinationFile, saveCardPhoto } from '@teeka/contract/vaccinations';
import { addDays } from '@teeka/domain/calendar';
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts';
import { cardPdf } from '../../../testing/pdf-of.ts';
import { fileOf, previousReports } from '../../../testing/previous-report.ts';
import { sessionDay } from '../../../testing/session-day.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone } = day;
const pdf = cardPdf();
const { dose, report } = previousReports(day);

test('whom a file is about is asked before it is looked at', async () => {
  const stranger = (await server.fixtures.places(1)).villages[0] ?? 0;
  const away = await server.fixtures.person({ village: stranger });
  const content = 'TVo=';
  const captured_at = day.at();
  const about = { beneficiary_reference_id: away, captured_at };
  const answers = [
    await phone.send(addPreviousVaccinationFile, {
      ...about,
      case_id: uuidV7(),
      dose_id: uuidV7(),
      file_name: 'card.pdf',
      content,
    }),
    await phone.send(
      addPreviousVaccination,
      report(away, {
        vaccine_details: [dose({ file_name: 'card.pdf' })],
        files: [fileOf('card.pdf', Buffer.from('MZ'))],
      }),
    ),
    await phone.send(saveCardPhoto, { ...about, content }),
    await phone.send(savePhoto, { beneficiary_id: away, user_photo: content, captured_at }),
    await phone.send(uploadProfilePic, { userId: uuidV7(), file: fileOf('me.png', Buffer.from('MZ')) }),
  ];
  assert.deepEqual(
    answers.map(({ codes }) => codes),
    answers.map(() => ['REQVAL0012']),
  );
});

test('whoever sends very many files at once waits for none but their own, and the last are asked to come again', async () => {
  const person = await day.person({ dob: addDays(day.today, -60) });
  const one = dose();
  const input = report(person, { vaccine_details: [one] });
  await phone.ask(addPreviousVaccination, input);
  const { beneficiary_reference_id, case_id, captured_at } = input;
  const content = pdf.toString('base64');
  const bring = (by: typeof phone, more: object = {}) =>
    by.send(addPreviousVaccinationFile, {
      beneficiary_reference_id,
      case_id,
      captured_at,
      dose_id: one.dose_id,
      file_name: 'card.pdf',
      content,
      ...more,
    });
  const [greedy, colleague] = [
    await server.as(await server.fixtures.user({ sites: [day.site], places: day.places })),
    await server.as(await server.fixtures.user({ sites: [day.site], places: day.places })),
  ];
  const many = Promise.all(Array.from({ length: 40 }, () => bring(greedy)));
  assert.equal((await bring(colleague)).status, 200);
  const statuses = (await many).map(({ status }) => status);
  assert.ok(statuses.includes(429), statuses.join());
  assert.ok(statuses.includes(200));
});
