import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addVaccineDetails } from '@teeka/contract/cases';
import { heardTimeHeader } from '@teeka/contract/heard-time';
import { openVisit } from '../../testing/open-visit.ts';
import { sessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const heard = (minutes: number) => ({ headers: { [heardTimeHeader]: day.at(minutes) } });

test('what was captured before the time that its phone had heard by then is refused, and nothing is stored', async () => {
  const table: readonly (readonly [string, number, number, string])[] = [
    ['captured after what was heard', -5, -60, ''],
    ['heard days ago, without network since', -5, -3 * 24 * 60, ''],
    ['clocks some minutes apart', -9, 0, ''],
    ['the clock is behind', -11, 0, 'SESDAY0015'],
    ['what lies in our future is not believed', -11, 60, ''],
  ];
  for (const [what, captured, said, code] of table) {
    const visit = await openVisit(day);
    const vaccine_details = [day.dose({ captured_at: day.at(captured) })];
    const answer = await day.phone.send(addVaccineDetails, { ...visit, vaccine_details }, heard(said));
    assert.equal(answer.codes.join(), code, what);
  }
});

test('a phone that never heard the time, or says none that is one, is judged by what the server knows', async () => {
  for (const headers of [{}, { [heardTimeHeader]: 'yesterday' }, { [heardTimeHeader]: '' }]) {
    const visit = await openVisit(day);
    const answer = await day.phone.send(addVaccineDetails, { ...visit, vaccine_details: [day.dose()] }, { headers });
    assert.equal(answer.status, 200, answer.text);
  }
});
