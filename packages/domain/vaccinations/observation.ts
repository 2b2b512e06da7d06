/** How long a person stays at the site after a dose (session day facts: thirty minutes). */
export const observationMinutes = 30;

/** Whole minutes still to wait after a dose captured at that instant, 0 once they are over. Instants are ISO 8601. */
export function minutesToWait(capturedAt: string, now: string): number {
  const passed = (Date.parse(now) - Date.parse(capturedAt)) / 60_000;
  if (!(passed >= 0)) return observationMinutes;
  return Math.max(0, Math.ceil(observationMinutes - passed));
}
