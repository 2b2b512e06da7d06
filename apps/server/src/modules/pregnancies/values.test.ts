import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addPregnancyEvent, correctPregnancy } from '@teeka/contract/pregnancies';
import type { PregnancyAct } from '@teeka/domain/pregnancy';
import {
  type PregnancyIds,
  type PregnancyValue,
  pregnancyActWith,
  pregnancyBefore,
  pregnancyPath,
  pregnancyValues,
  valuesWoman,
} from '../../../../../packages/domain/testing/pregnancy-values.ts';
import { valuesToday } from '../../../../../packages/domain/testing/value-rows.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { nextReferenceNumber } from '../../testing/pregnancy-desk.ts';
import { sessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false, start: `${valuesToday}T09:00:00+05:30` });
const day = await sessionDay(server);
const supervisor = await server.as(
  await server.fixtures.user({ role: 'Supervisor', level: 'Block', sites: [day.site], places: day.places }),
);

interface Case {
  readonly woman: string;
  readonly ids: PregnancyIds;
}

const newIds = (): PregnancyIds => ({
  registration: uuidV7(),
  visit: uuidV7(),
  referral: uuidV7(),
  delivery: uuidV7(),
  birth: uuidV7(),
  child: nextReferenceNumber(),
  more: Array.from({ length: 5 }, () => ({ birth: uuidV7(), child: nextReferenceNumber() })),
  act: uuidV7(),
});

const sent = (woman: string, event: PregnancyAct) => ({
  beneficiary_ref_id: woman,
  pregnancy_number: 1,
  event: { ...event, births: [...event.births] },
  captured_at: day.at(),
});

/** A correction comes from who answers for the place, all else from who cares for the woman. */
async function answerTo(woman: string, event: PregnancyAct) {
  const { kind } = event;
  if (kind !== 'child-added' && kind !== 'delivery-date' && kind !== 'lmp-date' && kind !== 'withdrawal')
    return await day.phone.send(addPregnancyEvent, sent(woman, event));
  const { event: whole, ...of } = sent(woman, event);
  return await supervisor.send(correctPregnancy, { ...of, event: { ...whole, kind } });
}

/** A woman with what has to be on record before a value of this form is judged. */
async function newCase(value: PregnancyValue): Promise<Case> {
  const woman = await day.person({ dob: valuesWoman.born, gender: valuesWoman.gender });
  const ids = newIds();
  for (const act of pregnancyBefore(value, ids)) await day.phone.ask(addPregnancyEvent, sent(woman, act));
  return { woman, ids };
}

/** Where in the request the field lies. */
function pathInRequest(value: PregnancyValue): string {
  const path = pregnancyPath(value);
  const isNumberOfChild = /^births\.\d+\.(child_id|birth_id)$/.test(path);
  if (isNumberOfChild || (path === 'births' && value.form === 'delivery')) return `event.${path}`;
  return value.form === 'birth' ? path.replace(/^births\.(\d+)\./, 'event.births.$1.facts.') : `event.facts.${path}`;
}

/** A mark that no column holds is turned away at the door, whatever the field; a phone says it by the field's own code. */
const expectedCode = ({ code, value }: PregnancyValue): string =>
  String(value).includes('\0') && code !== 'ok' ? 'REQVAL0002' : code;

test('the server judges every value of the shared table as the phone does', async () => {
  assert.equal(server.clock.clock().today, valuesToday);
  const open = new Map<string, Case>();
  const wrong: string[] = [];
  for (const value of pregnancyValues) {
    const { woman, ids } = open.get(value.form) ?? (await newCase(value));
    const { status, errors, text } = await answerTo(woman, pregnancyActWith(value, ids));
    // What was taken stays on record: the next value is that of another woman.
    if (status === 200) open.delete(value.form);
    else open.set(value.form, { woman, ids });
    const code = errors.find(({ path }) => path === pathInRequest(value))?.code ?? 'ok';
    const expected = expectedCode(value);
    if (code !== expected || (status === 200) !== (expected === 'ok'))
      wrong.push(`${value.form} ${value.path} ${JSON.stringify(value.value)}: ${expected} expected, ${status} ${text}`);
  }
  assert.deepEqual(wrong, []);
});
