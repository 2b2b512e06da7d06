import { displayDate, indianNumber } from '@teeka/domain/format';
import { nameIn, type SpokenLanguage } from '@teeka/domain/names';
import { type RosterStatus, sessionCategory, venomCategory } from '@teeka/domain/sessions';
import { figuresOf, utilisationOf } from '@teeka/domain/stock';
import { fill, type Words } from '@teeka/words';
import { whole } from '@teeka/words/whole';
import type { PaperSection, PaperTable } from '../../../platform/paper/report.ts';
import { ageWords, sexWords } from '../../../platform/words/age-words.ts';
import { doseIn, listedBy, materialIn } from '../../../platform/words/dose-words.ts';
import { symptomWords } from '../../../platform/words/event-words.ts';
import { instantWords } from '../../../platform/words/time-words.ts';
import type { LineOnPaper } from './queries.ts';
import type { SessionPaper } from './session-paper.ts';

type Papers = Words['papers'];

/** The lists of a session in their order: what was done first, then who is still waited for. */
const lists = ['vaccinated', 'rejected', 'noshow', 'verified', 'scheduled'] as const satisfies readonly RosterStatus[];

/** What is called otherwise at a clinic for bites, where people are treated instead of vaccinated, stands there with `_venom`. */
export function ofCare(
  key: `list-${RosterStatus}` | 'dosesByVaccine',
  { session }: SessionPaper,
  papers: Papers,
): string {
  const treated: Readonly<Record<string, string>> = papers;
  return (sessionCategory(session.category) === venomCategory && treated[`${key}_venom`]) || papers[key];
}

const whyNot = ({ reason, remarks }: LineOnPaper, language: SpokenLanguage): string =>
  [nameIn(reason, language), remarks].filter(Boolean).join(': ');

function listOf(status: RosterStatus, of: SessionPaper, language: SpokenLanguage): PaperSection {
  const { lines, session } = of;
  const { papers, beneficiaries } = whole[language];
  const name = doseIn(language);
  const own = lines.filter((line) => line.status === status);
  const last = { vaccinated: papers.doses, rejected: papers.reason }[status as string];
  const cell = (line: LineOnPaper) =>
    status === 'rejected' ? whyNot(line, language) : line.doses.map(name).join(', ');
  return {
    title: `${ofCare(`list-${status}`, of, papers)} (${indianNumber(own.length)})`,
    table: {
      columns: [
        [papers.number, 0],
        [papers.person, 1.9],
        [papers.age, 0],
        [papers.guardian, 1.6],
        [papers.village, 1.4],
        ...(last === undefined ? [] : [[last, 2.4] as const]),
      ],
      rows: own.map((line, nth) => [
        String(nth + 1),
        [line.ben_name, line.deceased_on && fill(beneficiaries.deceased, { date: displayDate(line.deceased_on) })]
          .filter(Boolean)
          .join(', '),
        [ageWords(line, session.date_of_session, language), sexWords(line.gender, language)].join(', '),
        line.guardian_name,
        nameIn(line.village, language),
        ...(last === undefined ? [] : [cell(line)]),
      ]),
    },
  };
}

/** Everybody by where they stand; one sentence where nobody was on the list. */
export function listSections(of: SessionPaper, language: SpokenLanguage): readonly PaperSection[] {
  const { papers } = whole[language];
  if (of.lines.length === 0) return [{ title: papers.list, texts: [papers.nobody] }];
  return lists.map((status) => listOf(status, of, language));
}

/** Doses that stand, by vaccine. */
export function dosesSection(of: SessionPaper, language: SpokenLanguage): PaperSection {
  const { session } = of;
  const { papers } = whole[language];
  const material = materialIn(language);
  return {
    title: ofCare('dosesByVaccine', of, papers),
    texts: [session.doses.length === 0 ? papers.noDose : ''],
    table: {
      columns: [
        [papers.vaccine, 3],
        [papers.count, 1],
      ],
      rows: session.doses.map((one) => [material(one), indianNumber(one.count)]),
    },
  };
}

const figure = (value: number | null): string => (value === null ? '' : indianNumber(value));

function vialTable({ counted, materials }: SessionPaper, language: SpokenLanguage): PaperTable {
  const { papers, stock } = whole[language];
  const material = materialIn(language);
  return {
    columns: [
      [papers.vaccine, 1.3],
      [papers.batch, 1],
      [papers.received, 0],
      [papers.opening, 0],
      [papers.returned, 0],
      [papers.damaged, 0],
      [papers.given, 0],
      [papers.discarded, 0],
      [stock.colWasted, 0],
    ],
    rows: (counted?.report?.lines ?? []).map((line) => {
      const figures = figuresOf(line);
      const wasted = figures && utilisationOf(figures);
      const batch = [line.batch_number, line.expiry_date === null ? '' : `(${displayDate(line.expiry_date)})`];
      return [
        material(materials.find(({ material_id }) => material_id === line.material_id) ?? null),
        batch.filter(Boolean).join(' '),
        figure(line.vials_received),
        figure(line.vials_opened),
        figure(line.vials_returned),
        figure(line.vials_damaged),
        figure(line.doses_given),
        figure(line.doses_discarded),
        wasted ? `${indianNumber(wasted.net)} (${wasted.netPercent} %)` : '',
      ];
    }),
  };
}

/** What was made of the vials, as it was counted last. */
export function vialsSection(of: SessionPaper, language: SpokenLanguage): PaperSection {
  const { papers } = whole[language];
  const report = of.counted?.report;
  if (!report) return { title: papers.vials, texts: [papers.vialsNone] };
  const by = fill(papers.countedBy, { by: report.reported_by ?? '', at: instantWords(report.captured_at, language) });
  const reasons = report.lines.flatMap(({ batch_number, damage_reason, given_reason }) =>
    [damage_reason, given_reason].filter(Boolean).map((reason) => `${batch_number}: ${reason}`),
  );
  return { title: papers.vials, texts: [by, report.correction_reason, ...reasons], table: vialTable(of, language) };
}

/** Adverse events that were told of after this session. */
export function adverseSection({ adverse }: SessionPaper, language: SpokenLanguage): PaperSection {
  const { papers, aefi } = whole[language];
  return {
    title: papers.events,
    texts: [adverse.length === 0 ? papers.noEvents : ''],
    table: {
      columns: [
        [papers.person, 1.8],
        [papers.eventReportedOn, 0],
        [papers.eventWhat, 2.4],
        [papers.vaccine, 1.4],
        [papers.eventHow, 0],
        [papers.status, 1.1],
      ],
      rows: adverse.map((one) => [
        one.ben_name,
        instantWords(one.notified_at, language),
        symptomWords(one.symptoms, language),
        one.vaccines.map(listedBy(whole[language])).join(', '),
        aefi[`category-${one.category}`],
        aefi[`status-${one.status}`],
      ]),
    },
  };
}
