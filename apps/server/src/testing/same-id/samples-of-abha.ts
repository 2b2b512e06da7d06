import { keepAbhaWish } from '@teeka/contract/abha';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { abhaConsentOf } from '../abha-consent.ts';
import type { MadeSample } from './made-sample.ts';

/** Wishes for a health account. */
export const samplesOfAbha: readonly MadeSample[] = [
  {
    call: keepAbhaWish,
    ids: ['wish_id'],
    at: 'day',
    async make(day) {
      const beneficiary_id = await day.person({ dob: '1995-05-05' });
      return { beneficiary_id, wish_id: uuidV7(), consent: abhaConsentOf(), captured_at: day.at(-1) };
    },
  },
];
