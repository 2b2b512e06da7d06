import { daysBetween } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import {
  birthsSent,
  confirmedBy,
  isOfEarlier,
  nextVisit,
  pregnancyWeeks,
  type Referral,
  risksNow,
  type StandingRisk,
  stageOn,
  textIn,
  trimesterOn,
} from '@teeka/domain/pregnancy';
import { fill } from '@teeka/words';
import { whole } from '@teeka/words/whole';
import type { PaperContent, PaperFact, PaperSection } from '../../../platform/paper/report.ts';
import { doseIn } from '../../../platform/words/dose-words.ts';
import { personFacts } from '../../beneficiaries/index.ts';
import { childName, childrenTable } from './children-table.ts';
import { earlierTable } from './earlier-table.ts';
import type { HerPaper, PaperGround } from './her-paper.ts';
import { inOneLine, saidIn } from './telling.ts';
import { antenatalTable, postnatalTable } from './visit-tables.ts';

const shownAbove = ['lmp_date', 'registered_on'];

/** Of a bank account nothing stands on a paper that is handed on; earlier pregnancies have a table of their own. */
const isShownBelow = (key: string): boolean => !shownAbove.includes(key) && !key.includes('bank') && !isOfEarlier(key);

/** How far it is, and when she is to be seen next; of one that is over its days alone. */
function progress({ pregnancy, deceased_on }: HerPaper, { language, today }: PaperGround): readonly PaperFact[] {
  const { papers, pregnancyPage: page } = whole[language];
  const { lmp, expected, registeredOn, visits, pregnancy_number } = pregnancy;
  const isOpen = stageOn(pregnancy, today, deceased_on) === 'open';
  const weeks = isOpen ? pregnancyWeeks(lmp, today) : undefined;
  const trimester = isOpen ? trimesterOn(lmp, today) : undefined;
  const next = isOpen ? nextVisit(lmp, visits.at(-1)?.on ?? null, today) : undefined;
  const days = weeks === undefined ? 0 : daysBetween(lmp, today) - weeks * 7;
  const far =
    weeks === undefined
      ? []
      : [
          fill(page[weeks === 1 ? 'weeks_one' : 'weeks'], { count: weeks }),
          days === 0 ? '' : fill(page[days === 1 ? 'days_one' : 'days'], { count: days }),
        ];
  return [
    [papers.pregnancyNumber, String(pregnancy_number)],
    [papers.howFar, far.filter(Boolean).join(' ')],
    [page.trimester, trimester === undefined ? '' : page[`trimester-${trimester}`]],
    [page.lmp, displayDate(lmp)],
    [page.expected, displayDate(expected)],
    [page.registeredOn, displayDate(registeredOn)],
    [page.nextVisit, next ? fill(page.between, { from: displayDate(next.from), to: displayDate(next.to) }) : ''],
    [papers.died, deceased_on === null ? '' : displayDate(deceased_on)],
  ];
}

/** What was said to hold, and what the record speaks for and nobody has judged yet. */
function risks({ person, pregnancy, others, deceased_on }: HerPaper, { language, today }: PaperGround): PaperSection {
  const { papers, pregnancyPage: page } = whole[language];
  const { look } = saidIn(language);
  const named = ({ risk, reason }: { readonly risk: string; readonly reason: string }) =>
    look(
      risk === 'Other' && reason !== ''
        ? `pregnancyForms:option-reasons-${reason}`
        : `pregnancyMasters:high_risk-${risk}`,
    );
  const { standing, proposed, isFollowed } = risksNow(pregnancy, person.dob, today, others);
  // Her death ends it, wherever it was declared.
  const follows = isFollowed && deceased_on === null;
  const reasonOf = (one: StandingRisk) => textIn(confirmedBy(pregnancy, one)?.facts ?? {}, 'reason');
  return {
    title: page.risks,
    table: {
      columns: [
        [papers.risk, 1.6],
        [papers.found, 2],
        [papers.status, 1],
      ],
      rows: [
        ...standing.map((one) => [named(one), reasonOf(one), follows ? papers.riskStanding : page.riskWas]),
        ...(follows ? proposed : []).map((one) => [
          named(one),
          [one.figure, one.on === null ? '' : displayDate(one.on)].filter(Boolean).join(', '),
          papers.riskProposed,
        ]),
      ],
    },
  };
}

