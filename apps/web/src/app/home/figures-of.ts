import type { HomeFigures } from '@teeka/contract/home';
import type { Role } from '@teeka/contract/roles';
import type { CivilDate } from '@teeka/domain/calendar';
import type { PregnancyList } from '@teeka/domain/pregnancy';
import { usualRange } from '@teeka/domain/reports';
import { mayOpen } from '../routing/may-open.ts';

/** `danger` what is late, `due` what waits, `plain` what goes its way, `none` where there is nothing to do. */
export type Tone = 'danger' | 'due' | 'plain' | 'none';

/** A sentence of `app` with its number. */
export interface Said {
  readonly key: (typeof sentences)[number];
  readonly count: number;
}

const sentences = [
  'homeAefiLate',
  'homeAefiToday',
  'homeAefiOpen',
  'homeAefiNone',
  'homeEarlierWaiting',
  'homeEarlierNone',
  'homeNotCounted',
  'homeAllCounted',
  'homeOnGoing',
  'homePlanned',
  'homeEnded',
  'homeStopped',
  'homeNoSession',
  'homeResting',
  'homeNoneRests',
  'homeUnsent',
  'homeUnsentNone',
  'homeMonth',
  'homeMonthNone',
  'homeNever',
  'homeNeverNone',
  'homeSites',
  'homeSitesNone',
  'homeVillages',
  'homeVillagesNone',
  'homeCertificates',
  'homeWomen',
  'homeWomenNone',
  'homeChildren',
  'homeChildrenNone',
] as const;

/** One figure: what is counted, what is said of it first and beside, and the screen on which it is settled. */
export interface Figure {
  readonly name:
    | 'aefi'
    | 'earlier'
    | 'counted'
    | 'today'
    | 'resting'
    | 'unsent'
    | 'month'
    | 'never'
    | 'sites'
    | 'villages'
    | 'certificates'
    | 'referral'
    | 'visits'
    | 'newborns'
    | 'unheard'
    | 'illChildren'
    | 'expected'
    | 'risk'
    | 'pregnant';
  readonly to: string;
  /** What narrows that screen to what is counted. */
  readonly search?: Readonly<Record<string, unknown>>;
  readonly tone: Tone;
  readonly first: Said;
  readonly beside: readonly Said[];
}

const said = (key: Said['key'], count = 0): Said => ({ key, count });
const some = (...of: readonly Said[]): readonly Said[] => of.filter(({ count }) => count > 0);

function aefi({ late, due_today, open }: HomeFigures['aefi']): Omit<Figure, 'name' | 'to'> {
  const beside = some(said('homeAefiOpen', open));
  if (late > 0) {
    return {
      tone: 'danger',
      first: said('homeAefiLate', late),
      beside: [...some(said('homeAefiToday', due_today)), ...beside],
    };
  }
  if (due_today > 0) return { tone: 'due', first: said('homeAefiToday', due_today), beside };
  return { tone: 'none', first: said('homeAefiNone'), beside };
}

function today({ on_going, planned, ended, stopped }: HomeFigures['today']): Omit<Figure, 'name' | 'to'> {
  const [first, ...beside] = some(
    said('homeOnGoing', on_going),
    said('homePlanned', planned),
    said('homeEnded', ended),
    said('homeStopped', stopped),
  );
  return first ? { tone: 'plain', first, beside } : { tone: 'none', first: said('homeNoSession'), beside: [] };
}

/** Of what is counted alone: something waits, or nothing. */
export const toneOf = (count: number): Tone => (count > 0 ? 'due' : 'none');

/** In their order, what is late first, then the rest behind which there is something to do. */
export const waitingFirst = <T extends { readonly tone: Tone }>(all: readonly T[]): readonly T[] => [
  ...all.filter(({ tone }) => tone === 'danger'),
  ...all.filter(({ tone }) => tone !== 'danger' && tone !== 'none'),
  ...all.filter(({ tone }) => tone === 'none'),
];

/** What waits, or that nothing does. */
const waits = (count: number, some: Said['key'], none: Said['key']): Omit<Figure, 'name' | 'to'> => ({
  tone: toneOf(count),
  first: count > 0 ? said(some, count) : said(none),
  beside: [],
});

