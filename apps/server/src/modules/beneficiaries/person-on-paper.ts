import type { CivilDate } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import { groupReferenceNumber } from '@teeka/domain/identity';
import { type Names, nameIn, type SpokenLanguage, unnamed } from '@teeka/domain/names';
import { fill } from '@teeka/words';
import { whole } from '@teeka/words/whole';
import type { PaperFact } from '../../platform/paper/report.ts';
import { sexWords } from '../../platform/words/age-words.ts';
import { documentWords } from '../../platform/words/document-words.ts';
import type { PersonDetailsRow } from './queries.ts';

/** Who a paper is about; of a document its kind and the last of its signs. */
export interface PersonOnPaper {
  readonly name: string;
  readonly dob: CivilDate;
  /** Only the year of it is known. Papers of before do not say. */
  readonly dob_is_year?: boolean;
  /** 1 male, 2 female, 3 others. */
  readonly gender: number;
  readonly guardian: string;
  readonly reference: string;
  readonly village: Names;
  /** Kind of a document that was shown; 0 where none was. */
  readonly photo_id_type: number;
  readonly photo_id_last4: string;
}

export const personOnPaper = (row: PersonDetailsRow): PersonOnPaper => ({
  name: row.ben_name,
  dob: row.dob,
  dob_is_year: row.dob_is_year,
  gender: row.gender,
  guardian: row.guardian_name,
  reference: row.beneficiary_id,
  village: row.village ?? unnamed,
  photo_id_type: row.photo_id_type ?? 0,
  photo_id_last4: row.photo_id_last4,
});

/** The head of every paper about a person, in a language; what is not known is empty. */
export function personFacts(person: PersonOnPaper, language: SpokenLanguage): readonly PaperFact[] {
  const { papers } = whole[language];
  const kind = documentWords(person.photo_id_type, whole[language]);
  const last = person.photo_id_last4;
  return [
    [papers.name, person.name],
    [papers.born, person.dob_is_year ? person.dob.slice(0, 4) : displayDate(person.dob)],
    [papers.sex, sexWords(person.gender, language)],
    [papers.guardian, person.guardian],
    [papers.village, nameIn(person.village, language)],
    [papers.reference, groupReferenceNumber(person.reference)],
    [papers.document, kind && last ? fill(papers.documentOf, { kind, last }) : ''],
  ];
}
