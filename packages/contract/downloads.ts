import { downloadReports } from '@teeka/domain/downloads';
import { z } from 'zod';
import { listFilter, ofLines } from './beneficiaries/lists.ts';
import { call } from './call.ts';
import { ofMonths, ofVillage } from './coverage.ts';
import { dateRange, rangeRefusals } from './date-range.ts';
import { asFile, code, id, instant, recordIdOrNone, text } from './fields.ts';
import { answeringRoles, dueRoles, listRoles, type Role, recordsRoles } from './roles.ts';
import { vaccineOrNone } from './schedule.ts';
import { withinArea } from './within.ts';

/** What narrows a list of people; which page of it is nobody's question here. */
const ofList = listFilter.omit({ page: true, pageSize: true });
const ofLineList = ofList.extend(ofLines);
/** Registered people: only by oneself, or by one worker. */
const ofRegistered = ofList.extend({ mine: z.boolean().default(false), surveyor_id: id.nullable().default(null) });
/** People on session lists: of this session alone, on whatever day. */
const ofPlanned = ofList.extend({ session_id: recordIdOrNone.default('') });
const places = {
  session_site_id: recordIdOrNone.default(''),
  village_id: code.nullable().default(null),
  user_id: recordIdOrNone.default(''),
  vaccine: vaccineOrNone.default(''),
  ...withinArea,
};
/** The due list: of a site, of a village, of an ASHA's households, of a vaccine. */
const ofDueList = z.object({ ...dateRange, ...places });

/** `YYYY-MM`, for it is kept with the file; '' of the lists that are of no months. */
const monthOrNone = z.string().regex(/^(?:\d{4}-\d{2})?$/);
const zeroDoseMonths = { month: monthOrNone.default(''), months: ofMonths.months.default(1) };
/** Children of the zero doses: of which months, as the figure is. */
const ofZeroDose = z.object({ ...zeroDoseMonths, ...ofVillage, ...withinArea });

/** Whatever any of the lists can be narrowed by: each takes what it knows. */
export const downloadFilter = ofRegistered.extend({
  ...ofPlanned.shape,
  ...ofLineList.shape,
  ...places,
  ...zeroDoseMonths,
});
export type DownloadFilter = z.output<typeof downloadFilter>;

const sealedOfDueList = ['session_site_id', 'user_id'] as const;

/** A list as a file, the rows of the screen and no more of them than are answered at once. */
const file = {
  ...asFile,
  heavy: true,
  area: 'own-area',
  quiet: true,
  freshToken: true,
  access: listRoles,
  request: ofList,
  refusals: [...rangeRefusals, 'REQVAL0010', 'REPREP0012'],
} as const;

export const exportBeneficiaryLineListing = call({
  ...file,
  name: 'downloads.exportBeneficiaryLineListing',
  summary: 'The line list as an Excel file.',
  request: ofLineList,
});

export const getBeneficiaryCsvByReportMod = call({
  ...file,
  name: 'downloads.getBeneficiaryCsvByReportMod',
  summary: 'The line list as CSV: the report by mode.',
  request: ofLineList,
});

export const downloadVaccinatedBeneficiaryExcel = call({
  ...file,
  name: 'downloads.downloadVaccinatedBeneficiaryExcel',
  summary: 'Who was vaccinated, or treated, as an Excel file.',
});

export const exportPreRegisteredBen = call({
  ...file,
  access: [...listRoles, 'ASHA', 'Verifier'],
  name: 'downloads.exportPreRegisteredBen',
  summary:
    'Who was registered as an Excel file; a surveyor gets whom they registered themselves or, at a site, all of its area.',
  request: ofRegistered,
});

export const exportDpmBens = call({
  ...file,
  name: 'downloads.exportDpmBens',
  summary: 'Who stands on the lists of sessions as an Excel file.',
  request: ofPlanned,
  sealed: { request: ['session_id'] },
});

export const exportVaccinationDueList = call({
  ...file,
  access: dueRoles,
  name: 'downloads.exportVaccinationDueList',
  summary: 'The due list as an Excel file, with the numbers to call.',
  request: ofDueList,
  sealed: { request: sealedOfDueList },
  refusals: [...file.refusals, 'REQVAL0012'],
});

