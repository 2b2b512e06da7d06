import { outcomeOf } from '@teeka/domain/bites';
import { displayDate } from '@teeka/domain/format';
import { nameIn } from '@teeka/domain/names';
import { fill } from '@teeka/words';
import { biteEventWords } from '@teeka/words/bite-event';
import { whole } from '@teeka/words/whole';
import type { PaperContent, PaperSection } from '../../../platform/paper/report.ts';
import { bodySiteIn, doseIn, listedBy, materialIn } from '../../../platform/words/dose-words.ts';
import { symptomWords } from '../../../platform/words/event-words.ts';
import { instantWords } from '../../../platform/words/time-words.ts';
import { type PersonOnPaper, personFacts } from '../../beneficiaries/index.ts';
import { biteWordsIn } from './bite-words.ts';
import type { CaseRow } from './queries.ts';
import { rabiesSections } from './rabies-sections.ts';
import { placeOf, type ReportGround, standingOf, vialOf } from './report-ground.ts';
import { venomSections } from './venom-sections.ts';

const statuses = { open: 'visitOpen', completed: 'visitCompleted', closed: 'visitClosed' } as const;
const questions = {
  'severe-reaction': 'askSevereReaction',
  'severe-illness': 'askSevereIllness',
  'immune-weak': 'askImmuneWeak',
  'hpv-consent': 'consentHpv',
} as const;

/** The first part of an id: enough to ask back. */
const shortOf = (case_id: string): string => (case_id.split('-').at(-1) ?? '').toUpperCase();

/** When, where and by whom the case was opened, and how it ended. */
function standing(row: CaseRow, { language }: ReportGround): PaperSection {
  const { papers, beneficiaries } = whole[language];
  const { say, tell } = biteWordsIn(language);
  // Of one that was opened again the reason no longer stands.
  const closed = row.status === 'open' ? undefined : row.bite?.events.findLast(({ kind }) => kind === 'closed');
  const closing = closed?.facts.state ?? '';
  const status = statuses[row.status as keyof typeof statuses];
  return {
    title: papers.theCase,
    facts: [
      [papers.kind, papers[`kind-${row.kind}`]],
      [papers.opened, instantWords(row.opened_at, language)],
      [papers.by, row.opened_by ?? ''],
      [papers.place, nameIn(row.site, language)],
      [papers.facility, nameIn(row.facility, language)],
      [papers.status, status ? beneficiaries[status] : ''],
      [papers.closed, row.closed_at ? instantWords(row.closed_at, language) : ''],
      [papers.reason, say('close', closing)],
      [tell('outcomeIs'), row.bite ? say('outcome', outcomeOf(row.bite)) : ''],
    ],
  };
}

/** The doses of a visit of the national schedule, and what was answered before them. */
function visitSections(row: CaseRow, { language }: ReportGround): readonly PaperSection[] {
  const { papers, cases, app } = whole[language];
  const name = doseIn(language);
  const material = materialIn(language);
  const bodySite = bodySiteIn(language);
  const doses = standingOf(row.doses).map((dose) => [
    name(dose.dose_code),
    displayDate(dose.given_on),
    material(dose.material),
    vialOf(dose),
    bodySite(dose.body_site),
    placeOf(dose, language),
    dose.by ?? '',
  ]);
  const answered = (row.screening?.answers ?? []).map(({ question, answer, reason }) => {
    const key = questions[question as keyof typeof questions];
    return [key ? cases[key] : question, answer === 'yes' ? app.yes : app.no, reason];
  });
  return [
    {
      title: papers.doses,
      texts: [doses.length === 0 ? papers.noDose : '', row.kind === 'antenatal' ? papers.antenatalText : ''],
      table: {
        columns: [
          [papers.dose, 1.6],
          [papers.day, 0],
          [papers.vaccine, 1.4],
          [papers.batch, 1.3],
          [papers.bodySite, 1],
          [papers.site, 1.4],
          [papers.by, 1.3],
        ],
        rows: doses,
      },
    },
    {
      title: papers.screening,
      table: {
        columns: [
          [papers.question, 3],
          [papers.answer, 0],
          [papers.reason, 2],
        ],
        rows: answered,
      },
    },
  ];
}

/** What was seen and done in the case of a bite, in its order. */
function happened({ bite, recorders }: CaseRow, { language }: ReportGround): PaperSection {
  const { papers } = whole[language];
  const words = biteWordsIn(language);
  return {
    title: words.tell('whatWasDone'),
    table: {
      columns: [
        [papers.when, 0],
        [papers.what, 1.2],
        [papers.details, 3],
        [papers.by, 1.3],
      ],
      rows: (bite?.events ?? []).map((event) => [
        instantWords(event.at, language),
        words.say('event', event.kind),
        biteEventWords(event, words),
        recorders[event.event_id] ?? '',
      ]),
    },
  };
}

function adverse({ adverse: reports }: CaseRow, { language }: ReportGround): PaperSection {
  const { papers, aefi } = whole[language];
  return {
    title: papers.events,
    texts: [reports.length === 0 ? papers.noEvents : ''],
    table: {
      columns: [
        [papers.eventReportedOn, 0],
        [papers.eventWhat, 2.6],
        [papers.vaccine, 1.6],
        [papers.eventHow, 0],
        [papers.status, 1.2],
      ],
      rows: reports.map(({ notified_at, symptoms, vaccines, category, status }) => [
        instantWords(notified_at, language),
        symptomWords(symptoms, language),
        vaccines.map(listedBy(whole[language])).join(', '),
        aefi[`category-${category}`],
        aefi[`status-${status}`],
      ]),
    },
  };
}

function takenBack({ doses }: CaseRow, { language }: ReportGround): PaperSection {
  const { papers } = whole[language];
  const name = doseIn(language);
  return {
    title: papers.takenBack,
    table: {
      columns: [
        [papers.dose, 1.6],
        [papers.day, 0],
        [papers.batch, 1.2],
        [papers.reason, 3],
      ],
      rows: doses
        .filter(({ void_reason }) => void_reason !== null)
        .map((dose) => [name(dose.dose_code), displayDate(dose.given_on), vialOf(dose), dose.void_reason ?? '']),
    },
  };
}

function careSections(row: CaseRow, ground: ReportGround): readonly PaperSection[] {
  const { bite: care, doses } = row;
  const { rabies, venom } = care?.details ?? {};
  if (care && rabies) return [...rabiesSections({ care, rabies, doses }, ground), happened(row, ground)];
  if (care && venom) return [...venomSections({ care, venom, doses }, ground), happened(row, ground)];
  return visitSections(row, ground);
}

/** The report of a case in a language. */
export function caseContent(
  of: { readonly case_id: string; readonly person: PersonOnPaper; readonly row: CaseRow },
  ground: ReportGround,
): PaperContent {
  const { papers } = whole[ground.language];
  const { row, person, case_id } = of;
  return {
    title: papers.caseReport,
    of: person.name,
    about: fill(papers.ofCase, { number: shortOf(case_id) }),
    facts: personFacts(person, ground.language),
    sections: [standing(row, ground), ...careSections(row, ground), adverse(row, ground), takenBack(row, ground)],
  };
}
