import { nameHere } from '../../../platform/language/index.ts';
import { useView } from '../../../records/workday/index.ts';

/** The name of a village of this phone's site in the reader's language; empty where the phone does not know it. */
export function useVillageName(id: string | number): string {
  const village = useView()?.rows.meta.villages.find((one) => one.village_id === Number(id)) ?? null;
  return nameHere(village, 'village_name');
}
