import { test } from 'node:test';
import { addVaccineDetails } from '@teeka/contract/cases';
import { addToOngoingSession, endSession, rejectBeneficiary, verifyManually } from '@teeka/contract/sessions';
import { voidDose } from '@teeka/contract/vaccinations';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { openVisit } from '../../testing/open-visit.ts';
import { sessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';
import { endsAsInSequence, type Meeting } from '../../testing/two-at-once.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, at, site } = day;
const colleague = await server.as(await server.fixtures.user({ role: 'ANM', sites: [site] }));
const officer = await server.as(await server.fixtures.user({ role: 'Supervisor', sites: [site], places: day.places }));

type Send = () => Promise<{ readonly status: number; readonly codes: readonly string[] }>;

/** What two phones may do about one person's line on a session's list. */
function acts(session_id: string, beneficiary_id: string) {
  const on = { session_id, beneficiary_id, captured_at: at() };
  const line = (by: typeof phone) => ({
    reject: (reason_id: number) => () =>
      by.send(rejectBeneficiary, { ...on, reason_id, acknowledged: true, remarks: '' }),
    verify: () => by.send(verifyManually, { ...on, photo_id_type: null, details_confirmed: true }),
    end: () => by.send(endSession, { session_id, captured_at: at() }),
    add: () =>
      by.send(addToOngoingSession, {
        ...on,
        added_from: 'vaccinator',
        facility_id: site.facility_id,
        site_id: site.session_site_id,
      }),
  });
  return { mine: line(phone), theirs: line(colleague) };
}

const record = (session_id: string, id: string) => () =>
  server.rows(
    sql`
      select p.status as session, r.status, r.reject_reason_id, r.verified_at is not null as verified,
        (select count(*)::int from dose d where d.beneficiary_id = ${id}::bigint) as doses,
        (select count(*)::int from dose_void x where x.beneficiary_id = ${id}::bigint) as voided
      from vaccination_session p
      left join session_roster r on r.session_id = p.session_id and r.beneficiary_id = ${id}::bigint
      where p.session_id = ${session_id}::uuid`.compile(build),
  );

const codesOf = (send: Send) => async () => {
  const { status, codes } = await send();
  return [`${status}`, ...codes];
};

const sends = (one: Send, other: Send): Meeting['sends'] => [codesOf(one), codesOf(other)];

/** Both wait for the person's line on the list. */
const meeting = (session_id: string, id: string, [one, other]: readonly [Send, Send]): Meeting => ({
  sends: sends(one, other),
  record: record(session_id, id),
  hold: `select from session_roster where session_id = '${session_id}' and beneficiary_id = ${id} for update`,
});

async function visited() {
  const visit = await openVisit(day);
  const { session_id, beneficiary_reference_id: id } = visit;
  const dose = day.dose();
  const { dose_id, dose_code, given_on } = dose;
  const give = () => phone.send(addVaccineDetails, { ...visit, vaccine_details: [dose] });
  const about = { beneficiary_reference_id: id, dose_id, dose_code, given_on, captured_at: at() };
  const takeBack = () => officer.send(voidDose, { ...about, reason: 'Recorded for the wrong child' });
  const meet = (...both: readonly [Send, Send]) => meeting(session_id, id, both);
  return { visit, give, takeBack, meet, ...acts(session_id, id) };
}

async function listed(status: string) {
  const session_id = await day.session();
  const id = await day.person({}, { session: session_id, status });
  const meet = (...both: readonly [Send, Send]) => meeting(session_id, id, both);
  return { meet, ...acts(session_id, id) };
}

const pairs: Record<string, () => Promise<Meeting>> = {
  async 'a dose is recorded and the person turned away'() {
    const { give, theirs, meet } = await visited();
    return meet(give, theirs.reject(1));
  },
  async 'a dose is recorded and the session ended'() {
    const { visit, give, theirs, meet } = await visited();
    const hold = `select from vaccination_session where session_id = '${visit.session_id}' for update`;
    return { ...meet(give, theirs.end), hold };
  },
  async 'a dose is taken back and the person turned away'() {
    const { give, takeBack, theirs, meet } = await visited();
    await give();
    return meet(takeBack, theirs.reject(1));
  },
  async 'a person is turned away and the session ended'() {
    const { mine, theirs, meet } = await listed('scheduled');
    return meet(mine.reject(1), theirs.end);
  },
  async 'a person is verified and the session ended'() {
    const { mine, theirs, meet } = await listed('scheduled');
    return meet(mine.verify, theirs.end);
  },
  async 'a person is verified and turned away'() {
    const { mine, theirs, meet } = await listed('scheduled');
    return meet(mine.verify, theirs.reject(1));
  },
  async 'two phones turn one person away for different reasons'() {
    const { mine, theirs, meet } = await listed('verified');
    return meet(mine.reject(1), theirs.reject(2));
  },
  async 'a person is put on the list and turned away'() {
    const [session_id, id] = [await day.session(), await day.person()];
    const { mine, theirs } = acts(session_id, id);
    return {
      sends: sends(mine.add, theirs.reject(1)),
      record: record(session_id, id),
      hold: `select from beneficiary where beneficiary_id = ${id} for update`,
    };
  },
};

for (const [what, meet] of Object.entries(pairs))
  test(`at once: ${what}; it ends as it would one after the other`, () => endsAsInSequence(server.ownerUrl, meet));
