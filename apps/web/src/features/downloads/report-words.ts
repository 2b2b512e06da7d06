import type { DownloadReport } from '@teeka/domain/downloads';

const words = {
  'line-list': 'app:lineList',
  'line-list-csv': 'app:lineList',
  'due-list': 'app:dueList',
  registered: 'app:preRegistered',
  planned: 'reports:plannedTitle',
  'zero-dose': 'titles:zeroDose',
  'zero-dose-csv': 'titles:zeroDose',
  'health-records': 'downloads:healthRecords',
} as const satisfies Readonly<Record<Exclude<DownloadReport, 'vaccinated'>, string>>;

/** What the list of a file is called on its screen; of whoever gives no vaccines the treated are listed. */
export const reportWord = (report: DownloadReport, { vaccines }: { readonly vaccines: boolean }) =>
  report === 'vaccinated' ? (vaccines ? 'app:vaccinatedList' : 'app:venomAdministeredList') : words[report];
