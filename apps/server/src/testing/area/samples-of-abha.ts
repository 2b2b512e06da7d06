import * as abha from '@teeka/contract/abha';
import { verhoeffDigit } from '@teeka/domain/identity';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { abhaConsentOf } from '../abha-consent.ts';
import { type AreaSample, names, tells } from './area-sample.ts';
import type { AreaSide } from './area-side.ts';

const body = '99990000001';
const aadhaar_number = body + verhoeffDigit(body);
const noAttempt = { inside: 'ABHACC0004' };

const adult = async (at: AreaSide) => ({ beneficiary_id: await at.person({ dob: '1995-05-05' }) });
const agreed = { consent: abhaConsentOf(), wish_id: null };
const asking = async (at: AreaSide) => ({ ...(await adult(at)), ...agreed });
const stepping = async (at: AreaSide) => ({ ...(await adult(at)), ticket: 'AAAA' });

/** A child and its guardian. */
export async function childOf(at: AreaSide) {
  const guardian_id = await at.person({ dob: '1995-05-05' });
  return { beneficiary_id: await at.person({ dob: '2026-01-10', guardian_id }), guardian_id };
}

const ofGuardian = async (at: AreaSide) => ({
  ...(await childOf(at)),
  ...{ consent: abhaConsentOf('child'), wish_id: null },
  ...({ ticket: 'AAAA', relation_proof: 'mcp-card', seen: true } as const),
});

/** Somebody who wishes an account. */
export async function wishing(at: AreaSide, about?: { readonly beneficiary_id: string }) {
  const { beneficiary_id } = about ?? (await adult(at));
  const wish_id = uuidV7();
  const consent = abhaConsentOf(about ? 'child' : 'adult');
  await at.phone.ask(abha.keepAbhaWish, { beneficiary_id, wish_id, consent, captured_at: at.at(-1) });
  return { beneficiary_id, wish_id };
}

/** Health accounts. */
export const samplesOfAbha: readonly AreaSample[] = [
  names(abha.searchAbha, async (at) => ({ ...(await asking(at)), by: 'mobile', value: '9000000001' }), {
    inside: 'ABHACC0010',
  }),
  names(abha.verifyAbhaSearch, async (at) => ({ ...(await stepping(at)), otp: '123456' }), noAttempt),
  names(abha.openAbha, async (at) => ({ ...(await stepping(at)), account: 0 }), noAttempt),
  names(abha.requestAbhaOtp, async (at) => ({ ...(await asking(at)), aadhaar_number }), { inside: 'IDVERI0002' }),
  names(abha.resendAbhaCode, async (at) => ({ ...(await stepping(at)), value: '9000000001' }), noAttempt),
  names(
    abha.enrolAbha,
    async (at) => ({ ...(await stepping(at)), otp: '123456', mobile_number: '9000000001' }),
    noAttempt,
  ),
  names(
    abha.enrolAbhaDirectly,
    async (at) => ({
      ...(await asking(at)),
      ...{ aadhaar_number, mobile_number: '9000000001', proof: { by: 'face', picture: 'none' } },
    }),
    { inside: 'IDVERI0007' },
  ),
  names(abha.requestAbhaMobileOtp, async (at) => ({ ...(await stepping(at)), mobile_number: '9000000001' }), noAttempt),
  names(abha.verifyAbhaMobileOtp, async (at) => ({ ...(await stepping(at)), otp: '123456' }), noAttempt),
  names(abha.getAbhaSuggestions, stepping, noAttempt),
  names(abha.chooseAbhaAddress, async (at) => ({ ...(await stepping(at)), abha_address: 'sitadevi95' }), noAttempt),
  names(abha.findChildAbhas, ofGuardian, { inside: 'ABHACC0003' }),
  names(abha.enrolChildAbha, ofGuardian, { inside: 'ABHACC0003' }),
  names(abha.getAbhaCard, stepping, noAttempt),
  names(abha.linkAbha, stepping, noAttempt),
  names(abha.unlinkAbha, async (at) => ({ ...(await adult(at)), reason: 'Asked to have it ended' }), {
    inside: 'ABHACC0011',
  }),
  names(abha.keepAbhaWish, async (at) => ({
    ...(await adult(at)),
    ...{ wish_id: uuidV7(), consent: abhaConsentOf(), captured_at: at.at(-1) },
  })),
  names(abha.dropAbhaWish, async (at) => ({ ...(await wishing(at)), captured_at: at.at() })),
  names(abha.withdrawAbhaConsent, async (at) => ({ ...(await adult(at)), why: 'withdrawn', captured_at: at.at() })),
  names(abha.getAbha, adult),
  tells(abha.getAbhaWishes, async (at) => [{}, (await wishing(at)).beneficiary_id]),
];
