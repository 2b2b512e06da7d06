import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reportAefi } from '@teeka/contract/aefi';
import { type Role, roles } from '@teeka/contract/roles';
import { admit } from '../../../app/routing/access.ts';
import { routes } from '../../../app/routing/routes.ts';
import type { PersonNow } from '../../../records/beneficiaries/person-now.ts';
import { deathToReport } from './after-dose.ts';

const dose = (given_on: string, voided = false) => ({ given_on, voided });
interface Facts {
  readonly dob?: string;
  readonly died: string | null;
  readonly doses?: readonly ReturnType<typeof dose>[];
  readonly bites?: readonly ReturnType<typeof dose>[];
  readonly events?: readonly string[];
}
const who = ({ dob = '2026-01-10', died, doses = [], bites = [], events = [] }: Facts): PersonNow =>
  ({
    doses,
    record: {
      beneficiary_id: '1',
      dob,
      deceased_on: died,
      bite_cases: [{ doses: bites }],
      adverse_events: events.map((vaccinated_on, nth) => ({ vaccinated_on, report_id: `r${nth}` })),
    },
  }) as unknown as PersonNow;

test('a child who died within 28 days of a dose, as far as this phone knows (specification, section 9)', () => {
  const died = '2026-11-21';
  const table: [string, Facts, string | null][] = [
    ['alive', { died: null, doses: [dose('2026-11-20')] }, null],
    ['without a dose', { died }, null],
    ['on the day of the dose', { died, doses: [dose(died)] }, '0 /aefi/new/1'],
    ['on day 28', { died, doses: [dose('2026-10-24')] }, '28 /aefi/new/1'],
    ['on day 29', { died, doses: [dose('2026-10-23')] }, null],
    ['the dose was taken back', { died, doses: [dose('2026-11-20', true)] }, null],
    ['a dose after a bite', { died, doses: [dose('2026-01-11')], bites: [dose('2026-11-18')] }, '3 /aefi/new/1'],
    ['grown up', { dob: '1996-01-10', died, doses: [dose('2026-11-20')] }, null],
    ['reported already', { died, doses: [dose('2026-11-20')], events: ['2026-11-20'] }, '1 /aefi/report/1/r0'],
    ['an event of long ago', { died, doses: [dose('2026-11-20')], events: ['2026-03-01'] }, '1 /aefi/new/1'],
  ];
  for (const [what, facts, expected] of table) {
    const found = deathToReport(who(facts));
    assert.equal(found && `${found.days} ${found.to}`, expected, what);
    if (found) assert.equal(found.isNew, found.to.includes('/new/'), what);
  }
});

test('whoever is led from the page of a person to the report may open it', () => {
  const mayOpen = (path: string, role: Role): boolean => {
    const route = routes.find((one) => one.path === path);
    return route !== undefined && admit(route.access, { user: { role, vacc_type: 1 } }) === 'admitted';
  };
  const reading = roles.filter((role) => mayOpen('beneficiary/$benID', role) || mayOpen('people/$benID', role));
  assert.deepEqual(reading, roles);
  const reports = (role: Role) => (reportAefi.access as readonly Role[]).includes(role);
  for (const role of reading) assert.equal(mayOpen('aefi/new/$benID', role), reports(role), role);
});
