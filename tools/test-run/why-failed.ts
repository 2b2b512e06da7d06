import { root } from '../launch/root.ts';

/** What Node's runner tells of a test, or of the tests below one. */
export interface TestReport {
  name: string;
  nesting: number;
  skip?: string | boolean;
  todo?: string | boolean;
  details: {
    type?: string | undefined;
    error?: Error & { failureType?: string };
  };
}

/** What went wrong, without the frames of the runner. */
export function whyFailed({ details: { error } }: TestReport): string {
  const cause = error?.cause instanceof Error ? error.cause : undefined;
  const frames = (cause?.stack ?? '').split('\n').filter((line) => /^\s+at .*\.tsx?:\d/.test(line));
  const where = frames.find((line) => !line.includes('node:')) ?? '';
  return `${cause?.message ?? error?.message ?? 'failed'}\n${where.replaceAll(`file://${root}/`, '')}`.trim();
}
