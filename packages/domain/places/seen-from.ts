import { type PlaceLevel, placeLevels } from './place.ts';

/** The highest level of places that lies in the area of a post: whoever works at a facility sees its block. */
const highest: Readonly<Record<string, PlaceLevel>> = {
  National: 'state',
  State: 'state',
  District: 'district',
  Block: 'block',
  Facility: 'block',
  Plan_Delivery_Manager: 'block',
};

/** Of the places above one of the own area: does one of this level lie in the area of such a post, too? */
export function isSeenFrom(level: PlaceLevel, user_level: string): boolean {
  const top = Object.hasOwn(highest, user_level) ? highest[user_level] : undefined;
  return top !== undefined && placeLevels.indexOf(level) >= placeLevels.indexOf(top);
}
