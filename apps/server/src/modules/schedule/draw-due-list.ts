import type { DuePerson } from '@teeka/contract/schedule';
import { dayInIndia, timeInIndia } from '@teeka/domain/calendar';
import { displayDate, indianNumber } from '@teeka/domain/format';
import type { SpokenLanguage } from '@teeka/domain/names';
import type { DateRange } from '@teeka/domain/reports';
import { containerOf } from '@teeka/domain/vaccinations';
import { fill } from '@teeka/words';
import { roleWords } from '@teeka/words/role-words';
import { whole } from '@teeka/words/whole';
import type { Actor } from '../../platform/access/actor.ts';
import { drawPaper } from '../../platform/paper/draw-paper.ts';
import { timeSentence } from '../../platform/words/sentence.ts';
import { dosesInFile } from '../beneficiaries/index.ts';
import type { vialsFor } from './vials-for.ts';

interface DueOnPaper {
  readonly people: readonly DuePerson[];
  readonly range: DateRange;
  readonly overdue: number;
  readonly vials: ReturnType<typeof vialsFor>;
}

const sexWords: Readonly<Record<string, 'male' | 'female'>> = { Male: 'male', Female: 'female' };

/** What somebody is called for: what is overdue, and what becomes due and from when. */
function calledFor({ doses }: DuePerson, language: SpokenLanguage): readonly [late: string, coming: string] {
  const words = whole[language];
  const late = doses.filter(({ overdue }) => overdue).map(({ dose_code }) => dose_code);
  const days = Map.groupBy(
    doses.filter(({ overdue }) => !overdue),
    ({ due_on }) => due_on,
  );
  const coming = [...days].sort().map(([day, those]) => {
    const codes = those.map(({ dose_code }) => dose_code);
    return `${fill(words.due.from, { date: day })} ${dosesInFile(codes, words)}`;
  });
  return [
    late.length > 0 ? fill(words.downloads.overdueDoses, { doses: dosesInFile(late, words) }) : '',
    coming.join('; '),
  ];
}

/** The due list as a PDF, village by village. */
export function drawDueList(
  { people, range, overdue, vials }: DueOnPaper,
  { language, actor, at }: { readonly language: SpokenLanguage; readonly actor: Actor; readonly at: Date },
): Promise<Buffer> {
  const words = whole[language];
  const { app, certificates, downloads, due, reports } = words;
  const rowOf = (person: DuePerson) => [
    person.ben_name,
    [displayDate(person.dob), app[sexWords[person.beneficiary_gender] ?? 'others']].join(', '),
    person.guardian_name,
    person.ben_mobile_number,
    ...calledFor(person, language),
    person.left_out ? due.leftOut : person.dropped_out ? due.droppedOut : '',
  ];
  const villages = Map.groupBy(people, ({ village_name }) => village_name);
  const role = app[roleWords[actor.role]];
  const named = (vaccine: string) =>
    (words.schedule as Readonly<Record<string, string>>)[`vaccine-${vaccine}`] ?? vaccine;
  const counted = (vaccine: string, count: number) => {
    const key = `${containerOf(vaccine)}Count` as const;
    return fill(due[count === 1 ? (`${key}_one` as const) : key], { count });
  };
  const data = {
    language,
    title: app.dueList,
    period: fill(reports.period, range as unknown as Record<string, string>),
    count: fill(due.count, { n: indianNumber(people.length), late: indianNumber(overdue) }),
    head: [reports.colName, certificates.born, reports.colGuardian, reports.colMobile, due.colDue, due.colMissed],
    villages: [...villages]
      .sort(([one], [other]) => one.localeCompare(other, language))
      .map(([name, those]) => ({ name: `${name} (${indianNumber(those.length)})`, rows: those.map(rowOf) })),
    nobody: due.nobody,
    vialsTitle: due.vials,
    vials: vials.map(({ vaccine, vials: count }) => `${named(vaccine)}: ${counted(vaccine, count)}`),
    vialsNote: due.vialsNote,
    made: fill(downloads.madeBy, {
      day: displayDate(dayInIndia(at)),
      time: timeSentence(language, timeInIndia(at)),
      by: `${actor.display_name}, ${role}`,
    }),
    pageOf: certificates.pageOf,
  };
  return drawPaper('modules/schedule/due-list.typ', data, at);
}
