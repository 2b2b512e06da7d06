import { z } from 'zod';
import { call } from '../call.ts';
import { asFile, id, instant, uploadedFile } from '../fields.ts';
import { answeringRoles } from '../roles.ts';

/** Bytes of an import file at most. */
export const mostImportBytes = 5 * 1024 * 1024;
/** Rows of an import file at most (specification: Excel, at most 1000 records). */
export const mostImportRows = 1000;

const importers = ['Vaccinator', 'ANM', ...answeringRoles] as const;
const own = { access: importers, area: 'own-area' } as const;
const which = z.object({ import_id: id });

/**
 * Where an import stands: rows are being `checking`, were `checked` and wait for the person's yes, are `storing`, are
 * `stored`; `failed` stored nothing and can be confirmed again; `discarded` by the person, or after a week by itself.
 */
export const importStates = ['checking', 'checked', 'storing', 'stored', 'failed', 'discarded'] as const;
export type ImportState = (typeof importStates)[number];

/** What is wrong with one cell; `row` is the row's number in the sheet, the headers being row 1. */
export const importError = z.object({
  row: z.number().int(),
  column: z.string(),
  code: z.string(),
  /** In the language of the caller. */
  message: z.string(),
});

export const importProgress = z.object({
  import_id: id,
  file_name: z.string(),
  state: z.enum(importStates),
  /** Rows worked on in this state, of so many. */
  progress: z.object({ done: z.number().int(), total: z.number().int() }),
  total_rows: z.number().int(),
  good_rows: z.number().int(),
  bad_rows: z.number().int(),
  stored_rows: z.number().int(),
  /** The first 100 errors; the file of errors has all. */
  errors: z.array(importError),
  uploaded_at: instant,
});
export type ImportProgress = z.output<typeof importProgress>;

export const importTemplate = call({
  ...own,
  name: 'beneficiaries.importTemplate',
  method: 'GET',
  path: '{beneficiary}/import/template',
  summary:
    'The Excel file to fill in for pre-registrations: headers in both languages, an example, lists to choose from.',
  ...asFile,
});

export const uploadImport = call({
  ...own,
  name: 'beneficiaries.uploadImport',
  heavy: true,
  path: '{beneficiary}/import/upload',
  summary: 'Takes a filled-in file and begins to check its rows; nobody is registered yet.',
  kind: 'command',
  request: z.object({ file: uploadedFile }),
  reply: importProgress,
  upload: { field: 'file', most: mostImportBytes },
  refusals: [
    'IMPISERR0001',
    'IMPISERR0002',
    'IMPISERR0003',
    'IMPISERR0004',
    'IMPISERR0005',
    'IMPISERR0007',
    'REQVAL0010',
    'REQVAL0017',
  ],
});

export const importStatus = call({
  ...own,
  name: 'beneficiaries.importStatus',
  path: '{beneficiary}/import/status',
  summary: 'How far an import of oneself has come; asked every second while it works.',
  quiet: true,
  request: which,
  reply: importProgress,
  refusals: ['REQVAL0012'],
});

export const listImports = call({
  ...own,
  name: 'beneficiaries.listImports',
  method: 'GET',
  path: '{beneficiary}/import/list',
  summary: 'The imports one made in the last days, the newest first.',
  reply: z.object({ imports: z.array(importProgress.omit({ errors: true })) }),
});

export const confirmImport = call({
  ...own,
  name: 'beneficiaries.confirmImport',
  heavy: true,
  path: '{beneficiary}/import/confirm',
  summary: 'Registers the good rows of a checked import, all of them or, when anything fails, none.',
  kind: 'command',
  request: which,
  refusals: ['REQVAL0012', 'IMPISERR0003', 'IMPISERR0006'],
});

export const discardImport = call({
  ...own,
  name: 'beneficiaries.discardImport',
  path: '{beneficiary}/import/discard',
  summary: 'Forgets a checked import and everything in it.',
  kind: 'command',
  request: which,
  refusals: ['REQVAL0012', 'IMPISERR0006'],
});

export const importErrors = call({
  ...own,
  name: 'beneficiaries.importErrors',
  heavy: true,
  path: '{beneficiary}/import/errors',
  summary: 'The bad rows as an Excel file, each with its codes and sentences, to correct and bring again.',
  request: which,
  ...asFile,
  refusals: ['REQVAL0012', 'IMPISERR0003', 'IMPISERR0006'],
});
