import { namesOf } from '@teeka/contract/names';
import { nameIn, type SpokenLanguage } from '@teeka/domain/names';
import type { PackView } from '../view/view.ts';

/** The names of the pack's villages. */
export const villageNames = ({ rows }: PackView, language: SpokenLanguage): ReadonlyMap<number, string> =>
  new Map(rows.meta.villages.map((one) => [one.village_id, nameIn(namesOf(one, 'village_name'), language)]));
