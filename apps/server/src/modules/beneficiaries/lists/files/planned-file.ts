import type { PlannedPerson } from '@teeka/contract/beneficiaries';
import { exportDpmBens } from '@teeka/contract/downloads';
import type { FileColumn, ListKind } from '../../../../platform/downloads/index.ts';
import { planned } from '../queries.ts';
import { wirePlanned } from '../wire-planned.ts';
import { wishOf } from '../wish-of.ts';
import { fileOfList } from './file-of-list.ts';
import { standsIfAlive } from './person-in-file.ts';

const columns: readonly FileColumn<PlannedPerson>[] = [
  {
    head: ({ reports }) => reports.colSession,
    width: 14,
    kind: 'day',
    value: ({ date_of_session }) => date_of_session,
  },
  { head: ({ reports }) => reports.colSite, width: 28, value: ({ session_site_name }) => session_site_name },
  {
    head: ({ reports }) => reports.colStatus,
    width: 18,
    value: (person, { app }) => {
      const { status } = person;
      const key = `status${status.charAt(0).toUpperCase()}${status.slice(1)}`;
      const said = (app as Readonly<Record<string, string>>)[key] ?? '';
      return status === 'scheduled' ? standsIfAlive(person, said) : said;
    },
  },
];

/** Who stands on the lists of sessions. */
export const plannedFile: ListKind = {
  report: 'planned',
  access: exportDpmBens.access,
  title: ({ reports }) => reports.plannedTitle,
  async ask(filter, taker) {
    const { session_id } = filter;
    const part = { ...filter, page: 1, pageSize: 1 };
    const days = session_id === '' ? wishOf(part, { direction: 'both', today: taker.now.today }) : null;
    if (days && 'refused' in days) return days;
    return fileOfList(columns, {
      of: (pageSize) => planned(taker.actor, { ...part, pageSize }, days ? days.range : session_id),
      db: taker.db,
      wire: (row) => wirePlanned(row, taker),
    });
  },
};
