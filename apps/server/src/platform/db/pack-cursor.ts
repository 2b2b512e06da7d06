import { type CivilDate, isCivilDate } from '@teeka/domain/calendar';

/** Where an earlier pull ended. On a new day other sessions travel, so their lists travel whole. */
export interface Since {
  readonly change: string;
  readonly newDay: boolean;
  /** The day of the pull. */
  readonly day: CivilDate;
}

/** The change number a pull ended at, and its day: the next day brings other sessions. */
export function cursorOf(change: string, today: CivilDate): string {
  return `${change}.${today}`;
}

/** Where the earlier pull ended; undefined when the cursor is none of ours, so that everything is sent. */
export function sinceOf(cursor: string, today: CivilDate): Since | undefined {
  const [, change, day] = /^([0-9]{1,18})\.([0-9-]{10})$/.exec(cursor) ?? [];
  if (!change || !isCivilDate(day)) return undefined;
  return { change, newDay: day !== today, day };
}
