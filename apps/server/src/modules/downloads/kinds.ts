import type { ListReport } from '@teeka/domain/downloads';
import type { DownloadKind, ListKind } from '../../platform/downloads/index.ts';
import { lineListCsv, lineListFile, plannedFile, registeredFile, vaccinatedFile } from '../beneficiaries/index.ts';
import { zeroDoseCsv, zeroDoseFile } from '../coverage/index.ts';
import { healthRecordsFile } from '../fhir/index.ts';
import { dueListFile } from '../schedule/index.ts';

/** Every list that leaves as a file, by its word. */
export const lists: Readonly<Record<ListReport, ListKind>> = {
  'line-list': lineListFile,
  'line-list-csv': lineListCsv,
  'due-list': dueListFile,
  vaccinated: vaccinatedFile,
  registered: registeredFile,
  planned: plannedFile,
  'zero-dose': zeroDoseFile,
  'zero-dose-csv': zeroDoseCsv,
};

/** All that leaves as a file that is made beside the calls. */
export const kinds = { ...lists, 'health-records': healthRecordsFile } as const;

export const downloadKinds: readonly DownloadKind[] = Object.values(kinds);
