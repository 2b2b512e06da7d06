import { abhaSheets } from '@teeka/domain/abha';
import { z } from 'zod';
import { call } from '../call.ts';
import { beneficiaryId, day, id, instant } from '../fields.ts';
import { named } from '../names.ts';
import { paged, pageRequest } from '../paging.ts';
import { ofPerson } from '../roles.ts';
import { withinArea } from '../within.ts';
import { abhaConsent, about, consentSealed, readers } from './shapes.ts';

export const keepAbhaWish = call({
  ...ofPerson,
  name: 'abha.keepAbhaWish',
  summary:
    'Keeps the wish for a health account with its consent, also without network: the account is made later. One that was taken back after it was given is kept as over.',
  request: z.object({ ...about, wish_id: id, consent: abhaConsent, captured_at: instant }),
  sealed: { request: ['beneficiary_id', ...consentSealed] },
  refusals: [
    'REQVAL0009',
    'REQVAL0012',
    'SESDAY0015',
    'BENDET0002',
    'ABHACC0001',
    'ABHACC0002',
    'ABHACC0005',
    'ABHACC0032',
  ],
});

export const dropAbhaWish = call({
  ...ofPerson,
  name: 'abha.dropAbhaWish',
  summary:
    'Takes a wish back: consent is withdrawn, or there is no use for it. Where an account was linked by it meanwhile, that is told.',
  request: z.object({ ...about, wish_id: id, captured_at: instant }),
  sealed: { request: ['beneficiary_id'] },
  refusals: ['REQVAL0012', 'SESDAY0015', 'ABHACC0012', 'ABHACC0017'],
});

export const withdrawAbhaConsent = call({
  ...ofPerson,
  name: 'abha.withdrawAbhaConsent',
  summary:
    'The person agrees no more, or did not agree: every consent that was given before ends, with its wish and its attempts. Where an account was linked by it meanwhile, that is told.',
  request: z.object({
    ...about,
    /** A consent that was given is taken back, or the sheet was read out and not agreed to. */
    why: z.enum(['withdrawn', 'refused']),
    captured_at: instant,
  }),
  sealed: { request: ['beneficiary_id'] },
  refusals: ['REQVAL0012', 'SESDAY0015', 'ABHACC0017'],
});

const listedWish = z.object({
  wish_id: z.string(),
  beneficiary_id: beneficiaryId,
  ben_name: z.string(),
  dob: day,
  gender: z.number().int(),
  guardian_name: z.string(),
  ...named('village_name', z.string()),
  ben_mobile_number: z.string(),
  sheet: z.enum(abhaSheets),
  wished_at: z.string(),
  /** The consent is older than it may be: it is read out again. */
  still_holds: z.boolean(),
});
export type ListedAbhaWish = z.output<typeof listedWish>;

export const getAbhaWishes = call({
  name: 'abha.getAbhaWishes',
  heavy: true,
  summary: 'Who wishes a health account that is not made yet, the longest waiting first.',
  access: readers,
  area: 'own-area',
  request: z.object({ ...withinArea, ...pageRequest }),
  reply: paged(listedWish),
  sealed: { reply: ['data.*.ben_mobile_number'] },
});
