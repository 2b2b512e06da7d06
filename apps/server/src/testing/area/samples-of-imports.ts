import * as ben from '@teeka/contract/beneficiaries';
import * as brought from '@teeka/contract/imports';
import { importColumns } from '@teeka/domain/imports';
import { sql } from 'kysely';
import { peopleSheet } from '../../modules/beneficiaries/import/sheet/people-sheet.ts';
import { build } from '../../platform/db/build.ts';
import { writeWorkbook } from '../../platform/xlsx/workbook.ts';
import { broughtFile } from '../brought-desk.ts';
import { type AreaSample, names, tells, triedIn } from './area-sample.ts';
import { type AreaSide, workerOf } from './area-side.ts';

const test = 'apps/server/src/modules/beneficiaries/import/import.test.ts';

const file = {
  name: 'people.xlsx',
  bytes: Uint8Array.from(
    await writeWorkbook({
      name: 'People',
      columns: importColumns.map((column) => ({ header: peopleSheet.headerOf(column), width: 10 })),
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

const usersTest = 'apps/server/src/modules/imports/users.test.ts';
const ofWorkers = await broughtFile('users', [{ displayName: 'x', mobile: 'x', role: 'x', place: 'x' }]);

/** The same of workers: what nobody but an officer brings is brought by one of that side where the owner is none. */
async function broughtBy(at: AreaSide): Promise<{ import_id: string }> {
  const { server, owner } = at;
  const may = (await owner.phone.send(brought.listImports, { kind: 'users' })).status === 200;
  const by = may ? owner : await workerOf(server, 'Site Admin', at);
  await server.rows(
    sql`update import_file set state = 'discarded' where user_id = ${by.user.user_id}::uuid`.compile(build),
  );
  const { import_id } = await by.phone.ask(brought.uploadImport, { kind: 'users', file: ofWorkers });
  return { import_id };
}

/** Imports are their makers' own. */
export const samplesOfImports: readonly AreaSample[] = [
  names(ben.importStatus, imported),
  names(ben.confirmImport, imported, notYet),
  names(ben.discardImport, imported, notYet),
  names(ben.importErrors, imported, notYet),
  tells(ben.listImports, async (at) => [{}, (await imported(at)).import_id]),
  triedIn(test, ben.importTemplate),
  triedIn(test, ben.uploadImport),
  names(brought.importStatus, broughtBy),
  names(brought.confirmImport, broughtBy, notYet),
  names(brought.discardImport, broughtBy, notYet),
  names(brought.importErrors, broughtBy, notYet),
  tells(brought.listImports, async (at) => [{ kind: 'users' }, (await broughtBy(at)).import_id]),
  triedIn(usersTest, brought.importTemplate),
  triedIn(usersTest, brought.uploadImport),
];
