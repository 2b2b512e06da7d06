import { abhaActs, abhaSheets, guardianStandings, sharedKind } from '@teeka/domain/abha';
import { z } from 'zod';
import { call } from '../call.ts';
import { beneficiaryId, text } from '../fields.ts';
import { answeringRoles, clinicalRoles } from '../roles.ts';
import { about, attempt, attemptSealed, ofAttempt, readers, steps } from './shapes.ts';

export const getAbhaCard = call({
  ...ofAttempt,
  name: 'abha.getAbhaCard',
  summary: 'The card of the open account as a picture, and its QR: to be shown, kept nowhere.',
  request: z.object(attempt),
  /** Pictures as base64 of a PNG; empty where the service has none. */
  reply: z.object({ card: z.string(), qr: z.string() }),
  sealed: { request: attemptSealed, reply: ['card', 'qr'] },
  refusals: steps,
});

export const linkAbha = call({
  ...ofAttempt,
  name: 'abha.linkAbha',
  summary: 'Links the open account with the person: number and address are kept, sealed; a wish is fulfilled by it.',
  request: z.object(attempt),
  sealed: { request: attemptSealed },
  refusals: [...steps, 'ABHACC0006', 'ABHACC0009', 'ABHACC0032', 'ABHACC0033'],
});

export const unlinkAbha = call({
  ...ofAttempt,
  access: [...clinicalRoles, ...answeringRoles],
  name: 'abha.unlinkAbha',
  summary: 'Ends the link of person and account, with a reason; the account itself stays.',
  request: z.object({ ...about, reason: text(400) }),
  sealed: { request: ['beneficiary_id'] },
  refusals: ['REQVAL0012', 'ABHACC0011', 'FLDVAL0001', 'FLDVAL0002', 'FLDVAL0003', 'FLDVAL0004', 'FLDVAL0005'],
});

/** What is prepared so that the record can be shared once its owner agrees, in the words of ABDM. */
const careContexts = z.object({
  referenceNumber: beneficiaryId,
  display: z.string(),
  careContexts: z.array(z.object({ referenceNumber: z.uuid(), display: z.string() })).readonly(),
  hiType: z.literal(sharedKind),
  count: z.int(),
});

export const getAbha = call({
  name: 'abha.getAbha',
  summary: 'The linked health account of a person, masked, an open wish, and what was done about it.',
  access: readers,
  area: 'own-area',
  request: z.object(about),
  reply: z.object({
    sheet: z.enum(abhaSheets),
    linked: z
      .object({
        abha_number_masked: z.string(),
        abha_address: z.string(),
        linked_at: z.string(),
        linked_by_name: z.string(),
        care_contexts: careContexts,
      })
      .nullable(),
    wish: z.object({ wish_id: z.string(), wished_at: z.string(), still_holds: z.boolean() }).nullable(),
    /** A consent of the last days by which nothing is linked and which is no wish: it can be withdrawn. */
    consent: z.object({ given_at: z.string() }).nullable(),
    /** Of a child: its guardian, where that is a person of the area, and whether they have an account. */
    guardian: z.object({ beneficiary_id: beneficiaryId, ben_name: z.string(), has_account: z.boolean() }).nullable(),
    /** What that guardian is; of an adult `none`. */
    guardian_stands: z.enum(guardianStandings),
    history: z.array(
      z.object({
        what: z.enum(abhaActs),
        at: z.string(),
        by_name: z.string(),
        reason: z.string(),
      }),
    ),
  }),
  sealed: { request: ['beneficiary_id'], reply: ['linked.abha_address'] },
  refusals: ['REQVAL0012'],
});
