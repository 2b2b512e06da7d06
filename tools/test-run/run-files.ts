import { relative, resolve } from 'node:path';
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

/** Runs test files, each in a process of its own; tells every failure at once and answers the counts. */
export async function runFiles(
  files: string[],
  concurrency: number,
  tell: (failure: Failure) => void,
): Promise<Counts> {
  const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  const errors = new Map<string, string>();
  const stream = run({
    files: files.map((file) => resolve(root, file)),
    concurrency,
    timeout: longest,
    cwd: root,
  });
  const fail = (told: Told, message: string) => {
    counts.failed++;
    const file = relative(root, told.file ?? root);
    tell({ file, name: isWholeFile(told) ? 'the whole file' : told.name, message });
  };
  stream.on('test:stderr', ({ file, message }) => {
    errors.set(file ?? '', `${errors.get(file ?? '') ?? ''}${message}`.slice(-4_000));
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
    else fail(told, isWholeFile(told) ? (errors.get(told.file ?? '') ?? messageOf(error)) : messageOf(error));
  });
  for await (const _ of stream);
  return counts;
}
