import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getBeneficiaryDetails, getBeneficiaryHistory } from '@teeka/contract/beneficiaries';
import { sessionPack } from '@teeka/contract/pack';
import { addPregnancyEvent, correctPregnancy, getPregnancies, getPregnantWomen } from '@teeka/contract/pregnancies';
import type { Role } from '@teeka/contract/roles';
import { vaccinationsChart } from '@teeka/contract/vaccinations';
import { addDays, type CivilDate } from '@teeka/domain/calendar';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import type { UserWish } from '../../testing/fixtures.ts';
import { type PregnancyDesk, pregnancyDesk } from '../../testing/pregnancy-desk.ts';
import { sessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, today } = day;
const ago = (days: number): CivilDate => addDays(today, -days);
const officer = { role: 'Supervisor', level: 'Block', sites: [day.site], places: day.places } as const;
const supervisor = await server.as(await server.fixtures.user(officer));
const reason = 'read wrongly from the card';

const seenTwice = async (lmp: CivilDate): Promise<PregnancyDesk> => {
  const desk = await pregnancyDesk(day, { lmp });
  for (const days of [60, 30]) await desk.record('antenatal', { visited_on: ago(days) });
  return desk;
};
const listed = async (woman: string, list: 'all' | 'expected' = 'all') =>
  (await phone.ask(getPregnantWomen, { list })).data.find(({ beneficiary_id }) => beneficiary_id === woman);
const lmpOf = async (woman: string) => (await phone.ask(getBeneficiaryDetails, { beneficiaryId: woman })).lmp_date;
const firstTd = async (woman: string) => {
  const { lines } = await phone.ask(vaccinationsChart, { beneficiary_ref_id: woman });
  return lines.find(({ dose_code }) => dose_code === 'TDPW1')?.due;
};
const codes = (errors: readonly { readonly code: string; readonly path: string }[]) =>
  errors.map(({ code, path }) => `${code} ${path}`);

test('a last period five months too late is put right after the second visit: lists, her record, Td and her phone follow', async () => {
  const [wrong, right] = [ago(105), ago(258)];
  const desk = await seenTwice(wrong);
  const change = { lmp_date: right, registered_on: ago(45) };
  assert.deepEqual(await desk.refused(desk.act('changed', change)), ['BENPRE0012 event.facts.lmp_date']);
  const td = await firstTd(desk.woman);
  assert.equal(await listed(desk.woman, 'expected'), undefined);
  const correction = desk.correction('lmp-date', { lmp_date: right, reason });
  const answer = await supervisor.ask(correctPregnancy, correction);
  assert.deepEqual(answer, { children_apart: [] });
  assert.deepEqual(await supervisor.ask(correctPregnancy, correction), answer, 'the same once more');

  assert.equal(await lmpOf(desk.woman), right);
  assert.equal((await listed(desk.woman, 'expected'))?.lmp_on, right, 'her delivery is expected within the month');
  assert.notEqual(await firstTd(desk.woman), td);
  const { people } = await phone.ask(sessionPack, { session_site_id: day.site.session_site_id });
  const packed = people.find(({ beneficiary_id }) => beneficiary_id === desk.woman);
  assert.deepEqual(
    [packed?.lmp_date, packed?.pregnancies?.[0]?.events.map(({ kind }) => kind)],
    [right, ['registered', 'antenatal', 'antenatal', 'lmp-date']],
  );
  const { pregnancies } = await phone.ask(getPregnancies, { beneficiary_ref_id: desk.woman });
  assert.deepEqual(pregnancies[0]?.events.at(-1)?.facts, { lmp_date: right, reason });
  const { changes } = await supervisor.ask(getBeneficiaryHistory, { beneficiary_id: desk.woman });
  assert.deepEqual(
    changes.filter(({ field }) => field === 'lmp_date').map(({ new_value }) => new_value),
    [right, wrong],
  );
  const rows = await server.rows(
    sql<{ reason: string; kind: string }>`select detail->>'reason' as reason, detail->>'kind' as kind from audit
      where subject = ${correction.event.event_id} order by audit_id`.compile(build),
  );
  assert.deepEqual(rows.slice(0, 1), [{ reason, kind: 'lmp-date' }]);

  const child = desk.delivery({ delivered_on: today, live_births: 0, still_births: 1 });
  await desk.record('delivery', child, [desk.stillChild()]);
});

test('what was put right stands: a phone that knows the day of before changes nothing, until it is taken back', async () => {
  const desk = await pregnancyDesk(day, { lmp: ago(105) });
  const correction = desk.correction('lmp-date', { lmp_date: ago(120), reason });
  await supervisor.ask(correctPregnancy, correction);
  const old = { lmp_date: ago(105), registered_on: ago(45) };
  assert.deepEqual(await desk.refused(desk.act('changed', old)), ['BENPRE0012 event.facts.lmp_date']);
  await desk.record('changed', { ...old, lmp_date: ago(120), rch_id: '123456789012' });
  await supervisor.ask(
    correctPregnancy,
    desk.correction('withdrawal', { event: correction.event.event_id, reason: 'of another woman' }),
  );
  assert.equal(await lmpOf(desk.woman), ago(120), 'the change said so too');
  const other = await pregnancyDesk(day, { lmp: ago(105) });
  const wrong = other.correction('lmp-date', { lmp_date: ago(120), reason });
  await supervisor.ask(correctPregnancy, wrong);
  const back = { event: wrong.event.event_id, reason: 'of another woman' };
  await supervisor.ask(correctPregnancy, other.correction('withdrawal', back));
  assert.equal(await lmpOf(other.woman), ago(105));
});

