import type { NotifiableCase } from '@teeka/contract/cases/bites';
import { displayDate } from '@teeka/domain/format';
import { fill } from '@teeka/words';
import { en } from '@teeka/words/en/index';
import { hi } from '@teeka/words/hi/index';
import type { Language } from '../../../../platform/words/languages.ts';

const words = { en, hi } as const;

/** The header of the file, in the order of `notifiableRow`. */
export function notifiableSheet(language: Language): readonly string[] {
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
function placesIn(one: NotifiableCase, language: Language): readonly string[] {
  return language === 'hi'
    ? [one.facility_name_hi, one.block_name_hi, one.village_name_hi]
    : [one.facility_name, one.block_name, one.village_name];
}

/** One case as the cells of its row: words and places of the language, days as DD/MM/YYYY; nothing of it names a person. */
export function notifiableRow(one: NotifiableCase, language: Language): readonly string[] {
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
