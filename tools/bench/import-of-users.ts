// An Excel file of a thousand workers: brought, checked, confirmed with the own password and stored, as an officer waits for it.

import { setTimeout as pause } from 'node:timers/promises';
import { confirmImport, importStatus, uploadImport } from '@teeka/contract/imports';
import { userColumns } from '@teeka/domain/imports';
import { usersSheet } from '../../apps/server/src/modules/workers/import/users-sheet.ts';
import { withClient } from '../../apps/server/src/platform/db/client.ts';
import { writeWorkbook } from '../../apps/server/src/platform/xlsx/workbook.ts';
import type { BenchRow } from '../bench-run/row.ts';
import { searchPlace, signedIn } from '../bench-run/search-place.ts';

const rowCount = 1000;
const people = 10_000;
const user_name = 'district1';
const password = 'Teeka@2026';

/** A row for each worker, at session sites whose names nobody else has. */
async function fileOf(databaseUrl: string) {
  const sites = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select min(s.name_en) as name
        from session_site s join facility f using (facility_id)
        join app_user u on u.district_code = f.district_code and u.user_name = $1
        where s.valid_to is null group by lower(s.name_en) having count(*) = 1 order by 1 limit 200`,
      [user_name],
    );
    return rows.map(({ name }) => name);
  });
  const rows = Array.from({ length: rowCount }, (_, nth) => {
    const row: Record<(typeof userColumns)[number], string> = {
      displayName: 'Sita Devi',
      mobile: String(9_833_000_000 + nth),
      role: nth % 4 === 0 ? 'ANM' : 'ASHA',
      place: sites[nth % sites.length] ?? '',
      userName: `sita.bench.${nth}`,
    };
    return userColumns.map((column) => row[column]);
  });
  const columns = userColumns.map((column) => ({ header: usersSheet.headerOf(column), width: 10 }));
  return { name: 'workers.xlsx', bytes: Uint8Array.from(await writeWorkbook({ name: 'Workers', columns, rows })) };
}

export const row: BenchRow = {
  name: `import of ${rowCount.toLocaleString('en-IN')} workers`,
  promise: 'informs',
  async measure(env) {
    const { address, databaseUrl } = await searchPlace(env, people);
    const client = await signedIn(address, user_name);
    const file = await fileOf(databaseUrl);
    const until = async (import_id: string, wanted: string): Promise<number> => {
      for (;;) {
        const { state, bad_rows, errors } = await client.ask(importStatus, { import_id });
        if (bad_rows > 0) throw new Error(`rows were refused: ${JSON.stringify(errors[0])}`);
        if (state === wanted) return performance.now();
        if (state === 'failed') throw new Error('the import failed');
        await pause(50);
      }
    };
    const from = performance.now();
    const { import_id } = await client.ask(uploadImport, { kind: 'users', file });
    const checked = await until(import_id, 'checked');
    await client.ask(confirmImport, { import_id, currentPassword: password });
    const stored = await until(import_id, 'stored');
    const inSeconds = (ms: number) => (ms / 1000).toFixed(1);
    return {
      figure: inSeconds(stored - from),
      unit: `s (checked ${inSeconds(checked - from)}, stored ${inSeconds(stored - checked)})`,
    };
  },
};
