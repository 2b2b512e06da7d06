import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { InputOf } from '@teeka/contract/call';
import { addVaccineDetails, caseStatusUpdation, saveCaseDetails } from '@teeka/contract/cases';
import { addPregnancyEvent, getPregnancies } from '@teeka/contract/pregnancies';
import { addDays } from '@teeka/domain/calendar';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { rabiesBite } from '../../testing/bite-day.ts';
import { type PregnancyDesk, pregnancyDesk } from '../../testing/pregnancy-desk.ts';
import { sessionDay, vaccine } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, today } = day;

type Visit = InputOf<typeof saveCaseDetails>;

const anaemia = 'Severe anaemia (Hb under 7)';
const found = { visited_on: today, place: 'VHSND', systolic: 118, diastolic: 76, weight: 54 };

/** A registered woman who was verified at a session of today, and the visit that is written of her there. */
async function visitOf(of: Partial<Visit> = {}, desk?: PregnancyDesk): Promise<{ desk: PregnancyDesk; visit: Visit }> {
  const her = desk ?? (await pregnancyDesk(day));
  const session_id = await day.session(1);
  await day.list(her.woman, { session: session_id, status: 'verified' });
  return {
    desk: her,
    visit: {
      case_id: uuidV7(),
      beneficiary_reference_id: her.woman,
      session_id,
      material_category: 'Others',
      material_ids: [],
      screened: [],
      antenatal: {
        pregnancy_number: 1,
        visit: { event_id: uuidV7(), facts: found },
        risk: { event_id: uuidV7(), facts: { risks: [anaemia], overruled: [] } },
        referral: {
          event_id: uuidV7(),
          facts: { referred_on: today, from_facility: 'PHC Bara', to_facility: 'District hospital', reason: 'Anaemia' },
        },
      },
      captured_at: day.at(-1),
      ...of,
    },
  };
}

const stored = (visit: Visit) =>
  server.rows(
    sql<{ case_kind: string; line: string; kind: string; session_id: string }>`
      select c.kind as case_kind, c.material_category, r.status as line, e.kind, e.session_id
      from care_case c
      join session_roster r on r.session_id = c.session_id and r.beneficiary_id = c.beneficiary_id
      left join pregnancy_event e on e.case_id = c.case_id and e.beneficiary_id = c.beneficiary_id
      where c.case_id = ${visit.case_id}::uuid order by e.recorded_at`.compile(build),
  );

const refused = async (visit: Visit) =>
  (await phone.send(saveCaseDetails, visit)).errors.map(({ code, path }) => `${code} ${path ?? ''}`);

const withFacts = (visit: Visit, facts: object): Visit =>
  ({
    ...visit,
    antenatal: { ...visit.antenatal, visit: { ...visit.antenatal?.visit, facts: { ...found, ...facts } } },
  }) as Visit;

test('a visit at a session: its case and all that was found are stored together, and the line stays', async () => {
  const { desk, visit } = await visitOf();
  assert.deepEqual(await refused(visit), []);
  const { session_id } = visit;
  const row = { case_kind: 'antenatal', material_category: 'Others', line: 'verified', session_id };
  const kinds = ['antenatal', 'risk', 'referral'];
  assert.deepEqual(
    await stored(visit),
    kinds.map((kind) => ({ ...row, kind })),
  );
  const { pregnancies } = await phone.ask(getPregnancies, { beneficiary_ref_id: desk.woman });
  const events = pregnancies[0]?.events.filter(({ kind }) => kind === 'antenatal') ?? [];
  assert.deepEqual(
    events.map(({ facts }) => [facts.systolic, facts.weight]),
    [[118, 54]],
  );
  const { beneficiary_reference_id, case_id } = visit;
  const ends = { beneficiary_reference_id, case_id, status: 2 as const, captured_at: day.at() };
  assert.deepEqual((await phone.send(caseStatusUpdation, ends)).codes, []);
});

test('sent again it is stored once; with other content, or fewer of its acts, it is another', async () => {
  const { visit } = await visitOf();
  assert.deepEqual(await refused(visit), []);
  assert.deepEqual(await refused(visit), [], 'sent again');
  assert.equal((await stored(visit)).length, 3);
  const { referral: _, ...fewer } = visit.antenatal ?? ({} as never);
  for (const other of [
    withFacts(visit, { weight: 55 }),
    { ...visit, antenatal: fewer },
    { ...visit, antenatal: undefined },
  ])
    assert.deepEqual(await refused(other), ['REQVAL0009 case_id']);
});

