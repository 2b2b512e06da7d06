import assert from 'node:assert/strict';
import { test } from 'node:test';
import { declareBenDeath } from '@teeka/contract/beneficiaries';
import { getRabiesRecall } from '@teeka/contract/bites';
import { getCoverage } from '@teeka/contract/coverage';
import { voidDose } from '@teeka/contract/vaccinations';
import { arv, biteVisit, clinicDay, record } from '../../testing/bite-day.ts';
import { testServer } from '../../testing/test-server.ts';
import { refreshCoverage } from './index.ts';

const server = await testServer({ sandbox: false });

/** A clinic of its own, with the figures of its block, made anew before they are asked, by whoever signs in at that time. */
async function clinic() {
  const day = await clinicDay(server);
  const ask = async () => {
    await refreshCoverage(server.platform);
    const { places } = day;
    const officer = await server.as(
      await server.fixtures.user({ role: 'District Administrator', level: 'District', places }),
    );
    const month = day.today.slice(0, 7);
    const of = async (more: object = {}) => officer.ask(getCoverage, { month, months: 1, ...more });
    const { rabies, sessions } = await of();
    const within = { level: 'block', code: places.block } as const;
    assert.deepEqual((await of({ within })).rabies, rabies, 'the block says what its sites say');
    return { ...rabies, doses: sessions.doses };
  };
  const nurse = async () => server.as(await server.fixtures.user({ sites: [day.site], places: day.places }));
  const recalled = async () =>
    (await (await nurse()).ask(getRabiesRecall, { session_site_id: day.site.session_site_id })).completion;
  return { day, ask, recalled };
}

const none = { begun: 0, open: 0, completed: 0, lapsed: 0, restarted: 0, stopped: 0, ended: 0, percent: null };

test('who never came back: under way as long as the next dose can be given in the course, not finished from the day after', async () => {
  const { day, ask, recalled } = await clinic();
  await record(await biteVisit(day), [arv(day, 0)], day.phone);
  const open = { ...none, begun: 1, open: 1, doses: 1 };
  assert.deepEqual(await ask(), open);
  // The second dose is due on day 3 and may be 4 days late.
  server.clock.advance({ hours: 7 * 24 });
  assert.deepEqual(await ask(), open);
  assert.deepEqual(await recalled(), { days: 90, begun: 1, completed: 0, open: 1, percent: null });
  server.clock.advance({ hours: 24 });
  assert.deepEqual(await ask(), { ...none, begun: 1, lapsed: 1, percent: 0, doses: 1 }, 'nothing else changed');
  assert.deepEqual(
    await recalled(),
    { days: 90, begun: 1, completed: 0, open: 0, percent: 0 },
    'the recall list says the same',
  );
  server.clock.advance({ hours: -8 * 24 });
});

test('who died during a course is not under way for ever', async () => {
  const { day, ask } = await clinic();
  const child = await day.person({ dob: '2024-05-01' });
  const visit = await biteVisit(day, { again: child });
  assert.equal((await record(visit, [arv(day, 0)], day.phone)).status, 200);
  assert.equal((await ask()).open, 1);
  await day.phone.ask(declareBenDeath, { beneficiary_ref_id: child, date_of_death: day.today, captured_at: day.at() });
  assert.deepEqual(await ask(), { ...none, begun: 1, ended: 1, percent: 0, doses: 1 });
});

test('a course begins with a dose that a site here gave and that stands; doses of others are none of a session', async () => {
  const { day, ask } = await clinic();
  const theirs = await biteVisit(day);
  const amounts = { route: 'ID', sites: [], ml: 0.2, elsewhere: true, facility: 'CHC' };
  assert.equal((await record(theirs, [arv(day, 0, { material_id: 0, amounts })], day.phone)).status, 200);
  assert.deepEqual(await ask(), { ...none, doses: 0 }, 'the other hospital began it');
  const visit = await biteVisit(day);
  const dose = arv(day, 0);
  await record(visit, [dose], day.phone);
  assert.deepEqual(await ask(), { ...none, begun: 1, open: 1, doses: 1 });
  const { dose_id, dose_code, given_on } = dose;
  const { beneficiary_reference_id } = visit;
  const taken = { dose_id, dose_code, given_on, reason: 'Recorded for another person', captured_at: day.at() };
  await day.phone.ask(voidDose, { beneficiary_reference_id, ...taken });
  assert.deepEqual(await ask(), { ...none, doses: 0 }, 'nothing was given');
});
