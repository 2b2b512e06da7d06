import type { Answer, Answers } from '@teeka/domain/forms';
import type { PregnancyEventKind } from '@teeka/domain/pregnancy';
import { z } from 'zod';
import { beneficiaryId, figure, id, word } from '../fields.ts';

const answer = z.union([
  z.string().max(400),
  figure,
  z.boolean(),
  z.array(z.string().max(60)).max(40),
]) as z.ZodType<Answer>;

/**
 * What a form of a pregnancy says, by field; which fields a form has and what they may be is data of domain/pregnancy. Named
 * is only what travels sealed.
 */
export const pregnancyFacts = z
  .object({ bank_account: answer.optional() })
  .catchall(answer)
  .refine((facts) => Object.keys(facts).length <= 60) as unknown as z.ZodType<Answers, Answers>;

/** The same of a child: nothing of it travels sealed. */
const factsOfBirth = z
  .object({})
  .catchall(answer)
  .refine((facts) => Object.keys(facts).length <= 60) as unknown as z.ZodType<Answers, Answers>;

export const pregnancyNumber = z.number().int().min(1).max(30);

/** A child of a delivery, a row each. */
export const birth = z.object({
  birth_id: id,
  /** Under which a living child is, or will be, registered; null for one born dead. */
  child_id: beneficiaryId.nullable(),
  facts: factsOfBirth,
});

/** An event on record; of a bank account the last digits alone. */
export const pregnancyEvent = z.object({
  event_id: z.string(),
  // Every kind there is stands in domain/pregnancy, which whoever only reads a day does not carry.
  kind: word() as unknown as z.ZodType<PregnancyEventKind, PregnancyEventKind>,
  facts: pregnancyFacts,
  births: z.array(birth),
  at: z.string(),
  by: z.string(),
});
export type PregnancyEventOnWire = z.output<typeof pregnancyEvent>;

/** A pregnancy of somebody in the pack, with its events in the order of recording. */
export const packedPregnancy = z.object({
  pregnancy_number: z.number().int(),
  events: z.array(pregnancyEvent),
});
export type PackedPregnancy = z.output<typeof packedPregnancy>;

/**
 * Which of her children are people of their own, wherever they live, and whether they died: no more is told of those of elsewhere. A
 * server of an earlier version leaves it out.
 */
export const registeredChildren = z.array(z.object({ child_id: z.string(), has_died: z.boolean() })).optional();
export type RegisteredChildren = z.output<typeof registeredChildren>;

const actOfVisit = z.object({ event_id: id, facts: pregnancyFacts });

/** An antenatal visit at a session: what was found, what is said of risks, where she is sent on. */
export const antenatalVisit = z.object({
  pregnancy_number: pregnancyNumber,
  visit: actOfVisit,
  risk: actOfVisit.optional(),
  referral: actOfVisit.optional(),
});
export type AntenatalVisit = z.output<typeof antenatalVisit>;
