import type { AuditLine, Context } from './handler.ts';

/** People whose record one user reads in lists on one day: from here on it stands on the audit log. */
export const tracedVolume = 5000;
/** And from here on no more of that day; a district is read by its figures, not person by person. */
const mostVolume = 50_000;

/** Counts the people that each user reads in a day, in this process. */
export class ReadVolume {
  #day = '';
  #counts = new Map<string, number>();

  isSpent(user_id: string, today: string): boolean {
    return (this.#of(today).get(user_id) ?? 0) >= mostVolume;
  }

  /** Adds to a user's day; true for the one reading with which the traced volume is reached. */
  add(user_id: string, people: number, today: string): boolean {
    const counts = this.#of(today);
    const before = counts.get(user_id) ?? 0;
    counts.set(user_id, before + people);
    return before < tracedVolume && before + people >= tracedVolume;
  }

  #of(today: string): Map<string, number> {
    if (today !== this.#day) {
      this.#day = today;
      this.#counts = new Map();
    }
    return this.#counts;
  }
}

interface Reading extends Pick<Context, 'actor' | 'now'> {
  /** Files that are made beside the calls have bounds of their own for a day, and take nothing of what may be read on screens. */
  readonly inFile?: boolean;
}

/** Counts whose records somebody reads; the line that says that it were very many today, once a day on screens and once in files. */
export function traceOfVolume(
  lines: readonly AuditLine[],
  volume: ReadVolume,
  { actor, now, inFile = false }: Reading,
): AuditLine[] {
  const people = lines.filter(({ beneficiary_id }) => beneficiary_id !== '0').length;
  const reader = inFile ? `${actor.user_id} in files` : actor.user_id;
  if (people === 0 || !volume.add(reader, people, now.today)) return [];
  const detail = { security: 'many people read in one day', people: tracedVolume };
  return [{ beneficiary_id: '0', subject: actor.user_id, detail }];
}
