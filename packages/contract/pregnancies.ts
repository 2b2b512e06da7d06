import { pregnancyEventKinds, pregnancyLists } from '@teeka/domain/pregnancy';
import { z } from 'zod';
import { call } from './call.ts';
import { beneficiaryId, day, id, instant, reference } from './fields.ts';
import { named } from './names.ts';
import { paged, pageRequest } from './paging.ts';
import { asPaper, paperFields } from './paper-fields.ts';
import { pregnancyRefusals as refusals } from './pregnancies/refusals.ts';
import { birth, pregnancyEvent, pregnancyFacts, pregnancyNumber, registeredChildren } from './pregnancies/shapes.ts';
import { answeringRoles, clinicalRoles, ofPerson, type Role } from './roles.ts';
import { withinArea } from './within.ts';

const act = z.object({
  event_id: id,
  kind: z.enum(pregnancyEventKinds),
  facts: pregnancyFacts,
  /** Of a delivery: its children, a row each; of one that is added to it: that child. */
  births: z.array(birth).max(12).default([]),
});

const ofWoman = { beneficiary_ref_id: reference, pregnancy_number: pregnancyNumber } as const;

export const addPregnancyEvent = call({
  ...ofPerson,
  name: 'pregnancies.addPregnancyEvent',
  summary:
    'Records what happened in a pregnancy: its registration, a visit, risks, a referral, the outcome with its children, the weeks after.',
  request: z.object({
    ...ofWoman,
    event: act,
    captured_at: instant,
  }),
  sealed: { request: ['beneficiary_ref_id', 'event.facts.bank_account', 'event.births.*.child_id'] },
  refusals,
});

export const correctPregnancy = call({
  access: answeringRoles,
  area: 'own-area',
  kind: 'command',
  name: 'pregnancies.correctPregnancy',
  summary:
    'Puts right the day of a delivery or the last menstrual period, adds a child to a delivery, or takes back what was recorded by mistake; all stay readable.',
  request: z.object({
    ...ofWoman,
    event: act.extend({ kind: z.enum(['child-added', 'delivery-date', 'lmp-date', 'withdrawal']) }),
    captured_at: instant,
  }),
  reply: z.object({
    /** Registered children whose own date of birth is another than that of their delivery now: it did not move with it. */
    children_apart: z.array(beneficiaryId),
  }),
  sealed: { request: ['beneficiary_ref_id', 'event.facts.bank_account', 'event.births.*.child_id'] },
  refusals,
});

/** Who reads a pregnancy: who cares for the woman, and who answers for the place. */
const readers = [...clinicalRoles, 'ASHA', ...answeringRoles] as const satisfies Role[];

export const getPregnancies = call({
  name: 'pregnancies.getPregnancies',
  summary: "A woman's pregnancies with all that was recorded of them, the latest first.",
  access: readers,
  area: 'own-area',
  request: z.object({ beneficiary_ref_id: reference }),
  reply: z.object({
    beneficiary_id: beneficiaryId,
    ben_name: z.string(),
    dob: day,
    /** 1 male, 2 female, 3 others. */
    gender: z.number().int(),
    deceased_on: day.nullable(),
    guardian_name: z.string(),
    ...named('village_name', z.string()),
    /** As the person's record has it, where no pregnancy is registered yet. */
    lmp_date: day.nullable(),
    pregnancies: z.array(
      z.object({
        pregnancy_number: z.number().int(),
        events: z.array(pregnancyEvent.extend({ by_name: z.string(), recorded_at: z.string() })),
      }),
    ),
    registered_children: registeredChildren,
    /** Children of her deliveries who are registered, as far as they are people of the area. */
    children: z.array(
      z.object({ beneficiary_id: beneficiaryId, ben_name: z.string(), dob: day, deceased_on: day.nullable() }),
    ),
  }),
  sealed: { request: ['beneficiary_ref_id'] },
  refusals: ['REQVAL0012'],
});

