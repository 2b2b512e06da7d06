import { globSync } from 'node:fs';
import { join } from 'node:path';
import { historyOrders } from '@teeka/contract/sessions/history';
import { watches } from '@teeka/contract/stock/watched';
import { fallback } from '@teeka/domain/names';
import { accountStates } from '@teeka/domain/workers';
import { knownOfBite } from '../../modules/bites/queries.ts';
import { asksOfEnd } from '../../modules/cases/plans.ts';
import { dosesOfPerson, openingFacts } from '../../modules/cases/schedule/queries.ts';
import { eventsOfCase } from '../../modules/pregnancies/queries.ts';
import { sealedTables } from '../../platform/db/sealed-tables.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { anything, type Mood } from './anything.ts';

const source = join(import.meta.dirname, '../..');

/** By where a statement's text turns on who asks. */
const moods: readonly Mood[] = [
  ...['Facility', 'National', 'State', 'District', 'Block'].flatMap((level) =>
    ['Vaccinator', 'ASHA', 'Supervisor'].map((role) => ({ answers: { role, level } })),
  ),
  ...['State', 'District', 'Block'].map((level) => ({ answers: { role: 'Vaccinator', level }, empty: true })),
  ...[{ level: 'block', code: 1 } as const, { level: 'site', id: '1' } as const].map((within) => ({
    answers: { role: 'Vaccinator', level: 'Facility' },
    within,
  })),
  ...['name', 'nameLast', 'oldest'].map((sort) => ({ answers: { role: 'Vaccinator', level: 'Facility', sort } })),
];

const about = (mood: Mood) => ({
  ...{ posts: [{ role: 'ASHA', user_level: 'Village' }], scope: anything(mood), but: '1', heard: [] },
  ...{ now: new Date(0), usedSince: new Date(0), limit: 1, offset: 0 },
});

/** What each plan of care asks beside a visit. */
const ofPlans = (mood: Mood) =>
  [openingFacts('1', null), openingFacts('1', '1'), dosesOfPerson, knownOfBite('1'), eventsOfCase('1')].map((known) => [
    ...[anything(mood), anything(mood)],
    known,
  ]);

/** All of an area by their names, and one by its code. */
const areasMeant = (mood: Mood) => [null, 1].map((code) => [anything(mood), { patterns: [], code, limit: 1 }]);

const keptOfVillages = ['due_village', 'coverage_village'];

/** What coverage is put together from turns on what lies next within the area. */
const levelsOfCoverage = (mood: Mood) =>
  ['state', 'district', 'block', 'village'].map((level) => [
    anything(mood),
    { range: anything(mood), level },
    anything(mood),
  ]);

