/** How something is read: to be looked at, always as it is now; for a form, which stays as it is while somebody types. */
export const readings = {
  shown: { staleTime: 0 },
  form: { refetchOnWindowFocus: false },
} as const;
export type Reading = keyof typeof readings;
