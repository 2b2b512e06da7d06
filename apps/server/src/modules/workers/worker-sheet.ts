import { namesOf } from '@teeka/contract/names';
import type { Worker } from '@teeka/contract/workers';
import { dayInIndia, timeInIndia } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import { nameIn, type SpokenLanguage } from '@teeka/domain/names';
import { signInState } from '@teeka/domain/workers';
import { roleWords } from '@teeka/words/role-words';
import { whole } from '@teeka/words/whole';

/** DD/MM/YYYY HH:mm in India; '' for never. */
const moment = (at: string | null | undefined): string =>
  at ? `${displayDate(dayInIndia(at))} ${timeInIndia(at)}` : '';

/** Workers as a sheet: its header, and the cells of each in the same order, in words and places of the language. */
export function workerSheet(language: SpokenLanguage) {
  const { app, profile, reports, workers, sites } = whole[language];
  return {
    header: [
      reports.colName,
      profile.userName,
      reports.colRole,
      workers.colPlace,
      sites.level_block,
      workers.account,
      workers.lastSignIn,
      workers.since,
      workers.signedInOn,
      workers.unsent,
      workers.unsentFrom,
    ],
    rowOf: (worker: Worker): readonly string[] => [
      worker.display_name,
      worker.user_name,
      app[roleWords[worker.role]],
      nameIn(namesOf(worker, 'facility_name'), language),
      nameIn(namesOf(worker, 'block_name'), language),
      workers[signInState(worker)],
      moment(worker.last_sign_in),
      displayDate(dayInIndia(worker.made_at)),
      String(worker.sign_ins),
      String(worker.unsent ?? 0),
      moment(worker.unsent_since),
    ],
  };
}
