/** For each screen of a later version: what the worker does in the meantime, as a key of the words. */
const advice = [
  [/^\/(vaccinated-list|registered-beneficiaries|beneficiary-line-list)/, 'app:meanwhileLists'],
  [/^\/edit-beneficiary/, 'app:meanwhileEdit'],
  [/^\/session-history/, 'app:meanwhileHistory'],
  [/^\/resources/, 'app:meanwhileResources'],
] as const;

export function meanwhileAt(path: string) {
  return advice.find(([pattern]) => pattern.test(path))?.[1] ?? 'app:meanwhileOther';
}
