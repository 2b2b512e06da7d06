import { openClient } from '../../apps/server/src/platform/db/client.ts';
import type { ReadyCall } from '../bench-run/dose-place.ts';

export interface Books {
  /** Answered, and not on record. */
  readonly lost: number;
  /** On record more than once: a second dose, audit row or receipt of one write. */
  readonly doubled: number;
  /** Neither whole nor absent: some of dose, audit row, receipt and the line on the list, but not all. */
  readonly halves: number;
  readonly whole: number;
}

interface Line {
  readonly doses: number;
  readonly audits: number;
  readonly receipts: number;
  readonly listed: number;
}

const statement = `
  select
    (select count(*)::int from dose d where d.beneficiary_id = w.person and d.dose_code = 'JE2') as doses,
    (select count(*)::int from audit a where a.beneficiary_id = w.person
       and a.call = 'cases.addVaccineDetails') as audits,
    (select count(*)::int from receipt r where r.key = w.key) as receipts,
    (select count(*)::int from session_roster s where s.beneficiary_id = w.person
       and s.status = 'vaccinated') as listed
  from unnest($1::bigint[], $2::uuid[]) with ordinality as w (person, key, at) order by w.at`;

const isAbsent = (line: Line) => line.doses + line.audits + line.receipts + line.listed === 0;
const isDoubled = (line: Line) => line.doses > 1 || line.audits > 1 || line.receipts > 1;
const isWhole = (line: Line) => line.doses === 1 && line.audits === 1 && line.receipts === 1 && line.listed > 0;

/** Compares what the phones sent and were answered with what stands on record, looked up in PostgreSQL itself. */
export async function compareBooks(
  databaseUrl: string,
  { sent, answered }: { sent: ReadonlyMap<string, ReadyCall>; answered: ReadonlyMap<string, ReadyCall> },
): Promise<Books> {
  const client = await openClient(databaseUrl);
  await client.query('create index if not exists receipt_key_of_this_run on receipt (key)');
  const calls = [...sent.values()];
  const { rows } = await client.query<Line>(statement, [
    calls.map(({ beneficiary_id }) => beneficiary_id),
    calls.map(({ key }) => key),
  ]);
  await client.end();
  const lines = rows.map((line, at) => ({ ...line, answered: answered.has(calls[at]?.key ?? '') }));
  const count = (which: (line: (typeof lines)[number]) => boolean) => lines.filter(which).length;
  return {
    lost: count((line) => line.answered && line.doses === 0),
    doubled: count(isDoubled),
    halves: count((line) => !isAbsent(line) && !isDoubled(line) && !isWhole(line)),
    whole: count(isWhole),
  };
}
