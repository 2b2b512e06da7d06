/** What cannot have happened. A dose that merely should not have been given is recorded and judged, not refused. */
export const schedule = {
  SCHEDU0001: { status: 400, meaning: 'the schedule knows no dose with this code' },
  SCHEDU0002: { status: 400, meaning: 'the dose would lie before birth' },
  SCHEDU0003: { status: 400, meaning: 'the dose would lie in the future' },
  SCHEDU0004: { status: 400, meaning: 'the dose would lie after death' },
  SCHEDU0005: { status: 400, meaning: 'the dose is one for another kind of person' },
  SCHEDU0006: { status: 400, meaning: 'the day of the dose is not a day of the calendar' },
} as const;
