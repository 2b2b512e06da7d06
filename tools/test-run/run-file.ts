import { resolve } from 'node:path';
import { run } from 'node:test';
import { root } from '../launch/root.ts';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export interface Failure {
  file: string;
  name: string;
  message: string;
}

interface Told {
  name: string;
  file?: string;
  skip?: string | boolean;
  todo?: string | boolean;
  details: { type?: string | undefined; error?: Error & { failureType?: string } };
}

const longest = 10 * 60_000;

/** What went wrong, without the frames of the runner. */
function messageOf(error: (Error & { failureType?: string }) | undefined): string {
  const cause = error?.cause instanceof Error ? error.cause : undefined;
  const frames = (cause?.stack ?? '').split('\n').filter((line) => /^\s+at .*\.tsx?:\d/.test(line));
  const where = frames.find((line) => !line.includes('node:')) ?? '';
  return `${cause?.message ?? error?.message ?? 'failed'}\n${where.replaceAll(`file://${root}/`, '')}`.trim();
}

/** A file is a test of its own when it could not be loaded, or holds no test at all. */
function isWholeFile({ name, file }: Told): boolean {
  return file !== undefined && resolve(root, name) === file;
}

/** Runs one test file in a process of its own; tells every failure at once and answers the counts. */
export async function runFile(file: string, tell: (failure: Failure) => void): Promise<Counts> {
  const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  let errors = '';
  const fail = (told: Told, message: string) => {
    counts.failed++;
    tell({ file, name: isWholeFile(told) ? 'the whole file' : told.name, message });
  };
  const stream = run({ files: [resolve(root, file)], timeout: longest, cwd: root });
  stream.on('test:stderr', ({ message }) => {
    errors = `${errors}${message}`.slice(-4_000);
  });
  stream.on('test:pass', (told: Told) => {
    if (told.details.type === 'suite') return;
    if (told.skip !== undefined || told.todo !== undefined) counts.skipped++;
    else if (isWholeFile(told)) fail(told, 'holds no test');
    else counts.passed++;
  });
  stream.on('test:fail', (told: Told) => {
    const { error } = told.details;
    if (told.todo !== undefined) counts.skipped++;
    else if (error?.failureType === 'subtestsFailed') return;
    else fail(told, (isWholeFile(told) && errors) || messageOf(error));
  });
  for await (const _ of stream);
  return counts;
}
