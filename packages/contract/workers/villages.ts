import { sharings } from '@teeka/domain/workers';
import { z } from 'zod';
import { call } from '../call.ts';
import { code, id, instant, text } from '../fields.ts';
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

const mappingChange = z.object({
  at: instant,
  ...village,
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
  summary: 'Which villages came to an ASHA of the own area and went from her: the latest 200, the last one first.',
  request: z.object({ user_id: id }),
  reply: z.object({ total: count, changes: z.array(mappingChange) }),
  refusals: ['REQVAL0010', 'REQVAL0012'],
});

/** As many villages come and go at once; whoever has more says it twice. */
const mostVillages = 500;

export const mappingAshaVillager = call({
  name: 'workers.mappingAshaVillager',
  summary:
    'Gives villages to an ASHA whom one answers for, and takes villages from her; whatever is not named stays as it is. A village of another ASHA is shared or moved only if that is said.',
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
    reason: text(),
    /** The caller's own access token once more, as the specification has it in these payloads. */
    token: text(4000).default(''),
  }),
  /** How many villages came to her and went from her. */
  reply: z.object({ added: count, removed: count }),
  refusals: [
    ...(['ASHMAP0001', 'ASHMAP0002', 'ASHMAP0003', 'FLDVAL0001', 'FLDVAL0003', 'FLDVAL0004'] as const),
    ...(['REQVAL0001', 'REQVAL0002', 'REQVAL0010', 'REQVAL0012', 'REQVAL0013'] as const),
  ],
});
