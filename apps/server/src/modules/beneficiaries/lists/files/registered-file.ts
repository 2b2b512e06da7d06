import type { RegisteredPerson } from '@teeka/contract/beneficiaries';
import { type DownloadFilter, exportPreRegisteredBen } from '@teeka/contract/downloads';
import { listRoles, type Role } from '@teeka/contract/roles';
import { givesVaccines } from '@teeka/domain/profile';
import type { Actor } from '../../../../platform/access/actor.ts';
import type { FileColumn, ListKind } from '../../../../platform/downloads/index.ts';
import { registered } from '../queries.ts';
import { ofSurveyor } from '../surveyor/of-surveyor.ts';
import { wireRegistered } from '../wire-registered.ts';
import { wishOf } from '../wish-of.ts';
import { fileOfList } from './file-of-list.ts';
import { standsIfAlive } from './person-in-file.ts';

/** Where bites are treated nobody is vaccinated: the file says it in the words of the screen. */
const columnsFor = (actor: Actor): readonly FileColumn<RegisteredPerson>[] => [
  { head: ({ reports }) => reports.colRegistered, width: 14, kind: 'day', value: ({ registered_on }) => registered_on },
  {
    head: ({ reports }) => reports.colStatus,
    width: 20,
    value: (person, { app, reports }) => {
      const [done, waits] = givesVaccines(actor)
        ? [app.statusVaccinated, reports.notYetVaccinated]
        : [reports.treated, reports.notYetTreated];
      return person.status === 'vaccinated' ? done : standsIfAlive(person, waits);
    },
  },
];

const seesList = (role: Role): boolean => (listRoles as readonly Role[]).includes(role);

/** The file has whom the list beside it shows: that of one worker, or that of the area. */
function registrationsIn({ mine, surveyor_id }: DownloadFilter, actor: Actor) {
  if (!mine && surveyor_id !== null) return ofSurveyor(actor, surveyor_id);
  return { mine: mine || !seesList(actor.role) };
}

/** Who was registered: those of the area or of one worker; an ASHA or a verifier gets whom they registered themselves. */
export const registeredFile: ListKind = {
  report: 'registered',
  access: exportPreRegisteredBen.access,
  title: ({ app }) => app.preRegistered,
  async ask(filter, taker) {
    const { actor, now, db } = taker;
    const wish = wishOf({ ...filter, page: 1, pageSize: 1 }, { direction: 'past', today: now.today });
    if ('refused' in wish) return wish;
    const whose = { ...registrationsIn(filter, actor), today: now.today };
    return fileOfList(columnsFor(actor), {
      of: (pageSize) => registered(actor, { ...wish, pageSize }, whose),
      db,
      wire: (row) => wireRegistered(row, taker),
    });
  },
};
