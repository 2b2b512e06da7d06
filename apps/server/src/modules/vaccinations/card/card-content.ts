import type { CivilDate } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import type { SpokenLanguage } from '@teeka/domain/names';
import type { Pregnancy } from '@teeka/domain/pregnancy';
import { chartOf, type JudgedDose, nationalSchedule, nextDue } from '@teeka/domain/schedule';
import { fill } from '@teeka/words';
import { whole } from '@teeka/words/whole';
import type { PaperContent, PaperSection } from '../../../platform/paper/report.ts';
import { doseIn } from '../../../platform/words/dose-words.ts';
import { type PersonOnPaper, personFacts } from '../../beneficiaries/index.ts';
import { visitsInShort } from '../../pregnancies/index.ts';
import { type CardDoses, cardChart, givenWhere, knownHow, scheduleIn } from './card-chart.ts';

/** A person as the card tells of them. */
export interface CardOf extends CardDoses {
  readonly person: PersonOnPaper;
  readonly father: string;
  readonly rch_id: string;
  /** Reported or declared dead: called for nothing. */
  readonly isDead: boolean;
  /** The pregnancy that goes on. */
  readonly pregnancy: Pregnancy | undefined;
  /** Whom the administration names for questions, with a number; empty where it names nobody. */
  readonly contact: string;
}

interface Ground {
  readonly language: SpokenLanguage;
  readonly today: CivilDate;
}

function next({ forecast, isDead }: CardOf, { language, today }: Ground): PaperSection {
  const { certificates, papers } = whole[language];
  const due = nextDue(forecast.doses, today);
  const said = due
    ? fill(certificates.nextOn, { doses: due.doses.map(doseIn(language)).join(', '), day: displayDate(due.day) })
    : certificates.nextNone;
  return { title: papers.cardNext, texts: isDead ? [] : [said] };
}

/** Doses that stand and have no field in the chart: of another schedule, of an earlier pregnancy, in the care of a bite. */
function others({ forecast, standing }: CardOf, { language }: Ground): PaperSection {
  const { papers } = whole[language];
  const [name, words] = [doseIn(language), scheduleIn(language)];
  const apart: readonly JudgedDose[] = chartOf(forecast, nationalSchedule).others;
  const earlier = forecast.recorded.filter(({ notCounted }) => notCounted?.code === 'not-counted-earlier-pregnancy');
  const rows = [...new Set([...earlier, ...apart])].flatMap(({ dose, notCounted }) => {
    const story = standing.find(({ dose_id }) => dose_id === dose.id);
    if (!story) return [];
    const why = notCounted?.code === 'not-counted-earlier-pregnancy' ? words.reason(notCounted) : '';
    return [
      [
        ...[name(dose.code), displayDate(dose.date), story.batch_number],
        givenWhere(story, language).join(', '),
        [knownHow(story, language), why].filter(Boolean).join('; '),
      ],
    ];
  });
  return {
    title: papers.cardOthers,
    table: {
      columns: [
        [papers.dose, 1.6],
        [papers.day, 0],
        [papers.batch, 1],
        [papers.site, 1.8],
        [papers.cardRemark, 1.8],
      ],
      rows,
    },
  };
}

function notes({ forecast, standing, contact }: CardOf, { language }: Ground): PaperSection {
  const { papers } = whole[language];
  const notNeeded = forecast.doses.filter(
    ({ state, notCounted }) => state === 'not-applicable' && notCounted.length === 0,
  );
  const doses = notNeeded.map(({ code }) => doseIn(language)(code)).join(', ');
  return {
    title: papers.cardNotes,
    texts: [
      standing.some(({ by_word }) => by_word) ? papers.cardByWordText : '',
      doses === '' ? '' : fill(papers.cardNotNeeded, { doses }),
      papers.cardAfter,
      contact === '' ? '' : fill(papers.cardAsk, { who: contact }),
    ],
  };
}

/** The immunisation card in a language. */
export function cardContent(of: CardOf, ground: Ground): PaperContent {
  const { papers, registration } = whole[ground.language];
  const { person, father, rch_id, pregnancy } = of;
  return {
    title: papers.card,
    of: person.name,
    facts: [...personFacts(person, ground.language), [registration.fatherName, father], [registration.rchId, rch_id]],
    sections: [
      next(of, ground),
      { title: papers.cardChart, chart: cardChart(of, ground.language) },
      others(of, ground),
      ...(pregnancy ? [visitsInShort(pregnancy, ground)] : []),
      notes(of, ground),
    ],
  };
}
