import * as ben from '@teeka/contract/beneficiaries';
import { importColumns } from '@teeka/domain/imports';
import { sql } from 'kysely';
import { headerOf } from '../../modules/beneficiaries/import/sheet/columns.ts';
import { build } from '../../platform/db/build.ts';
import { writeWorkbook } from '../../platform/xlsx/write-workbook.ts';
import { type AreaSample, names, tells, triedIn } from './area-sample.ts';
import type { AreaSide } from './area-side.ts';

const test = 'apps/server/src/modules/beneficiaries/import/import.test.ts';

const file = {
  name: 'people.xlsx',
  bytes: Uint8Array.from(
    writeWorkbook({
      name: 'People',
      columns: importColumns.map((column) => ({ header: headerOf(column), width: 10 })),
      rows: [importColumns.map(() => 'x')],
    }),
  ),
};

/** An import of the owner of that side, not yet looked at; what they brought before is done, for only so many may be open. */
async function imported({ owner, server }: AreaSide): Promise<{ import_id: string }> {
  await server.rows(
    sql`update import_file set state = 'discarded' where user_id = ${owner.user.user_id}::uuid`.compile(build),
  );
  const { import_id } = await owner.phone.ask(ben.uploadImport, { file });
  return { import_id };
}
const notYet = { inside: 'IMPISERR0006' };

/** Imports are their makers' own. */
export const samplesOfImports: readonly AreaSample[] = [
  names(ben.importStatus, imported),
  names(ben.confirmImport, imported, notYet),
  names(ben.discardImport, imported, notYet),
  names(ben.importErrors, imported, notYet),
  tells(ben.listImports, async (at) => [{}, (await imported(at)).import_id]),
  triedIn(test, ben.importTemplate),
  triedIn(test, ben.uploadImport),
];
