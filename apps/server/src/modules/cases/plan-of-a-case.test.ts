import assert from 'node:assert/strict';
import { test } from 'node:test';
import { caseStatusUpdation, saveCaseDetails } from '@teeka/contract/cases';
import { sql } from 'kysely';
import type { Actor } from '../../platform/access/actor.ts';
import { build } from '../../platform/db/build.ts';
import { biteVisit, clinicDay, snakeBite } from '../../testing/bite-day.ts';
import { openVisit } from '../../testing/open-visit.ts';
import { sessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';
import { standingDoses } from './schedule/queries.ts';
import { caseToEnd } from './status/queries.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const clinic = await clinicDay(server);

const kindOf = async (case_id: string) => {
  const [row] = await server.rows(
    sql<{ kind: string }>`select kind from care_case where case_id = ${case_id}::uuid`.compile(build),
  );
  return row?.kind;
};

test('a case keeps which plan it is of', async () => {
  const kinds = [await openVisit(day), await biteVisit(clinic), await biteVisit(clinic, { bite: snakeBite() })];
  assert.deepEqual(await Promise.all(kinds.map(({ case_id }) => kindOf(case_id))), ['schedule', 'rabies', 'venom']);
});

test('a case that comes again as one of another plan is another case, whatever else is alike', async () => {
  const visit = await openVisit(day);
  const input = {
    ...visit,
    material_category: 'Universal Immunization Programme' as const,
    material_ids: [],
    screened: [],
    captured_at: day.at(-1),
  };
  const case_id = '0193a000-0000-7000-8000-000000000001';
  const again = { ...input, case_id };
  assert.deepEqual((await day.phone.send(saveCaseDetails, again)).codes, []);
  assert.deepEqual((await day.phone.send(saveCaseDetails, again)).codes, [], 'sent again');
  await server.rows(sql`update care_case set kind = 'venom' where case_id = ${case_id}::uuid`.compile(build));
  assert.deepEqual((await day.phone.send(saveCaseDetails, again)).codes, ['REQVAL0009']);
});

test('the end of a case asks its own plan and no other', async () => {
  const { beneficiary_reference_id: beneficiary_id, case_id } = await openVisit(day);
  const nowhere = {
    state_code: null,
    district_code: null,
    block_code: null,
    facility_id: null,
    sites: [],
    villages: [],
  };
  const actor: Actor = {
    ...{ user_id: day.user.user_id, sign_in_id: '', display_name: '', vacc_type: 1 },
    ...{ role: 'Vaccinator', scope: { level: 'National', ...nowhere } },
  };
  const fails = sql<never>`(select json_build_object('never', 1 / (b.beneficiary_id - b.beneficiary_id)))`;
  const ended = (kind: 'schedule' | 'rabies') =>
    server.rows(
      caseToEnd(actor, day.today, { beneficiary_id, case_id }, [
        { kind, known: standingDoses(case_id) },
        { kind: 'venom', known: fails },
      ]),
    );
  assert.deepEqual(await ended('schedule'), [
    { beneficiary_id, kind: 'schedule', status: 'open', known: { doses: 0 } },
  ]);
  await server.rows(sql`update care_case set kind = 'venom' where case_id = ${case_id}::uuid`.compile(build));
  await assert.rejects(ended('schedule'), /division by zero/);
});

test('what cannot be ended: a case that nobody has', async () => {
  const { beneficiary_reference_id } = await openVisit(day);
  const input = { beneficiary_reference_id, case_id: '0193a000-0000-7000-8000-000000000002', status: 3 as const };
  const answer = await day.phone.send(caseStatusUpdation, { ...input, captured_at: day.at() });
  assert.deepEqual(answer.codes, ['VACDOS0009']);
});