/** Where she was sent, or which of her children, and what became of it. */
function referrals(of: HerPaper, ground: PaperGround): PaperSection {
  const { language } = ground;
  const { pregnancy, names } = of;
  const { papers, pregnancyPage: page } = whole[language];
  const { look, answer, facts } = saidIn(language);
  const whom = (referral: Referral) => {
    const children = birthsSent(pregnancy, referral).map((birth) => childName(birth, of, ground));
    return [answer('referral', referral.facts, 'whom'), children.length > 0 ? `(${children.join(', ')})` : '']
      .filter(Boolean)
      .join(' ');
  };
  return {
    title: page.referrals,
    table: {
      columns: [
        [papers.day, 0],
        [look('pregnancyForms:referral-to-facility'), 1.6],
        [papers.reason, 2],
        [look('pregnancyForms:referral-transport'), 1.2],
        [page['event-referral-result'], 2],
        [papers.by, 1.2],
      ],
      rows: pregnancy.referrals.map((referral) => [
        displayDate(referral.on),
        [whom(referral), answer('referral', referral.facts, 'to_facility')].filter(Boolean).join(': '),
        answer('referral', referral.facts, 'reason'),
        answer('referral', referral.facts, 'transport'),
        referral.result ? inOneLine(facts('referral-result', referral.result.facts)) : page.nothingHeard,
        names.get(referral.event_id) ?? '',
      ]),
    },
  };
}

function tdDoses({ td }: HerPaper, { language }: PaperGround): PaperSection {
  const { papers, bites } = whole[language];
  const name = doseIn(language);
  return {
    title: papers.tdDoses,
    table: {
      columns: [
        [papers.dose, 2],
        [papers.day, 0],
        [papers.batch, 1.2],
        [papers.by, 1.4],
      ],
      rows: td.map(({ dose_code, given_on, batch_number, by, by_word }) => [
        ...[name(dose_code), displayDate(given_on)],
        ...[batch_number, by ?? (by_word ? papers.cardByWord : bites.elsewhere)],
      ]),
    },
  };
}

/** How it ended, and the death of the woman where that is another event. */
function ends({ pregnancy }: HerPaper, { language }: PaperGround): readonly PaperSection[] {
  const { pregnancyPage: page } = whole[language];
  const { facts } = saidIn(language);
  const { outcome, death } = pregnancy;
  const shown = outcome ? [{ title: page[`outcome-${outcome.kind}`], facts: facts(outcome.kind, outcome.facts) }] : [];
  if (!death || outcome?.kind === 'maternal-death') return shown;
  return [...shown, { title: page['outcome-maternal-death'], facts: facts('maternal-death', death.facts) }];
}

/** A pregnancy on paper, in a language. */
export function pregnancyContent(of: HerPaper, ground: PaperGround): PaperContent {
  const { papers, pregnancyPage: page } = whole[ground.language];
  const { facts } = saidIn(ground.language);
  const { person, pregnancy } = of;
  return {
    title: papers.pregnancyPaper,
    of: person.name,
    facts: personFacts(person, ground.language),
    sections: [
      { title: page.title, facts: progress(of, ground) },
      risks(of, ground),
      antenatalTable(of, ground),
      tdDoses(of, ground),
      referrals(of, ground),
      ...ends(of, ground),
      childrenTable(of, ground),
      postnatalTable(of, ground),
      {
        title: page['event-registered'],
        facts: facts('registered', pregnancy.facts, isShownBelow),
      },
      earlierTable(of, ground),
    ],
  };
}
