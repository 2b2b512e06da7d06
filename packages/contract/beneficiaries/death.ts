import { deathWithdrawerRoles } from '@teeka/domain/beneficiaries';
import { z } from 'zod';
import { call } from '../call.ts';
import { day, instant, reference, text } from '../fields.ts';
import { ofPerson } from '../roles.ts';

export const getMinDateForDeclareDeath = call({
  name: 'beneficiaries.getMinDateForDeclareDeath',
  summary: 'Whether a death may be declared for a person, or taken back, and the earliest day for it.',
  access: deathWithdrawerRoles,
  area: 'own-area',
  request: z.object({ beneficiary_ref_id: reference }),
  reply: z.object({
    min_date: day,
    max_date: day,
    /** Pregnant woman, aged 5 or under, or within 7 days after an abortion. */
    allowed: z.boolean(),
    deceased_on: day.nullable(),
    /** May whoever asks take this death back today? False where none stands. */
    withdrawable: z.boolean(),
  }),
  sealed: { request: ['beneficiary_ref_id'] },
  refusals: ['REQVAL0012'],
});

export const declareBenDeath = call({
  ...ofPerson,
  name: 'beneficiaries.declareBenDeath',
  summary: 'Records the death of a person.',
  request: z.object({
    beneficiary_ref_id: reference,
    date_of_death: text(),
    remarks: text(500).default(''),
    captured_at: instant,
  }),
  sealed: { request: ['beneficiary_ref_id'] },
  refusals: [
    'BENDET0002',
    'BENDET0007',
    'FLDVAL0001',
    'FLDVAL0003',
    'FLDVAL0004',
    'FLDVAL0017',
    'FLDVAL0018',
    'FLDVAL0019',
    'REQVAL0012',
    'SESDAY0015',
  ],
});

export const withdrawBenDeath = call({
  ...ofPerson,
  name: 'beneficiaries.withdrawBenDeath',
  summary: 'Takes back a death that was declared by mistake. The declaration stays in the history.',
  access: deathWithdrawerRoles,
  request: z.object({
    beneficiary_ref_id: reference,
    /** The day that the worker saw; a death declared anew with another day is not taken back unseen. */
    date_of_death: day,
    reason: text(400),
    captured_at: instant,
  }),
  sealed: { request: ['beneficiary_ref_id'] },
  refusals: [
    'BENDET0008',
    'BENDET0009',
    'BENDET0010',
    'FLDVAL0001',
    'FLDVAL0003',
    'FLDVAL0004',
    'REQVAL0012',
    'SESDAY0015',
  ],
});
