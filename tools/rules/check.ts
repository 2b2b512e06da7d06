import type { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { dayInIndia, isCivilDate } from '@teeka/domain/calendar';
import { type CheckSetting, checkKinds } from './check-kinds.ts';

const kinds = Object.keys(checkKinds).join(', ');
const usage = `Say what to check, npm run -s rules -- check <kind> [--production] [--today YYYY-MM-DD], where <kind> is one of ${kinds}; or pregnancy <act>, as JSON.`;

function read(args: string[]): { kind: string; act?: string; setting: CheckSetting } | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { production: { type: 'boolean', default: false }, today: { type: 'string' } },
    });
    const kind = positionals[0] ?? '';
    const today = values.today ?? dayInIndia(new Date());
    const setting = { production: values.production, today };
    const act = kind === 'pregnancy' && positionals.length <= 2 ? (positionals[1] ?? '') : undefined;
    if (act !== undefined) return isCivilDate(today) ? { kind, act, setting } : undefined;
    const known = positionals.length === 1 && Object.hasOwn(checkKinds, kind) && isCivilDate(today);
    return known ? { kind, setting } : undefined;
  } catch {
    return undefined;
  }
}

/** A reader such as `head` may close the pipe before the last verdict. */
function stopQuietly(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
}

/**
 * Judges one value a line of standard input and prints one JSON verdict a line, `{ value, ok, code?, normal? }`.
 * An empty line is a value; the newline at the end is not one. Answers the exit code: 2 where nothing was judged
 * because the kind or an option is not known, else 0, whatever the verdicts.
 */
export async function check(args: string[]): Promise<number> {
  const request = read(args);
  if (request?.act !== undefined)
    return (await import('./check-pregnancy.ts')).checkPregnancy(request.act, request.setting.today);
  const rule = request && checkKinds[request.kind];
  if (!rule) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  process.stdout.on('error', stopQuietly);
  for await (const value of lines(process.stdin)) {
    const verdict = rule(value, request.setting);
    const line = verdict.ok
      ? { value, ok: true, normal: verdict.normal }
      : { value, ok: false, code: verdict.refusal.code };
    if (!process.stdout.write(`${JSON.stringify(line)}\n`)) {
      await new Promise((resolve) => process.stdout.once('drain', resolve));
    }
  }
  return 0;
}

/**
 * The lines of a stream, without their ends (LF or CR LF). Unlike `node:readline`, nothing else ends a line, so a
 * value keeps whatever look-alike separators somebody typed into it.
 */
export async function* lines(stream: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of stream.setEncoding('utf8')) {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) yield part.replace(/\r$/, '');
  }
  if (rest !== '') yield rest.replace(/\r$/, '');
}
