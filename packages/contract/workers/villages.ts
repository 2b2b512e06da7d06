import { sharings } from '@teeka/domain/workers';
import { z } from 'zod';
import { call } from '../call.ts';
import { beneficiaryId, code, id, instant, text } from '../fields.ts';
import { named } from '../names.ts';
import { paged, pageRequest } from '../paging.ts';
import { answeringRoles, ashaRoles } from '../roles.ts';
import { withinArea } from '../within.ts';

const count = z.number().int();
const someone = z.object({ user_id: id, asha_name: z.string() });
const village = { village_id: z.number().int(), ...named('village_name', z.string()) };
const block = named('block_name', z.string().nullable());

/** An ASHA of the own area with her account. */
const ashaOfArea = someone.extend({
  user_name: z.string(),
  ...named('facility_name', z.string().nullable()),
  ...block,
  /** In full, for whoever calls her; '' where she has none. */
  mobile: z.string(),
  is_active: z.boolean(),
  last_sign_in: instant.nullable(),
  /** Since when there is the account. */
  made_at: instant,
  /** Whether the caller answers for her, and so may map her villages. */
  answered: z.boolean(),
  /** How many villages she looks after, wherever they lie. */
  villages: count,
});
export type AshaOfArea = z.output<typeof ashaOfArea>;

/** Which ASHAs of an area a list shows. */
export const ashaChoices = ['all', 'without-villages', 'closed', 'quiet'] as const;
export type AshaChoice = (typeof ashaChoices)[number];

const reads = { access: ashaRoles, area: 'own-area', heavy: 'figures', quiet: true } as const;

export const getAshas = call({
  ...reads,
  name: 'workers.getAshas',
  summary:
    'The ASHAs of the own area, all or those without villages, with a closed account, or not signed in for a month.',
  request: z.object({
    /** A part of the name, or the beginning of the user name. */
    search: text(60).default(''),
    which: z.enum(ashaChoices).default('all'),
    /** Only those whose session sites serve this village. */
    serving: code.nullable().default(null),
    ...withinArea,
    ...pageRequest,
  }),
  reply: paged(ashaOfArea),
  sealed: { reply: ['data.*.mobile'] },
  refusals: ['REQVAL0010'],
});

const ashaBeside = someone.extend({ is_active: z.boolean(), answered: z.boolean() });

/** A village of an ASHA, or one that her session sites serve. */
const villageOfAsha = z.object({
  ...village,
  ...block,
  hers: z.boolean(),
  /** Whether it may be given to her: her session sites serve it. */
  open: z.boolean(),
  /** Who lives there. */
  people: count,
  /** Of these, whoever shares a mobile number counts once; without one, whoever shares a guardian. */
  families: count,
  /** How many of these she visits; whoever has none of their own ASHA is visited by all of the village. */
  families_hers: count,
  /** Who else looks after it. */
  others: z.array(ashaBeside),
});
export type VillageOfAsha = z.output<typeof villageOfAsha>;

export const getVillagesOfAsha = call({
  ...reads,
  name: 'workers.getVillagesOfAsha',
  summary: 'An ASHA of the own area, her villages with their figures, and those that her session sites serve besides.',
  request: z.object({ user_id: id }),
  reply: z.object({
    asha: ashaOfArea,
    villages: z.array(villageOfAsha),
    /** Villages of hers that lie outside of the own area. */
    elsewhere: count,
  }),
  sealed: { reply: ['asha.mobile'] },
  refusals: ['REQVAL0010', 'REQVAL0012'],
});

/** A household of a village: those on one mobile number, without one those with one guardian. */
const household = z.object({
  /** The oldest of it, by whose number the household is named. */
  beneficiary_id: beneficiaryId,
  /** The oldest woman; without one the guardian, or the oldest. */
  household_name: z.string(),
  /** Its last four digits alone; '' where there is none. */
  mobile: z.string(),
  people: count,
  /** Who visits it; null where all ASHAs of the village do. */
  asha: ashaBeside.nullable(),
});
export type Household = z.output<typeof household>;