/** What is looked after and goes its way. */
const goesOn = (count: number): Omit<Figure, 'name' | 'to'> => ({
  ...waits(count, 'homeWomen', 'homeWomenNone'),
  tone: count > 0 ? 'plain' : 'none',
});

/** Women and newborns of the area, each figure with the list that it counts. */
function ofPregnancies(counted: HomeFigures['pregnancies']): readonly Figure[] {
  if (!counted) return [];
  const { all, urgent, high_risk, overdue, expected, newborns, unheard = 0, ill_children = 0 } = counted;
  const list = (of: PregnancyList) => ({ to: '/pregnancies', search: { list: of } }) as const;
  const women = (count: number) => waits(count, 'homeWomen', 'homeWomenNone');
  const ill = waits(ill_children, 'homeChildren', 'homeChildrenNone');
  return [
    { name: 'referral', ...list('urgent'), ...women(urgent), ...(urgent > 0 ? { tone: 'danger' } : {}) },
    { name: 'illChildren', to: '/newborns', ...ill, ...(ill_children > 0 ? { tone: 'danger' } : {}) },
    { name: 'unheard', ...list('unheard'), ...women(unheard) },
    { name: 'visits', ...list('overdue'), ...women(overdue) },
    { name: 'newborns', to: '/newborns', ...waits(newborns, 'homeChildren', 'homeChildrenNone') },
    { name: 'expected', ...list('expected'), ...goesOn(expected) },
    { name: 'risk', ...list('high-risk'), ...goesOn(high_risk) },
    { name: 'pregnant', ...list('all'), ...goesOn(all) },
  ];
}

/** Told of only where a key was revoked: that is rare, and nobody is to wonder what it is. */
const fallenCertificates = (count = 0): readonly Figure[] =>
  count === 0
    ? []
    : [
        {
          name: 'certificates',
          to: '/check-certificate/revoked',
          tone: 'due',
          first: said('homeCertificates', count),
          beside: [],
        },
      ];

interface Reader {
  readonly role: Role;
  readonly vacc_type: number;
}

/** The clocks that are said first, in the address of the list. */
const pressing = ({ late, due_today }: HomeFigures['aefi']) =>
  late > 0 ? { clock: 'late' } : due_today > 0 ? { clock: 'today' } : {};

/** The figures of an area on a day, those of which the reader may open the screen. */
export function figuresOf(figures: HomeFigures, user: Reader, day: CivilDate): readonly Figure[] {
  const all: readonly Figure[] = [
    { name: 'aefi', to: '/aefi', search: pressing(figures.aefi), ...aefi(figures.aefi) },
    {
      name: 'earlier',
      to: '/previous-vaccinations',
      ...waits(figures.earlier_waiting, 'homeEarlierWaiting', 'homeEarlierNone'),
    },
    {
      name: 'counted',
      to: '/utilisation',
      search: { show: 'notCounted', ...usualRange('past', day) },
      ...waits(figures.not_counted, 'homeNotCounted', 'homeAllCounted'),
    },
    { name: 'today', to: '/session-plans', search: { from: day, to: day }, ...today(figures.today) },
    {
      name: 'resting',
      to: '/workers',
      search: { state: 'locked' },
      ...waits(figures.resting.total, 'homeResting', 'homeNoneRests'),
    },
    {
      name: 'unsent',
      to: '/workers',
      search: { state: 'unsent' },
      ...waits(figures.unsent, 'homeUnsent', 'homeUnsentNone'),
    },
    {
      name: 'month',
      to: '/workers',
      search: { state: 'not-for-a-month' },
      ...waits(figures.not_for_a_month, 'homeMonth', 'homeMonthNone'),
    },
    {
      name: 'never',
      to: '/workers',
      search: { state: 'never' },
      ...waits(figures.never_signed_in, 'homeNever', 'homeNeverNone'),
    },
    {
      name: 'sites',
      to: '/before-first-session/sites-without-position',
      ...waits(figures.sites_without_position, 'homeSites', 'homeSitesNone'),
    },
    {
      name: 'villages',
      to: '/before-first-session/villages-without-asha',
      ...waits(figures.villages_without_asha, 'homeVillages', 'homeVillagesNone'),
    },
    ...fallenCertificates(figures.fallen_certificates),
    ...ofPregnancies(figures.pregnancies),
  ];
  return all.filter(({ to }) => mayOpen(to, user));
}
