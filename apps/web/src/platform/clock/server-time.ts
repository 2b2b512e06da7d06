import { clockTolerance } from '@teeka/domain/sessions';
import { onDevice } from '../storage/kept.ts';
import { watched } from '../storage/watched.ts';

const key = 'SERVER_TIME';

interface Heard {
  /** What the server said, milliseconds since 1970. */
  readonly server: number;
  /** What this phone's clock said then. */
  readonly wall: number;
  /** Milliseconds of a count that nobody can set; it may rest while the phone sleeps, and ends with the page. */
  readonly ticks: number;
}

interface Captured {
  readonly captured_at?: string;
}

const here = watched<Heard | null>(null);

const wallNow = () => ({ wall: Date.now(), ticks: performance.now() });

/** Notes the time of an answer of our own server (only it names its version). */
export function noteServerTime(headers: Headers, at: Omit<Heard, 'server'> = wallNow()): void {
  const server = Date.parse(headers.get('Date') ?? '');
  if (!headers.has('Version') || Number.isNaN(server)) return;
  here.set({ server, ...at });
  onDevice.set(key, String(server));
}

/** The true time is at least this, in milliseconds, by what the server said last; 0 where it never said anything. */
export function earliestNow({ ticks }: Pick<Heard, 'ticks'> = wallNow()): number {
  const heard = here.get();
  return heard ? heard.server + Math.max(0, ticks - heard.ticks) : Number(onDevice.get(key)) || 0;
}

/** The later of this phone's clock and the earliest that the true time can be, in milliseconds: a clock that is behind misleads nobody. */
export const latestNow = (at: Omit<Heard, 'server'> = wallNow()): number => Math.max(at.wall, earliestNow(at));

/**
 * By how many milliseconds this phone's clock is off, as far as it can be known: behind (below 0) what the server said, also
 * when it is set back without network; ahead of it as it was when the server was heard last. 0 within ten minutes.
 */
export function clockOffBy(at: Omit<Heard, 'server'> = wallNow()): number {
  const heard = here.get();
  const behind = at.wall - earliestNow(at);
  if (behind < -clockTolerance) return behind;
  const ahead = heard && at.wall >= heard.wall ? heard.wall - heard.server : 0;
  return ahead > clockTolerance ? ahead : 0;
}

/** Calls back when the server was heard. */
export const watchServerTime = here.watch;

/**
 * What an outbox item says of the server's time: what it was, at least, when the item was captured; null where it was not
 * captured just now by this phone's own clock, or nothing was heard. ISO 8601.
 */
export function heardFor(input: unknown, now: Date): string | null {
  const { captured_at, vaccine_details } = (input ?? {}) as Captured & { vaccine_details?: Captured[] };
  const all = [captured_at, ...(vaccine_details ?? []).map((dose) => dose.captured_at)];
  const isNow = all.every((one) => one === undefined || now.getTime() - Date.parse(one) < clockTolerance / 2);
  const heard = earliestNow();
  return heard > 0 && isNow ? new Date(heard).toISOString() : null;
}
