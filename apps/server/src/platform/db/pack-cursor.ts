import { type CivilDate, isCivilDate } from '@teeka/domain/calendar';

/** Where an earlier pull ended. On a new day other sessions travel, so their lists travel whole. */
export interface Since {
  readonly change: string;
  readonly newDay: boolean;
  /** The day of the pull. */
  readonly day: CivilDate;
  /** The life of the database it was pulled from; empty in a cursor of an earlier version. */
  readonly incarnation: string;
}

/** Where a pull ended: the life of the database, its change number there, and its day, for the next one brings other sessions. */
export function cursorOf(incarnation: string, change: string, today: CivilDate): string {
  return `${incarnation}.${change}.${today}`;
}

/** Where the earlier pull ended; undefined when the cursor is none of ours, so that everything is sent. */
export function sinceOf(cursor: string, today: CivilDate): Since | undefined {
  const [, incarnation = '', change, day] = /^(?:([0-9a-f]{8})\.)?([0-9]{1,18})\.([0-9-]{10})$/.exec(cursor) ?? [];
  if (!change || !isCivilDate(day)) return undefined;
  return { incarnation, change, newDay: day !== today, day };
}
