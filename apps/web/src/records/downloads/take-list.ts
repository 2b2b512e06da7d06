import type { InputOf } from '@teeka/contract/call';
import * as contract from '@teeka/contract/downloads';
import type { CivilDate } from '@teeka/domain/calendar';
import { downloadName, type ListReport } from '@teeka/domain/downloads';
import { fileDate } from '@teeka/domain/format';
import { givesVaccines } from '@teeka/domain/profile';
import { isRefusedWith, send } from '../../platform/api/index.ts';
import { currentUser } from '../../platform/sign-in/index.ts';
import { saveFile } from '../../ui/files/save-file.ts';

/** What a list shows: its days, and what it was narrowed to. */
export type ListWish = Omit<InputOf<typeof contract.startDownload>, 'report'>;

/** What of a list is said: what it is narrowed to under its name; nothing where it is empty. */
export type ListFact = readonly [label: string, value: string];

/** A form in which a list is taken along: a report, or the due list to be printed. */
export type ListForm = ListReport | 'due-list-paper';

/** A list that is taken along. */
export interface TakenList {
  readonly title: string;
  /** What is in it: area, what it is narrowed to, days; each under its name. */
  readonly about: readonly ListFact[];
  /** In what it can be taken, the usual one first. */
  readonly forms: readonly ListForm[];
  readonly wish: ListWish;
  /** The list is judged on this phone, with what was recorded here: a file would lack what was not sent. */
  readonly judgedHere?: boolean;
}

const calls = {
  'line-list': contract.exportBeneficiaryLineListing,
  'line-list-csv': contract.getBeneficiaryCsvByReportMod,
  'due-list': contract.exportVaccinationDueList,
  vaccinated: contract.downloadVaccinatedBeneficiaryExcel,
  registered: contract.exportPreRegisteredBen,
  planned: contract.exportDpmBens,
  'zero-dose': contract.exportZeroDoseList,
  'zero-dose-csv': contract.exportZeroDoseCsv,
} as const satisfies Record<ListReport, unknown>;

const own = { ownRefusals: true } as const;

/** The name under which a file of today is kept. */
function nameOf(report: ListReport, today: CivilDate): string {
  const user = currentUser();
  return downloadName(report, { today, venom: !givesVaccines(user ?? {}), asha: user?.role === 'ASHA' });
}

async function paper({ from_date, to_date, ...wish }: ListWish, today: CivilDate): Promise<string> {
  const name = `Due-List-${fileDate(today)}.pdf`;
  const days = { start_date: from_date ?? '', end_date: to_date ?? '' };
  await saveFile(await send(contract.downloadDueList, { ...wish, ...days }, own), name);
  return name;
}

/**
 * Saves a list as a file and tells its name; null where the list is so long that the server prepares the file first, which then
 * waits among the downloads.
 */
export async function takeList(form: ListForm, wish: ListWish, today: CivilDate): Promise<string | null> {
  if (form === 'due-list-paper') return paper(wish, today);
  try {
    const name = nameOf(form, today);
    await saveFile(await send(calls[form], wish, own), name);
    return name;
  } catch (error) {
    if (!isRefusedWith(error, 'REPREP0012')) throw error;
    await send(contract.startDownload, { report: form, ...wish }, own);
    return null;
  }
}
