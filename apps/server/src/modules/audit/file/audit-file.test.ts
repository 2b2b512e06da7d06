import assert from 'node:assert/strict';
import { test } from 'node:test';
import { downloadAuditOfPerson, downloadAuditOfWorker, getAuditOfPerson } from '@teeka/contract/audit';
import { getBeneficiaryDetails } from '@teeka/contract/beneficiaries';
import { addDays, dayInIndia } from '@teeka/domain/calendar';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { makeAtRest } from '../../../platform/sealing/at-rest.ts';
import { KeyRing } from '../../../platform/sealing/key-ring.ts';
import { testServer } from '../../../testing/test-server.ts';
import { sealAudit } from '../index.ts';
import { verifyAuditFile } from './verify-audit-file.ts';

// The log is written by the database's clock; the server's stands a day ahead, so that no midnight comes between.
const start = new Date(Date.now() + 86_400_000).toISOString();
const server = await testServer({ sandbox: false, start });
const { fixtures, platform } = server;
const places = await fixtures.places();
const village = places.villages[0] ?? 0;
const site = await fixtures.site(places);
const anm = await fixtures.user({ role: 'ANM', sites: [site], places });
const phone = await server.as(anm);
const district = await fixtures.user({ role: 'District Administrator', level: 'District', places });
const office = await server.as(district);
const today = dayInIndia(start);
const days = { from_date: addDays(today, -2), to_date: today };
const reason = 'The family complained';

const person = await fixtures.person({ village, name: 'Meena Kumari' });
for (let nth = 0; nth < 4; nth++) await phone.ask(getBeneficiaryDetails, { beneficiaryId: person });
/** Other databases of the same PostgreSQL hold a round of sealing back by what they are in the middle of. */
const linksOfPerson = () =>
  server.rows<{ link: Buffer; position: string; audit_id: string }>(
    sql`select link, position::text as position, audit_id from audit_link where beneficiary_id = ${person}::bigint
      order by position`.compile(build),
  );
while ((await linksOfPerson()).length < 4) await sealAudit(platform);

const fileOfPerson = async () => {
  const answer = await office.send(downloadAuditOfPerson, { beneficiaryId: person, ...days, reason });
  assert.equal(answer.status, 200, answer.text);
  assert.equal(answer.headers.get('content-type'), 'text/csv; charset=utf-8');
  return answer.text;
};
const whole = await fileOfPerson();
const verdict = (text: string) => verifyAuditFile(text, platform.atRest);
const linesOf = (text: string) => text.split('\r\n');
const without = (nth: number) => linesOf(whole).toSpliced(nth, 1).join('\r\n');
const withLine = (nth: number, change: (line: string) => string) =>
  linesOf(whole)
    .map((line, at) => (at === nth ? change(line) : line))
    .join('\r\n');

test('a file says of whom it is, of which days, by whom and why, and is whole', () => {
  const found = verdict(whole);
  assert.equal(found.what, 'whole');
  assert.ok(found.what === 'whole' && found.rows === 4);
  const [heading = '', columns = '', row = '', , , , end = ''] = linesOf(whole.replace('\ufeff', ''));
  assert.match(
    heading,
    new RegExp(`^teeka-audit,1,[0-9a-f]{32},person,${person},${days.from_date},${today},.*,${reason},\\d+,`),
  );
  assert.ok(heading.includes(district.user_id));
  assert.match(columns, /^No\.,When,Who,Role,/);
  assert.match(row, /^1,\d\d\/\d\d\/\d{4} \d\d:\d\d,.*,ANM,.*,Record opened,,[0-9a-f-]{36},.*,[0-9a-f]{32}$/);
  assert.match(end, /^end,4,4,[0-9a-f]{32}$/);
});

