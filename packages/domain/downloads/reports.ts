import type { CivilDate } from '../calendar/index.ts';
import { fileDate } from '../format/index.ts';

/** A list of a screen that leaves as a file, at once where it is short. */
export const listReports = [
  ...(['line-list', 'line-list-csv', 'due-list', 'vaccinated', 'registered', 'planned'] as const),
  ...(['zero-dose', 'zero-dose-csv'] as const),
] as const;
export type ListReport = (typeof listReports)[number];

/** What leaves as a file: a list, or the health records of an area (FHIR), which are always made beside the calls. */
export const downloadReports = [...listReports, 'health-records'] as const;
export type DownloadReport = (typeof downloadReports)[number];

/** From which list a file was asked for, as the specification calls it (document 2, section 9); others have no such name. */
export const filterSources: Readonly<Partial<Record<DownloadReport, string>>> = {
  'due-list': 'From DueList',
  vaccinated: 'From Vaccinated List',
  registered: 'From Registered Beneficiaries',
};

/** Rows of a file that is answered at once; a longer one is made beside the calls and fetched when it is ready. */
export const mostRowsAtOnce = 5000;
/** Rows of a file at most: more is read by no person and opened by few programs, and of health records it is a block. */
export const mostRowsOfFile = 100_000;
/** People of a list that is printed; of more, one village after the other is. */
export const mostOnPaper = 1000;
/** Files of one user that may be in the making at once. */
export const mostInTheMaking = 2;
/** Rows of all lists that one user has made within a day: who needs more needs figures, not people. */
export const mostRowsADay = 200_000;
/** The same of health records, which are people by nature: a district within some days. */
export const mostRecordsADay = 500_000;
/** Hours that a finished file can be fetched. */
export const hoursOfFile = 24;

interface Asking {
  readonly today: CivilDate;
  /** The list is of treatments with antivenom. */
  readonly venom: boolean;
  /** An ASHA asks. */
  readonly asha: boolean;
}

/** The report's name within the name of its file (specification 2, 'Downloads', where it names one). */
function nameOf(report: DownloadReport, { venom, asha }: Asking): string {
  if (report === 'vaccinated') return venom ? 'Venom-Treated-Beneficiaries' : 'Vaccinated-Beneficiaries';
  if (report === 'registered') return asha ? 'ASHA' : 'Vaccinator';
  if (report === 'health-records') return 'Health-Records';
  return names[report];
}

const names = {
  ...{ 'line-list': 'Line-List', 'line-list-csv': 'Line-List', 'due-list': 'Due-List', planned: 'DPM' },
  ...{ 'zero-dose': 'Zero-Dose', 'zero-dose-csv': 'Zero-Dose' },
} as const;

/** `{report}-{DDMMYYYY}.xlsx` */
export const downloadName = (report: DownloadReport, asking: Asking): string =>
  `${nameOf(report, asking)}-${fileDate(asking.today)}.${endings[formOf(report)]}`;

/** In what form a report leaves: a workbook but where its name says otherwise. */
export const formOf = (report: DownloadReport): 'excel' | 'csv' | 'lines' =>
  report === 'health-records' ? 'lines' : report.endsWith('-csv') ? 'csv' : 'excel';

/** Lines of JSON come to a tenth when they are packed, and whatever reads such lines unpacks them. */
const endings = { excel: 'xlsx', csv: 'csv', lines: 'ndjson.gz' } as const;
