import { z } from 'zod';
import { asFile, id, instant, uploadedFile } from '../fields.ts';

/** Bytes of an import file at most. */
export const mostImportBytes = 5 * 1024 * 1024;
/** Rows of an import file at most (specification: Excel, at most 1000 records). */
export const mostImportRows = 1000;

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

const which = { import_id: id };
export const ofImport = z.object(which);

/** The steps of bringing a file, whatever its rows are about. */
export const importSteps = {
  template: asFile,
  upload: {
    kind: 'command',
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
  },
  status: { quiet: true, request: ofImport, reply: importProgress, refusals: ['REQVAL0012'] },
  list: { reply: z.object({ imports: z.array(importProgress.omit({ errors: true })) }) },
  confirm: { kind: 'command', refusals: ['REQVAL0012', 'IMPISERR0003', 'IMPISERR0006'] },
  discard: { kind: 'command', request: ofImport, refusals: ['REQVAL0012', 'IMPISERR0006'] },
  errors: { ...asFile, request: ofImport, refusals: ['REQVAL0012', 'IMPISERR0003', 'IMPISERR0006'] },
} as const;

/** What is brought of every file. */
export const broughtFile = { file: uploadedFile };
