import type { VaccinatedPerson } from '@teeka/contract/beneficiaries';
import { downloadVaccinatedBeneficiaryExcel } from '@teeka/contract/downloads';
import { givesVaccines } from '@teeka/domain/profile';
import type { FileColumn, ListKind } from '../../../../platform/downloads/index.ts';
import { listedBy } from '../../../../platform/words/dose-words.ts';
import { vaccinated } from '../queries.ts';
import { wireVaccinated } from '../wire-vaccinated.ts';
import { wishOf } from '../wish-of.ts';
import { dosesIn } from './doses-in.ts';
import { fileOfList } from './file-of-list.ts';

const columns: readonly FileColumn<VaccinatedPerson>[] = [
  { head: ({ reports }) => reports.colDay, width: 14, kind: 'day', value: ({ vaccinated_on }) => vaccinated_on },
  { head: ({ reports }) => reports.colSite, width: 28, value: ({ session_site_name }) => session_site_name },
];
const doses: FileColumn<VaccinatedPerson> = {
  head: ({ reports }) => reports.colGiven,
  width: 40,
  value: ({ dose_codes }, words) => dosesIn(dose_codes, words),
};
/** Treatments are told by what was given, as on the screen. */
const treatments: FileColumn<VaccinatedPerson> = {
  ...doses,
  value: ({ vaccines }, words) => vaccines.map(listedBy(words)).join(', '),
};

/** Who was vaccinated, or treated, a row for each day and site. */
export const vaccinatedFile: ListKind = {
  report: 'vaccinated',
  access: downloadVaccinatedBeneficiaryExcel.access,
  title: ({ app }, { actor }) => (givesVaccines(actor) ? app.vaccinatedList : app.venomAdministeredList),
  async ask(filter, taker) {
    const wish = wishOf({ ...filter, page: 1, pageSize: 1 }, { direction: 'past', today: taker.now.today });
    if ('refused' in wish) return wish;
    return fileOfList([...columns, givesVaccines(taker.actor) ? doses : treatments], {
      of: (pageSize) => vaccinated(taker.actor, { ...wish, pageSize }),
      db: taker.db,
      wire: (row) => wireVaccinated(row, taker),
    });
  },
};
