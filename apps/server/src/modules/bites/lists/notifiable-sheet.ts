import type { NotifiableCase } from '@teeka/contract/bites';
import { namesOf } from '@teeka/contract/names';
import { displayDate } from '@teeka/domain/format';
import { nameIn, type SpokenLanguage } from '@teeka/domain/names';
import { fill } from '@teeka/words';
import { whole as words } from '@teeka/words/whole';

/** The header of the file, in the order of `notifiableRow`. */
export function notifiableSheet(language: SpokenLanguage): readonly string[] {
  const { biteReports, bites } = words[language];
  return [
    biteReports.columnCase,
    bites.kindOfBite,
    biteReports.columnSpecies,
    biteReports.columnBitten,
    biteReports.columnReported,
    biteReports.columnFacility,
    biteReports.columnBlock,
    biteReports.columnVillage,
    biteReports.columnAge,
    biteReports.columnGender,
    bites.howGrave,
    biteReports.columnVials,
    biteReports.columnNeedle,
    bites.outcomeIs,
  ];
}

/** Facility, block and village. */
const placesIn = (one: NotifiableCase, language: SpokenLanguage): readonly string[] =>
  [namesOf(one, 'facility_name'), namesOf(one, 'block_name'), namesOf(one, 'village_name')].map((names) =>
    nameIn(names, language),
  );

/** One case as the cells of its row: words and places of the language, days as DD/MM/YYYY; nothing of it names a person. */
export function notifiableRow(one: NotifiableCase, language: SpokenLanguage): readonly string[] {
  const { bites, app } = words[language];
  const lists: Readonly<Record<string, string>> = { ...bites, ...words[language].biteLists };
  const say = (list: string, word: string) => lists[`${list}-${word}`] ?? word;
  const gender = { 1: app.male, 2: app.female }[one.gender] ?? app.others;
  return [
    one.case_number,
    say('kind', one.creature),
    one.species === '' ? '' : say(one.creature, one.species),
    one.bitten_on === null ? '' : displayDate(one.bitten_on),
    displayDate(one.reported_on),
    ...placesIn(one, language),
    String(one.age_years),
    gender,
    one.creature === 'scorpion' ? fill(bites.stingGrade, { grade: one.grade }) : say('grade', one.grade),
    String(one.antivenom_vials),
    one.bite_to_needle_minutes === null ? '' : String(one.bite_to_needle_minutes),
    one.outcome === '' ? '' : say('outcome', one.outcome),
  ];
}
