import type { DuePerson } from '@teeka/contract/schedule';
import { displayDate, indianNumber } from '@teeka/domain/format';
import type { SpokenLanguage } from '@teeka/domain/names';
import type { DateRange } from '@teeka/domain/reports';
import { containerOf } from '@teeka/domain/vaccinations';
import { fill } from '@teeka/words';
import { whole } from '@teeka/words/whole';
import { type NarrowedTo, narrowedWords } from '../../platform/downloads/index.ts';
import { drawPaper } from '../../platform/paper/draw-paper.ts';
import { type DrawnByRow, drawnByIn } from '../../platform/paper/drawn-by.ts';
import { materialIn } from '../../platform/words/dose-words.ts';
import { instantWords } from '../../platform/words/time-words.ts';
import { dosesInFile, sexInFile } from '../beneficiaries/index.ts';
import type { vialsFor } from './vials-for.ts';

interface DueOnPaper {
  readonly people: readonly DuePerson[];
  readonly to: NarrowedTo;
  readonly range: DateRange;
  readonly overdue: number;
  readonly vials: ReturnType<typeof vialsFor>;
}

/** What somebody is called for: what is overdue, and what becomes due and from when. */
function calledFor({ doses }: DuePerson, language: SpokenLanguage): readonly [late: string, coming: string] {
  const words = whole[language];
  const { due, downloads } = words;
  const late = doses.filter(({ overdue }) => overdue).map(({ dose_code }) => dose_code);
  const days = Map.groupBy(
    doses.filter(({ overdue }) => !overdue),
    ({ due_on }) => due_on,
  );
  const coming = [...days].sort().map(([day, those]) => {
    const codes = those.map(({ dose_code }) => dose_code);
    return `${fill(due.from, { date: day })} ${dosesInFile(codes, words)}`;
  });
  return [late.length > 0 ? fill(downloads.overdueDoses, { doses: dosesInFile(late, words) }) : '', coming.join('; ')];
}

/** Where only the year is known, a paper says no more. */
const bornOf = ({ dob, dob_is_year }: DuePerson): string => (dob_is_year ? dob.slice(0, 4) : displayDate(dob));

interface Drawing {
  readonly language: SpokenLanguage;
  readonly by: DrawnByRow;
  readonly at: Date;
}

/** The due list as a PDF, village by village. */
export function drawDueList(
  { people, to, range, overdue, vials }: DueOnPaper,
  { language, by, at }: Drawing,
): Promise<Buffer> {
  const words = whole[language];
  const { app, downloads, due, papers, reports } = words;
  const rowOf = (person: DuePerson) => [
    person.ben_name,
    [bornOf(person), sexInFile(person, words)].join(', '),
    person.guardian_name,
    person.ben_mobile_number,
    ...calledFor(person, language),
    person.left_out ? due.leftOut : person.dropped_out ? due.droppedOut : '',
  ];
  const villages = Map.groupBy(people, ({ village_id }) => village_id);
  const vaccineOf = materialIn(language);
  const counted = (vaccine: string, count: number) => {
    const key = `${containerOf(vaccine)}Count` as const;
    return fill(due[count === 1 ? (`${key}_one` as const) : key], { count });
  };
  const data = {
    language,
    // Carried from door to door, it must not be taken for the whole.
    title: [app.dueList, to.vaccine && vaccineOf({ material_code: to.vaccine, material_name: to.vaccine })]
      .filter(Boolean)
      .join(': '),
    record: `${app.name} · ${papers.record}`,
    about: [
      ...narrowedWords(to, language).map(([label, value]) => `${label}: ${value}`),
      fill(reports.period, { from: range.from, to: range.to }),
      fill(due.count, { n: indianNumber(people.length), late: indianNumber(overdue) }),
    ].join(' · '),
    head: [reports.colName, papers.born, reports.colGuardian, reports.colMobile, due.colDue, due.colMissed],
    villages: [...villages.values()]
      .map((those) => ({ name: those[0]?.village_name ?? '', those }))
      .sort((one, other) => one.name.localeCompare(other.name, language))
      .map(({ name, those }) => ({ name: `${name} (${indianNumber(those.length)})`, rows: those.map(rowOf) })),
    care: downloads.careOfFile,
    nobody: due.nobody,
    vialsTitle: due.vials,
    vials: vials.map(
      ({ vaccine, vials: count }) =>
        `${vaccineOf({ material_code: vaccine, material_name: vaccine })}: ${counted(vaccine, count)}`,
    ),
    vialsNote: due.vialsNote,
    drawn: fill(papers.drawn, { at: instantWords(at, language), by: drawnByIn(by, language) }),
    pageOf: papers.pageOf,
  };
  return drawPaper('modules/schedule/due-list.typ', data, at);
}
