import type { DownloadReport } from '@teeka/domain/downloads';
import type { DownloadKind } from '../../platform/downloads/index.ts';
import { lineListCsv, lineListFile, plannedFile, registeredFile, vaccinatedFile } from '../beneficiaries/index.ts';
import { dueListFile } from '../schedule/index.ts';

/** Every list that leaves as a file, by its word. */
export const kinds: Readonly<Record<DownloadReport, DownloadKind>> = {
  'line-list': lineListFile,
  'line-list-csv': lineListCsv,
  'due-list': dueListFile,
  vaccinated: vaccinatedFile,
  registered: registeredFile,
  planned: plannedFile,
};
export const downloadKinds: readonly DownloadKind[] = Object.values(kinds);