/** What a function is given where none of these will do: for each call its arguments. */
const samples: Readonly<Record<string, (mood: Mood) => unknown[][]>> = {
  visitForCase: ofPlans,
  visitForDoses: ofPlans,
  caseToEnd: (mood) => [[anything(mood), anything(mood), anything(mood), asksOfEnd('1')]],
  countOld: () => sealedTables.map((of) => [of, Buffer.alloc(5)]),
  takeOld: (mood) =>
    sealedTables.flatMap((of) =>
      [undefined, of.key.map(() => '1')].map((after) => [of, { beginning: anything(mood), after, most: 1 }]),
    ),
  putFresh: () => sealedTables.map((of) => [of, [{ key: of.key.map(() => '1'), sealed: [], hash: null }]]),
  workersOfArea: (mood) =>
    ['', ...accountStates].map((state) => [{ ...about(mood), search: '', latin: '', state, locked: [], role: '' }]),
  ashasOfArea: (mood) => [
    [{ ...about(mood), search: '', latin: '', which: 'all', serving: 1, quietSince: new Date(0) }],
  ],
  householdsOfVillage: (mood) => [
    [{ ...about(mood), user_id: '1', village: 1, today: '2026-01-01', search: '', latin: '', whose: 'all' }],
  ],
  statesOfArea: areasMeant,
  districtsOfArea: areasMeant,
  blocksOfArea: areasMeant,
  sitesOfArea: areasMeant,
  placesOfArea: (mood) =>
    [null, { level: 'block', code: 1 }, { level: 'subdistrict', code: 1 }].flatMap((under) =>
      [[], ['a']].map((patterns) => [anything(mood), { under, patterns, code: 1, top: 'state', limit: 1, offset: 0 }]),
    ),
  batchesAtSites: (mood) => watches.map((watch) => [anything(mood), '1', { watch, page: 1, pageSize: 1 }]),
  planned: (mood) => [anything(mood), '1'].map((of) => [anything(mood), anything(mood), of]),
  pastSessions: (mood) => historyOrders.map((sort) => [anything(mood), anything(mood), { sort, language: fallback }]),
  planGround: (mood) => [[{ site: '1', days: [], team: [], but: anything(mood) }]],
  addVillages: () => keptOfVillages.map((kept) => [kept]),
  villagesBehind: () => keptOfVillages.map((kept) => [kept, '1']),
  storeVillageSeen: (mood) => keptOfVillages.map((kept) => [kept, 1, anything(mood)]),
  cohortsByPlace: levelsOfCoverage,
  cohortsByMonth: levelsOfCoverage,
  sitesByMonth: levelsOfCoverage,
  vialsOfArea: levelsOfCoverage,
  comingByMonth: levelsOfCoverage,
  behind: () => ['known', 'writes'].map((what) => ['1', what, 1]),
  holdNumbers: () => [[[Buffer.alloc(8)]]],
  holdPerson: () => [[{ tokens: [Buffer.alloc(8)], keys: ['a'], year: 2026 }]],
  knownPlaces: () => [{ user_name: 'a' }, { mobile_hashes: [] }].map((of) => [of, []]),
};

/** Every choice of one of so many for each of so many places; beyond the first mood but one of them is not the first. */
function* choices(of: number, places: number, every: boolean): Generator<number[]> {
  const all = of ** places;
  for (let nth = 0; nth < all; nth += 1) {
    const chosen = Array.from({ length: places }, (_, place) => Math.floor(nth / of ** place) % of);
    if (every || chosen.filter((choice) => choice > 0).length < 2) yield chosen;
  }
}

function* argumentsOf(name: string, places: number, mood: Mood): Generator<unknown[]> {
  if (samples[name]) return yield* samples[name](mood);
  const plain = ['2026-01-01', null, new Date(0), 7];
  for (const chosen of choices(plain.length + 1, places, mood === moods[0]))
    yield chosen.map((choice) => (choice === 0 ? anything(mood) : plain[choice - 1]));
}

type Maker = (...args: unknown[]) => unknown;

const isStatement = (made: unknown): made is Statement =>
  typeof made === 'object' && made !== null && 'sql' in made && 'shape' in made;

/** A statement and the functions that make it. */
export interface MadeStatement extends Statement {
  readonly makers: Set<string>;
}

function* statementsOf(make: Maker, name: string): Generator<Statement> {
  for (const mood of moods)
    for (const args of argumentsOf(name, make.length, mood)) {
      let made: unknown;
      try {
        made = make(...args);
      } catch {
        continue;
      }
      for (const one of [made, ...(typeof made === 'object' && made !== null ? Object.values(made) : [])])
        if (isStatement(one)) yield one;
    }
}

export const queryFiles: readonly string[] = globSync('**/queries.ts', { cwd: source })
  .map((path) => path.replaceAll('\\', '/'))
  .sort();

/** Every statement that the functions of the server's queries make, by its text and what it is declared to return. */
export async function madeStatements(): Promise<MadeStatement[]> {
  const found = new Map<string, MadeStatement>();
  for (const file of queryFiles) {
    const module: Record<string, unknown> = await import(join(source, file));
    for (const [name, make] of Object.entries(module)) {
      if (typeof make !== 'function') continue;
      for (const statement of statementsOf(make as Maker, name)) {
        const columns = Object.entries(statement.shape).map(([at, { types, nullable }]) => [at, types[0], nullable]);
        const key = `${statement.sql}\n${JSON.stringify(columns)}`;
        const known = found.get(key) ?? { ...statement, makers: new Set() };
        known.makers.add(`${file} ${name}`);
        found.set(key, known);
      }
    }
  }
  return [...found.values()];
}