export const downloadDueList = call({
  ...file,
  access: dueRoles,
  name: 'downloads.downloadDueList',
  path: '{vaccinator}/reports/downloadDueList',
  summary:
    'The due list to be printed: by village, with the numbers to call, boxes to tick and the vials to take along.',
  request: z.object({ start_date: text(40).default(''), end_date: text(40).default(''), ...places }),
  sealed: { request: sealedOfDueList },
  refusals: [...rangeRefusals, 'REQVAL0010', 'REQVAL0012', 'REPREP0015'],
});

const zeroDoses = {
  ...file,
  access: answeringRoles,
  request: ofZeroDose,
  refusals: ['FLDVAL0017', 'FLDVAL0018', 'FLDVAL0019', 'REQVAL0010', 'REPREP0012', 'REPREP0017'],
} as const;

export const exportZeroDoseList = call({
  ...zeroDoses,
  name: 'downloads.exportZeroDoseList',
  summary: 'The children behind the figure of zero doses as an Excel file, with the numbers to call.',
});

export const exportZeroDoseCsv = call({
  ...zeroDoses,
  name: 'downloads.exportZeroDoseCsv',
  summary: 'The children behind the figure of zero doses as CSV, with the numbers to call.',
});

/** Where a file that is made beside the calls stands. `expired` by its time, or because its maker answers for another area now. */
export const downloadStates = ['working', 'ready', 'cancelled', 'failed', 'expired'] as const;
export type DownloadState = (typeof downloadStates)[number];

export const downloadStanding = z.object({
  download_id: id,
  report: z.enum(downloadReports),
  file_name: z.string(),
  /** Of which days the list is; '' where it is of none. */
  from_date: z.string(),
  to_date: z.string(),
  /** Of what area it is, and to what it is narrowed beside the days: in the language of whoever asks, the widest first. */
  narrowed: z.array(z.string()),
  state: z.enum(downloadStates),
  /** Rows written, of so many; of health records people looked at, whether they have one or not. */
  progress: z.object({ done: z.number().int(), total: z.number().int() }),
  /** Of the finished file. */
  bytes: z.number().int().nullable(),
  made_at: instant,
  expires_at: instant.nullable(),
});
export type DownloadStanding = z.output<typeof downloadStanding>;

/** Whoever may have one of the lists, or the health records, as a file. */
const takers = [...new Set<Role>([...listRoles, ...dueRoles, 'Verifier', ...recordsRoles])] as const;
const own = { access: takers, area: 'self' } as const;
const which = z.object({ download_id: id });

export const startDownload = call({
  ...own,
  area: 'own-area',
  name: 'downloads.startDownload',
  path: '{import-export}/start',
  summary:
    'Has a list made as a file beside the calls, however long it is; only whoever may have it at once may do so. `health-records` are the health records of the people of the own area or a part of it, for district administrators: one document of FHIR R4 a line, packed (.ndjson.gz), of no days.',
  kind: 'command',
  quiet: true,
  heavy: true,
  request: downloadFilter.extend({ report: z.enum(downloadReports) }),
  sealed: { request: ['session_id', ...sealedOfDueList] },
  refusals: [
    ...rangeRefusals,
    'REQVAL0010',
    'REQVAL0012',
    'REPREP0013',
    'REPREP0014',
    'REPREP0016',
    'REPREP0017',
    'REPREP0020',
    'REPREP0021',
    'REPREP0022',
  ],
});

export const listDownloads = call({
  ...own,
  name: 'downloads.listDownloads',
  path: '{import-export}/list',
  summary: 'The files that one had made in the last days, the newest first, and how far those in the making have come.',
  quiet: true,
  reply: z.object({ downloads: z.array(downloadStanding) }),
});

export const cancelDownload = call({
  ...own,
  name: 'downloads.cancelDownload',
  path: '{import-export}/cancel',
  summary: 'Ends the making of a file, or throws a finished one away.',
  kind: 'command',
  quiet: true,
  request: which,
  refusals: ['REQVAL0012'],
});

export const downloadfile = call({
  ...own,
  ...asFile,
  name: 'downloads.downloadfile',
  path: '{import-export}/downloadfile',
  summary: 'A finished file, as long as it is kept.',
  heavy: 'figures',
  quiet: true,
  freshToken: true,
  request: which,
  refusals: ['REQVAL0012', 'REPREP0011'],
});
