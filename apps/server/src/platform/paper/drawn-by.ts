import { roles } from '@teeka/contract/roles';
import { nameIn, type SpokenLanguage } from '@teeka/domain/names';
import { roleWords } from '@teeka/words/role-words';
import { whole } from '@teeka/words/whole';
import type { DrawnByRow } from './queries.ts';

/** A role as its reader calls it; empty where it is none of ours. */
export function roleIn(role: string, language: SpokenLanguage): string {
  const known = roles.find((one) => one === role);
  return known ? whole[language].app[roleWords[known]] : '';
}

/** Who draws a paper: name, role and where. */
export const drawnByIn = ({ display_name, role, facility }: DrawnByRow, language: SpokenLanguage): string =>
  [display_name, roleIn(role, language), nameIn(facility, language)].filter(Boolean).join(', ');
