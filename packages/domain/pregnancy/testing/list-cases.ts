import { addDays, type CivilDate } from '../../calendar/index.ts';
import type { ListedPregnancy, PregnancyList } from '../lists.ts';

/** A pregnancy of so many days on the day that is judged, and the lists on which it stands. */
export interface ListCase {
  readonly title: string;
  readonly days: number;
  /** The last visit, so many days before. */
  readonly visited?: number;
  readonly highRisk?: true;
  readonly urgent?: true;
  /** Sent so many days before, and not heard of. */
  readonly unheard?: number;
  readonly outcome?: ListedPregnancy['outcome'];
  /** It ended so many days before. */
  readonly ended?: number;
  readonly died?: number;
  readonly lists: readonly PregnancyList[];
}

/** Phone and server judge the same: each runs these. */
export const listCases: readonly ListCase[] = [
  { title: 'six weeks, no visit yet and none overdue', days: 42, lists: ['all'] },
  { title: 'the last day of the first window', days: 90, lists: ['all'] },
  { title: 'a day after it without a visit', days: 91, lists: ['all', 'overdue'] },
  { title: 'with a visit since it began', days: 91, visited: 50, lists: ['all'] },
  { title: 'with one before it began', days: 91, visited: 60, lists: ['all', 'overdue'] },
  { title: 'between two windows, the second missed', days: 180, visited: 120, lists: ['all', 'overdue'] },
  { title: 'of high risk', days: 120, visited: 5, highRisk: true, lists: ['all', 'high-risk'] },
  {
    title: 'to be sent today',
    days: 121,
    visited: 5,
    highRisk: true,
    urgent: true,
    lists: ['all', 'urgent', 'high-risk'],
  },
  {
    title: 'delivered, fever at a visit since',
    days: 283,
    outcome: 'delivery',
    ended: 5,
    urgent: true,
    lists: ['urgent', 'postnatal'],
  },
  {
    title: 'she died, and nobody had sent her',
    days: 122,
    highRisk: true,
    urgent: true,
    outcome: 'maternal-death',
    ended: 3,
    died: 3,
    lists: [],
  },
  { title: 'sent today', days: 123, visited: 5, unheard: 0, lists: ['all', 'unheard'] },
  { title: 'sent yesterday, and not heard of', days: 124, visited: 5, unheard: 1, lists: ['all', 'unheard'] },
  {
    title: 'sent after the delivery, and not heard of',
    days: 284,
    outcome: 'delivery',
    ended: 5,
    unheard: 3,
    lists: ['unheard', 'postnatal'],
  },
  {
    title: 'sent, not heard of, delivered 46 days ago',
    days: 323,
    outcome: 'delivery',
    ended: 46,
    unheard: 50,
    lists: [],
  },
  {
    title: 'sent, and she died',
    days: 125,
    outcome: 'maternal-death',
    ended: 3,
    died: 3,
    unheard: 4,
    lists: [],
  },
  { title: 'urgent, and delivered 47 days ago', days: 322, outcome: 'delivery', ended: 47, urgent: true, lists: [] },
  { title: 'a day before the month of the expected day', days: 249, visited: 20, lists: ['all'] },
  { title: 'thirty days before the expected day', days: 250, visited: 20, lists: ['all', 'expected'] },
  { title: 'on the expected day', days: 280, visited: 10, lists: ['all', 'expected'] },
  { title: 'a day past it', days: 281, visited: 10, lists: ['all', 'outcome-missing'] },
  { title: 'past it and the last visit missed', days: 290, visited: 90, lists: ['all', 'overdue', 'outcome-missing'] },
  { title: 'the last day that a delivery may be dated', days: 305, visited: 40, lists: ['all', 'outcome-missing'] },
  { title: 'a day beyond', days: 306, visited: 40, highRisk: true, lists: ['outcome-missing'] },
  { title: 'delivered today', days: 270, visited: 9, outcome: 'delivery', ended: 0, lists: ['postnatal'] },
  {
    title: 'delivered 45 days ago',
    days: 320,
    outcome: 'delivery',
    ended: 45,
    highRisk: true,
    lists: ['high-risk', 'postnatal'],
  },
  { title: 'delivered 46 days ago', days: 321, outcome: 'delivery', ended: 46, highRisk: true, lists: [] },
  {
    title: 'an abortion of high risk',
    days: 100,
    outcome: 'abortion',
    ended: 10,
    highRisk: true,
    lists: ['high-risk'],
  },
  { title: 'not to be found', days: 200, outcome: 'lost', ended: 10, highRisk: true, lists: [] },
  {
    title: 'not to be found, and to be seen at once',
    days: 200,
    outcome: 'lost',
    ended: 28,
    urgent: true,
    lists: ['urgent'],
  },
  { title: 'the same after four weeks', days: 200, outcome: 'lost', ended: 29, urgent: true, lists: [] },
  { title: 'she died in it', days: 200, outcome: 'maternal-death', ended: 3, died: 3, highRisk: true, lists: [] },
  {
    title: 'she died after the delivery',
    days: 290,
    outcome: 'delivery',
    ended: 9,
    died: 2,
    highRisk: true,
    lists: [],
  },
];

/** The pregnancy of a case on a day. */
export function pregnancyOfCase(of: ListCase, today: CivilDate): ListedPregnancy {
  const ago = (days: number | undefined) => (days === undefined ? null : addDays(today, -days));
  return {
    lmp_on: addDays(today, -of.days),
    last_visit_on: ago(of.visited),
    high_risk: of.highRisk === true,
    urgent: of.urgent === true,
    unheard_on: ago(of.unheard),
    outcome: of.outcome ?? null,
    ended_on: ago(of.ended),
    died_on: ago(of.died),
  };
}
