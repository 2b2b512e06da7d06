import type { BiteDetails, EventFacts, RabiesDetails, VenomDetails } from '@teeka/contract/bites/shapes';
import type { CaseStatus } from '@teeka/domain/care';

/** Something that happened so many days (and hours) before today. */
export interface DemoEvent {
  readonly daysAgo: number;
  readonly hour: number;
  readonly kind: string;
  readonly facts: EventFacts;
}

/** A dose of such a story; vials only of antivenom. */
export interface DemoBiteDose {
  readonly code: 'ARV' | 'RIG' | 'ASV';
  readonly day: number;
  readonly daysAgo: number;
  readonly hour: number;
  readonly vials?: number;
}

/** One case of a bite in the demo, told backwards from today. */
export interface BiteStory {
  readonly details: (today: (daysAgo: number) => string) => BiteDetails;
  readonly openedDaysAgo: number;
  readonly status: CaseStatus;
  readonly doses: readonly DemoBiteDose[];
  readonly events: readonly DemoEvent[];
}

const bite: RabiesDetails = {
  purpose: 'bite',
  rules_version: '2026-1',
  regimen: 'IDRV',
  weight_kg: 54,
  pregnant: false,
  immune_weak: false,
  allergy: '',
  bitten_on: null,
  bitten_time: '07:30',
  place: 'road',
  village: '',
  animal: 'dog',
  ownership: 'stray',
  animal_vaccinated: 'unknown',
  provoked: 'no',
  animal_state: 'alive',
  bit_others: false,
  contacts: ['bitten'],
  wound_sites: ['leg'],
  wound_count: 1,
  washed: 'yes',
  sutured: false,
  tetanus_given: true,
  earlier: 'none',
  earlier_on: null,
  earlier_product: null,
};

const snake: VenomDetails = {
  creature: 'snake',
  rules_version: '2026-1',
  weight_kg: 50,
  pregnant: false,
  allergy: '',
  earlier_antivenom: false,
  bitten_on: null,
  bitten_time: '04:20',
  place: 'field',
  village: '',
  activity: 'farming',
  asleep: false,
  body_site: 'foot',
  species: 'krait',
  evidence: 'none',
  first_aid: ['tourniquet'],
  healer: true,
  transport: 'own-vehicle',
  arrived_time: '05:40',
};

const vaccine = (day: number, daysAgo: number): DemoBiteDose => ({ code: 'ARV', day, daysAgo, hour: 10 });

/** A course of which so many days were given, the first so many days ago; bitten the day before it. */
function course(
  given: readonly [day: number, daysAgo: number][],
  more: Partial<RabiesDetails> = {},
  status: CaseStatus = 'open',
): BiteStory {
  const first = given[0]?.[1] ?? 0;
  const rig: DemoBiteDose[] = more.contacts ? [] : [{ code: 'RIG', day: 0, daysAgo: first, hour: 10 }];
  return {
    details: (day) => ({
      case_type: 'rabies',
      rabies: { ...bite, bitten_on: day(first + 1), ...more },
      venom: null,
    }),
    openedDaysAgo: first,
    status,
    doses: [...given.map(([day, ago]) => vaccine(day, ago)), ...rig],
    events: [],
  };
}

const closed = (daysAgo: number, state: string): DemoEvent => ({
  daysAgo,
  hour: 18,
  kind: 'closed',
  facts: { state },
});

/** Courses on different days and bites of different ends, so that every screen has something to show. */
export const biteStories: readonly BiteStory[] = [
  // Day 3 is today.
  course([[0, 3]]),
  // Day 3 was missed and can still be given.
  course([[0, 6]], { animal: 'monkey' }),
  // So late that the course begins anew.
  course([[0, 12]]),
  // Day 7 was missed; somebody called in vain.
  {
    ...course(
      [
        [0, 9],
        [3, 6],
      ],
      { contacts: ['scratch-without-blood'], animal: 'cat' },
    ),
    events: [{ daysAgo: 1, hour: 17, kind: 'recall', facts: { state: 'no-answer' } }],
  },
  course([
    [0, 12],
    [3, 9],
    [7, 5],
  ]),
  course(
    [
      [0, 40],
      [3, 37],
      [7, 33],
      [28, 12],
    ],
    {},
    'completed',
  ),
  {
    details: (day) => ({ case_type: 'venom', rabies: null, venom: { ...snake, bitten_on: day(1) } }),
    openedDaysAgo: 1,
    status: 'closed',
    doses: [{ code: 'ASV', day: 1, daysAgo: 1, hour: 6, vials: 10 }],
    events: [
      { daysAgo: 1, hour: 5, kind: 'look', facts: { signs: ['ptosis', 'neck-weak'], pulse: 108, spo2: 93 } },
      { daysAgo: 1, hour: 5, kind: 'clotting-test', facts: { clots: true } },
      { daysAgo: 1, hour: 7, kind: 'treatment', facts: { treatments: ['neostigmine'] } },
      {
        daysAgo: 1,
        hour: 8,
        kind: 'referral',
        facts: { to: 'District Hospital Budaun', why: ['ventilation'], transport: 'ambulance' },
      },
      { daysAgo: 1, hour: 8, kind: 'outcome', facts: { state: 'referred' } },
      closed(1, 'referred'),
    ],
  },
  {
    details: (day) => ({
      case_type: 'venom',
      rabies: null,
      venom: {
        ...snake,
        creature: 'scorpion',
        species: 'red',
        bitten_on: day(10),
        healer: false,
        first_aid: [],
      },
    }),
    openedDaysAgo: 10,
    status: 'completed',
    doses: [],
    events: [
      { daysAgo: 10, hour: 6, kind: 'look', facts: { signs: ['pain', 'sweating', 'cold-limbs'] } },
      { daysAgo: 10, hour: 6, kind: 'treatment', facts: { treatments: ['prazosin'], mcg: 500 } },
      { daysAgo: 10, hour: 16, kind: 'outcome', facts: { state: 'recovered' } },
      closed(10, 'completed'),
    ],
  },
];