test('an act that is on record already is none of a new visit', async () => {
  const { desk, visit } = await visitOf();
  const act = desk.act('antenatal', found);
  await phone.ask(addPregnancyEvent, act);
  const again = { event_id: act.event.event_id, facts: found };
  const sent = { ...visit, captured_at: act.captured_at, antenatal: { pregnancy_number: 1, visit: again } };
  assert.deepEqual(await refused(sent), ['REQVAL0009 antenatal.visit.event_id']);
  assert.deepEqual(await stored(sent), []);
});

test('what is refused is refused whole, each under its field', async () => {
  const { desk, visit } = await visitOf();
  const { antenatal } = visit;
  assert.ok(antenatal);
  const at = (field: string) => `antenatal.visit.facts.${field}`;
  const cases: [string, Visit, string[]][] = [
    ['half a blood pressure', withFacts(visit, { diastolic: undefined }), [`BENANC0004 ${at('diastolic')}`]],
    ['a field that no form has', withFacts(visit, { bank_account: '123456789' }), [`REQVAL0002 ${at('bank_account')}`]],
    ['of another day', withFacts(visit, { visited_on: addDays(today, -1) }), [`FLDVAL0018 ${at('visited_on')}`]],
    [
      'a risk that holds and does not',
      {
        ...visit,
        antenatal: {
          ...antenatal,
          risk: { event_id: uuidV7(), facts: { risks: [anaemia], overruled: [anaemia], reason: 'Seen by doctor' } },
        },
      },
      ['BENPRE0018 antenatal.risk.facts.overruled'],
    ],
    [
      'of a pregnancy that is not there',
      { ...visit, antenatal: { ...antenatal, pregnancy_number: 2 } },
      ['BENPRE0007 antenatal.pregnancy_number'],
    ],
    ['with a bite', { ...visit, bite: rabiesBite() }, ['VACDOS0008 bite']],
    ['with vaccines', { ...visit, material_ids: [vaccine.bcg] }, ['VACDOS0013 material_ids.0']],
  ];
  for (const [what, sent, codes] of cases) {
    assert.deepEqual(await refused(sent), codes, what);
    assert.deepEqual(await stored(sent), [], what);
  }
  await desk.record('antenatal', found);
  assert.deepEqual(await refused(visit), [`BENANC0002 ${at('visited_on')}`], 'a second one of a day');
  assert.deepEqual(await stored(visit), []);
});

test('at a session where bites are cared for there is none', async () => {
  const { desk, visit } = await visitOf();
  const clinic = await day.session(1, today);
  await server.rows(
    sql`update session_site s set category = 2 from vaccination_session p
      where p.session_id = ${clinic}::uuid and s.session_site_id = p.session_site_id`.compile(build),
  );
  await day.list(desk.woman, { session: clinic, status: 'verified' });
  assert.deepEqual(await refused({ ...visit, session_id: clinic }), ['VACDOS0008 antenatal']);
  await server.rows(
    sql`update session_site s set category = 1 from vaccination_session p
      where p.session_id = ${clinic}::uuid and s.session_site_id = p.session_site_id`.compile(build),
  );
});

test('a dose of the schedule that is sent into its case is judged by the schedule', async () => {
  const { visit } = await visitOf();
  assert.deepEqual(await refused(visit), []);
  const { case_id, beneficiary_reference_id, session_id } = visit;
  const given = (dose: Parameters<typeof day.dose>[0]) =>
    phone.send(addVaccineDetails, { case_id, beneficiary_reference_id, session_id, vaccine_details: [day.dose(dose)] });
  const td = { dose_code: 'TDPW1', material_id: vaccine.td };
  assert.deepEqual((await given(td)).codes, []);
  assert.equal((await day.line(session_id, beneficiary_reference_id))?.status, 'vaccinated');
  assert.deepEqual(
    (await given(td)).errors.map(({ code, path }) => [code, path]),
    [['VACDOS0001', 'vaccine_details.0.dose_code']],
    'that dose counts already',
  );
});
