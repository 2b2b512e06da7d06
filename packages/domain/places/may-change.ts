import type { Post } from '../workers/index.ts';
import type { PlaceLevel } from './place.ts';

/** What an officer changes: a place of a level, a facility, a session site, or only where a site is. */
export type PlaceSubject = PlaceLevel | 'facility' | 'site' | 'position';

const deepness = ['National', 'State', 'District', 'Block', 'Facility'] as const;
type Level = (typeof deepness)[number];

/**
 * The lowest level of a post that changes each. States and districts are made by the government of the country; blocks and
 * sub-districts by a state's; of its villages a district knows; what a block's health service runs, whoever answers for the
 * block arranges. Where a site is, is seen by whoever answers for it.
 */
const lowest: Readonly<Record<PlaceSubject, Level>> = {
  state: 'National',
  district: 'National',
  block: 'State',
  subdistrict: 'State',
  village: 'District',
  facility: 'Block',
  site: 'Block',
  position: 'Facility',
};

/** Who answers for a place at all; whoever works in sessions changes none. */
const officers = ['Supervisor', 'Site Admin', 'District Administrator'];

/** The levels of a post that change it; for a screen that opens there only. */
export const levelsThatChange = (subject: PlaceSubject): readonly string[] =>
  deepness.slice(0, deepness.indexOf(lowest[subject]) + 1);

/** May somebody of this post change that, within the own area? */
export function mayChange(subject: PlaceSubject, { role, user_level }: Post): boolean {
  const own = deepness.indexOf(user_level as Level);
  return officers.includes(role) && own >= 0 && own <= deepness.indexOf(lowest[subject]);
}