export const downloadPregnencyDetailsPdf = call({
  name: 'pregnancies.downloadPregnencyDetailsPdf',
  path: '{vaccinator}/downloadPregnencyDetailsPDF',
  summary:
    'A pregnancy as PDF: how far it is, risks, every visit, Td doses, its end, the children and the visits after.',
  access: readers,
  area: 'own-area',
  request: z.object({
    beneficiary_ref_id: reference,
    /** Left out: the latest one. */
    pregnancy_number: pregnancyNumber.optional(),
    ...paperFields,
  }),
  ...asPaper,
  sealed: { request: ['beneficiary_ref_id', 'env'] },
  refusals: ['REQVAL0012', 'REPREP0010'],
});

const listedWoman = z.object({
  beneficiary_id: beneficiaryId,
  ben_name: z.string(),
  dob: day,
  guardian_name: z.string(),
  ...named('village_name', z.string()),
  ben_mobile_number: z.string(),
  pregnancy_number: z.number().int(),
  lmp_on: day,
  visits: z.number().int(),
  last_visit_on: day.nullable(),
  high_risk: z.boolean(),
  urgent: z.boolean(),
  /** The day of the first referral of which nobody has heard what became. A server of an earlier version leaves it out. */
  unheard_on: day.nullable().optional(),
  outcome: z.enum(['delivery', 'abortion', 'maternal-death', 'lost']).nullable(),
  ended_on: day.nullable(),
});
export type ListedWoman = z.output<typeof listedWoman>;

export const getPregnantWomen = call({
  name: 'pregnancies.getPregnantWomen',
  heavy: true,
  summary:
    'Pregnant women of the area by week: all, sent on and not heard of, of high risk, whose visit is overdue, whose delivery is expected within a month, in the weeks after, without an outcome.',
  access: readers,
  area: 'own-area',
  request: z.object({
    list: z.enum(pregnancyLists).default('all'),
    ...withinArea,
    ...pageRequest,
  }),
  reply: paged(listedWoman).extend({
    /** How many stand on each list. */
    totals: z.record(z.enum(pregnancyLists), z.number().int()),
  }),
  sealed: { reply: ['data.*.ben_mobile_number'] },
});

const listedNewborn = z.object({
  mother_id: beneficiaryId,
  mother_name: z.string(),
  /** Where she died: the family is called, not she. */
  mother_deceased_on: day.nullable(),
  ben_mobile_number: z.string(),
  ...named('village_name', z.string()),
  born_on: day,
  /** HH:MM where it was written down, else empty. */
  born_time: z.string(),
  /** Under which the child is registered, or will be. */
  child_id: beneficiaryId,
  /** A server of an earlier version leaves it out. */
  registered: z.boolean().optional(),
  /** Null where the child is not registered yet, or is somebody of another area. */
  child: z.object({ beneficiary_id: beneficiaryId, ben_name: z.string() }).nullable(),
  /** Birth doses that are missing, also those that it is too old for by now: BCG, OPV-0, Hep-B at birth. */
  missing: z.array(z.string()),
  /**
   * The day of the visit that found it ill, where its mother has died and it is not known to have come to a hospital since. A
   * server of an earlier version leaves it out.
   */
  ill_on: day.nullable().optional(),
  /** When it was sent to a hospital, where nobody has heard what became of it. A server of an earlier version leaves it out. */
  sent_on: day.nullable().optional(),
});
export type ListedNewborn = z.output<typeof listedNewborn>;

export const getNewbornsWithoutBirthDose = call({
  name: 'pregnancies.getNewbornsWithoutBirthDose',
  heavy: true,
  summary:
    'Children born alive in the last weeks in the area who can still be given a birth dose that they miss, are not registered yet, or are ill and have no mother.',
  access: readers,
  area: 'own-area',
  request: z.object({ ...withinArea, ...pageRequest }),
  reply: paged(listedNewborn),
  sealed: { reply: ['data.*.ben_mobile_number'] },
});
