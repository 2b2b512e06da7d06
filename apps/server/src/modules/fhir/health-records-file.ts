import { recordsRoles } from '@teeka/contract/roles';
import { mostRowsOfFile } from '@teeka/domain/downloads';
import type { LinesKind } from '../../platform/downloads/index.ts';
import { refuse } from '../../platform/http/handler.ts';
import { healthRecordLines } from './health-record-lines.ts';
import { countPeople } from './queries.ts';

/** The health records of an area or a part of it, a document a line; how many people there may be of whom there is one is counted. */
export const healthRecordsFile: LinesKind = {
  report: 'health-records',
  access: recordsRoles,
  async ask(_filter, { actor, now, db }) {
    const counted = await db.first(countPeople(actor, now.today, mostRowsOfFile + 1));
    const people = counted?.people ?? 0;
    if (people === 0) return refuse({ code: 'REPREP0020' });
    return { count: async () => people, lines: (pool) => healthRecordLines(pool, { actor, now }) };
  },
};