const tampered: readonly [what: string, text: () => string, verdict: object][] = [
  ['a cell', () => withLine(3, (line) => line.replace('Record opened', 'List read')), { what: 'changed', row: 2 }],
  ['a time', () => withLine(2, (line) => line.replace(/\d\d:\d\d/, '00:00')), { what: 'changed', row: 1 }],
  ['a seal', () => withLine(4, (line) => `${line.slice(0, -4)}0000`), { what: 'changed', row: 3 }],
  ['the heading', () => withLine(0, (line) => line.replace(reason, 'Just so')), { what: 'changed', row: 0 }],
  ['the names of columns', () => withLine(1, (line) => line.replace('Who', 'Whom')), { what: 'changed', row: 0 }],
  ['the first row removed', () => without(2), { what: 'missing', row: 1 }],
  ['a row removed', () => without(3), { what: 'missing', row: 2 }],
  ['the last row removed', () => without(5), { what: 'missing', row: 4 }],
  [
    'a row removed, the next one numbered anew',
    () =>
      linesOf(whole)
        .toSpliced(3, 2, (linesOf(whole)[4] ?? '').replace(/^3/, '2'))
        .join('\r\n'),
    { what: 'changed', row: 2 },
  ],
  [
    'two rows changed places',
    () =>
      linesOf(whole)
        .toSpliced(2, 2, linesOf(whole)[3] ?? '', linesOf(whole)[2] ?? '')
        .join('\r\n'),
    { what: 'missing', row: 1 },
  ],
  [
    'a row twice',
    () =>
      linesOf(whole)
        .toSpliced(3, 0, linesOf(whole)[2] ?? '')
        .join('\r\n'),
    { what: 'changed', row: 2 },
  ],
  ['the end cut off', () => linesOf(whole).slice(0, 5).join('\r\n'), { what: 'cut', row: 3 }],
  ['something behind the end', () => `${whole}5,x,y\r\n`, { what: 'changed', row: 6 }],
  ['another file', () => 'Name,Role\r\nSita,ANM\r\n', { what: 'none' }],
  ['nothing', () => '', { what: 'none' }],
  ['only the beginning of a heading', () => 'teeka-audit,1', { what: 'foreign' }],
];
for (const [what, text, expected] of tampered)
  test(`a file that was changed is told: ${what}`, () => {
    assert.notEqual(text(), whole);
    assert.deepEqual(verdict(text()), expected);
  });

test('line ends of another system change nothing', () => {
  assert.equal(verdict(whole.replaceAll('\r\n', '\n')).what, 'whole');
});

test('another installation says that it did not seal it; a key that is being changed still counts', () => {
  const [other, next] = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)];
  assert.deepEqual(verifyAuditFile(whole, makeAtRest(other)), { what: 'foreign' });
  const own = platform.atRest.keysFor('audit-file');
  const keys = { keysFor: (purpose: string) => [...makeAtRest(new KeyRing([next])).keysFor(purpose), ...own] };
  assert.equal(verifyAuditFile(whole, keys).what, 'whole');
});

test('rows carry their place in the chain; their links do not stand there as they are in the log', async () => {
  const links = await linksOfPerson();
  assert.equal(links.length, 4);
  for (const { link, position, audit_id } of links) {
    assert.ok(!whole.includes(link.toString('hex').slice(0, 32)));
    const row = linesOf(whole).find((line) => line.includes(audit_id)) ?? '';
    assert.match(row, new RegExp(`,${position},[0-9a-f]{32},[0-9a-f]{32}$`));
  }
});

test('the file of a worker: initials of people, and nothing a formula could begin with', async () => {
  await server.rows(
    sql`update app_user set display_name = '=HYPERLINK("x")' where user_id = ${anm.user_id}::uuid`.compile(build),
  );
  office.language = 'hi';
  const { text, status } = await office.send(downloadAuditOfWorker, { user_id: anm.user_id, ...days, reason });
  office.language = 'en';
  assert.equal(status, 200);
  assert.ok(!text.toLowerCase().includes('meena') && !text.includes(person));
  assert.match(text, /M••• K•••/i);
  assert.match(text, /"'=HYPERLINK\(""x""\)"/);
  assert.match(text, /रिकॉर्ड खोला गया/);
  assert.equal(verdict(text).what, 'whole');
});

test('why it was made stands in the log, and the next reader sees it', async () => {
  await fileOfPerson();
  const { data } = await office.ask(getAuditOfPerson, { beneficiaryId: person, ...days });
  assert.deepEqual([data[0]?.act, data[0]?.reason], ['audit-exported', reason]);
});

const wrongReasons: readonly [reason: string, code: string][] = [
  ['', 'FLDVAL0001'],
  ['   ', 'FLDVAL0001'],
  ['ab', 'FLDVAL0004'],
  ['<b>asked</b>', 'FLDVAL0003'],
];
for (const [wrong, code] of wrongReasons)
  test(`without a good reason there is no file: '${wrong}'`, async () => {
    const ofPerson = await office.send(downloadAuditOfPerson, { beneficiaryId: person, ...days, reason: wrong });
    const ofWorker = await office.send(downloadAuditOfWorker, { user_id: anm.user_id, ...days, reason: wrong });
    assert.deepEqual([ofPerson.codes, ofWorker.codes], [[code], [code]]);
  });
