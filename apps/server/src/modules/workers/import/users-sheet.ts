import type { Role } from '@teeka/contract/roles';
import { type Choice, mandatoryUserColumns, userColumns } from '@teeka/domain/imports';
import { fallback, type SpokenLanguage } from '@teeka/domain/names';
import { type GivenPost, posts } from '@teeka/domain/workers';
import { fill } from '@teeka/words';
import { roleWords } from '@teeka/words/role-words';
import { whole } from '@teeka/words/whole';
import { columnWords, namesOfWord, sheetOf, sheetWord } from '../../../platform/imports/index.ts';

/** A post as the form calls it: its role, and of who does not work in sessions the level. */
function postIn({ role, user_level }: GivenPost, language: SpokenLanguage): string {
  const { app, workers } = whole[language];
  const title = app[roleWords[role as Role]];
  if (user_level === 'Facility') return title;
  return fill(workers.postAt, { role: title, level: workers[`level_${user_level}`] });
}

/** The sign between role and level is on no keyboard: without it the choice is read too. */
const postChoices: readonly Choice[] = posts.map((post, id) => {
  const names = namesOfWord((language) => postIn(post, language));
  return { id, names: [...names, ...names.map((name) => name.replaceAll(' · ', ' '))] };
});

/** The file of workers. */
export const usersSheet = sheetOf({
  name: sheetWord('usersSheet', fallback),
  file: 'workers-template.xlsx',
  columns: userColumns,
  mandatory: mandatoryUserColumns,
  days: [],
  latin: ['displayName', 'userName'],
  choices: { role: postChoices },
  wide: { displayName: 28, role: 28, place: 48, userName: 24 },
  example: {
    displayName: 'EXAMPLE: Sita Devi',
    mobile: '98XXXXXXXX',
    role: postChoices[0]?.names[0] ?? '',
    place: 'Sub-Centre Abbu Nagar; Anganwadi Adampur',
    userName: 'sita.devi',
  },
  ...columnWords,
});