/** Whose households a list shows: of everybody, hers, or those that are nobody's in particular. */
export const householdChoices = ['all', 'hers', 'nobody'] as const;
export type HouseholdChoice = (typeof householdChoices)[number];

export const getHouseholdsOfVillage = call({
  ...reads,
  /** Whoever divides them; an ANM sees on the page of a person who visits. */
  access: answeringRoles,
  heavy: true,
  name: 'workers.getHouseholdsOfVillage',
  summary: 'The households of a village that an ASHA of the own area has, and who visits each.',
  request: z.object({
    user_id: id,
    village_id: code,
    /** A part of the name of somebody who lives there, or of a guardian. */
    search: text(60).default(''),
    whose: z.enum(householdChoices).default('all'),
    ...pageRequest,
  }),
  reply: paged(household).extend(village),
  refusals: ['REQVAL0010', 'REQVAL0012'],
});

const mappingChange = z.object({
  mapping_id: id,
  at: instant,
  ...village,
  /** Whose household it was, not the whole village; '' where that is not the caller's to know. */
  household: z.string().nullable(),
  /** So many households went back to all ASHAs of the village with it. */
  households: count,
  /** Null where the village comes from nobody, or goes to nobody. */
  from: someone.nullable(),
  to: someone.nullable(),
  /** Somebody else looked after it as well from then on. */
  shared: z.boolean(),
  by_name: z.string(),
  reason: z.string(),
});
export type MappingChange = z.output<typeof mappingChange>;

/** So many changes are answered; of earlier ones only how many there are. */
export const mostChanges = 200;

export const getMappingHistory = call({
  ...reads,
  name: 'workers.getMappingHistory',
  summary:
    'Which villages and households came to an ASHA of the own area and went from her: the latest 200, the last one first.',
  request: z.object({ user_id: id }),
  reply: z.object({ total: count, changes: z.array(mappingChange) }),
  refusals: ['REQVAL0010', 'REQVAL0012'],
});

/** As many villages come and go at once; whoever has more says it twice. */
const mostVillages = 500;
/** Of households too, which are divided page by page. */
const mostHouseholds = 500;

export const mappingAshaVillager = call({
  name: 'workers.mappingAshaVillager',
  summary:
    'Gives villages and households to an ASHA whom one answers for, and takes them from her; whatever is not named stays as it is. What another ASHA has is shared or moved only if that is said.',
  access: answeringRoles,
  area: 'own-area',
  kind: 'command',
  request: z.object({
    user_id: id,
    add: z
      .array(
        z.object({
          village_id: code,
          /** What becomes of who has it: both look after it, or it moves. */
          sharing: z.enum(sharings).nullable().default(null),
          /** Who is known to have it. */
          seen_with: z.array(id).max(50).default([]),
        }),
      )
      .max(mostVillages)
      .default([]),
    remove: z.array(code).max(mostVillages).default([]),
    /** Households of her villages, each named by somebody who lives in it. */
    households: z
      .object({
        add: z
          .array(
            z.object({
              beneficiary_id: beneficiaryId,
              /** That it leaves whoever visits it: a household is not shared. */
              sharing: z.literal('moved').nullable().default(null),
              /** Who is known to visit it. */
              seen_with: z.array(id).max(50).default([]),
            }),
          )
          .max(mostHouseholds)
          .default([]),
        remove: z.array(beneficiaryId).max(mostHouseholds).default([]),
      })
      .default({ add: [], remove: [] }),
    reason: text(),
    /** The caller's own access token once more, as the specification has it in these payloads. */
    token: text(4000).default(''),
  }),
  /** How many villages came to her and went from her, and where households were named how many of these. */
  reply: z.object({
    added: count,
    removed: count,
    households: z.object({ added: count, removed: count }).optional(),
  }),
  refusals: [
    ...(['ASHMAP0001', 'ASHMAP0002', 'ASHMAP0003', 'ASHMAP0004', 'ASHMAP0005', 'ASHMAP0006'] as const),
    ...(['FLDVAL0001', 'FLDVAL0003', 'FLDVAL0004'] as const),
    ...(['REQVAL0001', 'REQVAL0002', 'REQVAL0010', 'REQVAL0012', 'REQVAL0013'] as const),
  ],
});
