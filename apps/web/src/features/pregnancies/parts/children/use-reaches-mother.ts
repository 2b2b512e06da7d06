import { useOnline, useView } from '../../../../records/workday/index.ts';

/** Can a child of this woman be registered from here: from the day of a site, where she is in it or can be fetched? */
export function useReachesMother(): (mother: string) => boolean {
  const people = useView()?.rows.people;
  const online = useOnline();
  return (mother) => people !== undefined && (online || people.has(mother));
}