test('who puts a last period right: whoever answers for the place, in their own area, with a reason', async () => {
  const elsewhere = await server.fixtures.places();
  const far = await server.fixtures.site(elsewhere);
  const here = { sites: [day.site], places: day.places } as const;
  const there = { sites: [far], places: elsewhere } as const;
  const refusedThere = ['REQVAL0012 beneficiary_ref_id'];
  const right = { lmp_date: ago(120), reason };
  const table: readonly (readonly [who: UserWish, facts: typeof right, expected: readonly string[]])[] = [
    [{ ...officer }, right, []],
    [{ role: 'District Administrator', level: 'District', ...here }, right, []],
    [{ role: 'Site Admin', level: 'Facility', ...here }, right, []],
    [{ ...officer, ...there }, right, refusedThere],
    [{ role: 'District Administrator', level: 'District', ...there }, right, refusedThere],
    [{ role: 'Site Admin', level: 'Facility', ...there }, right, refusedThere],
    [{ ...officer }, { ...right, reason: '' }, ['BENPRE0010 event.facts.reason']],
    [{ ...officer }, { ...right, lmp_date: '' }, ['BENPRE0010 event.facts.lmp_date']],
    [{ ...officer }, { ...right, lmp_date: '2026-02-30' }, ['FLDVAL0017 event.facts.lmp_date']],
    [{ ...officer }, { ...right, lmp_date: ago(60) }, ['FLDVAL0019 event.facts.lmp_date']],
    [{ ...officer }, { ...right, lmp_date: ago(366) }, ['FLDVAL0018 event.facts.lmp_date']],
    [{ ...officer }, { ...right, lmp_date: addDays(today, 1) }, ['FLDVAL0019 event.facts.lmp_date']],
  ];
  for (const [who, facts, expected] of table) {
    const desk = await seenTwice(ago(105));
    const one = await server.as(await server.fixtures.user(who));
    const { errors } = await one.send(correctPregnancy, desk.correction('lmp-date', facts));
    assert.deepEqual(codes(errors), expected, JSON.stringify([who.role, who.level, facts]));
    assert.equal(await lmpOf(desk.woman), expected.length === 0 ? right.lmp_date : ago(105));
  }
  const desk = await seenTwice(ago(105));
  for (const role of ['Vaccinator', 'ANM', 'ASHA', 'Assistant', 'Verifier'] as const satisfies Role[]) {
    const one = await server.as(await server.fixtures.user({ role, ...here, villages: day.site.villages }));
    const { status } = await one.send(correctPregnancy, desk.correction('lmp-date', right));
    assert.equal(status, 403, role);
  }
  assert.deepEqual(await desk.refused(desk.act('lmp-date', right)), ['BENPRE0013 event.facts.lmp_date']);
});

test('two phones register one pregnancy with different last periods: the second is told the one on record, and mends it', async () => {
  const desk = await pregnancyDesk(day, { registered: false });
  const [mine, theirs] = [ago(80), ago(70)];
  const registers = (lmp_date: string, registered_on: string) => desk.act('registered', { lmp_date, registered_on });
  const first = registers(mine, ago(5));
  const second = registers(theirs, ago(9));
  await phone.ask(addPregnancyEvent, first);
  const { errors } = await phone.send(addPregnancyEvent, second);
  assert.deepEqual(
    errors.map(({ code, path, values }) => [code, path, values]),
    [['BENPRE0023', 'event.facts.lmp_date', { lmp: mine }]],
  );
  assert.equal(await lmpOf(desk.woman), mine);
  assert.deepEqual(await desk.refused(registers(mine, ago(9))), [], 'with the day on record it adds to it');
  const row = await listed(desk.woman);
  assert.equal(row?.lmp_on, mine);
  const { pregnancies } = await phone.ask(getPregnancies, { beneficiary_ref_id: desk.woman });
  assert.equal(pregnancies[0]?.events.length, 2, 'both stay readable');
});

test('two phones that register at the same moment: one last period stands, whichever came first', async () => {
  for (const _ of [1, 2, 3]) {
    const desk = await pregnancyDesk(day, { registered: false });
    const days = [ago(80), ago(70)];
    const answers = await Promise.all(
      days.map((lmp_date) => desk.refused(desk.act('registered', { lmp_date, registered_on: today }))),
    );
    const stands = answers.findIndex((found) => found.length === 0);
    assert.deepEqual(answers[1 - stands], ['BENPRE0023 event.facts.lmp_date']);
    assert.equal(await lmpOf(desk.woman), days[stands]);
  }
});
