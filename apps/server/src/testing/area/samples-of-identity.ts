import * as identity from '@teeka/contract/identity';
import { verhoeffDigit } from '@teeka/domain/identity';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { type AreaSample, names } from './area-sample.ts';
import type { AreaSide } from './area-side.ts';
import { listed } from './sample-parts.ts';

const body = '99990000001';
const consent = { version: '1.0', language: 'hi', given_by: 'person' } as const;
const withNumber = async (at: AreaSide) => ({
  ...(await listed(at)),
  aadhaar_number: body + verhoeffDigit(body),
  consent,
});
const withCode = async (at: AreaSide) => ({ ...(await listed(at)), txnId: uuidV7(), otp: '123456' });
const unknownNumber = { inside: 'IDVERI0002' };
const noSuchCode = { inside: 'USRAUT0012' };

/** Checks of a person on the list of a session. */
export const samplesOfIdentity: readonly AreaSample[] = [
  names(identity.requestAadhaarOtp, withNumber, unknownNumber),
  names(identity.verifyAadhaarOtp, withCode, noSuchCode),
  names(identity.requestMobileOtp, async (at) => listed(at)),
  names(identity.verifyMobileOtp, withCode, noSuchCode),
  names(
    identity.verifyDemographics,
    async (at) => ({ ...(await withNumber(at)), name: 'Sita Devi', year_of_birth: 1995, gender: 2 }),
    unknownNumber,
  ),
  names(identity.verifyBiometrics, async (at) => ({ ...(await withNumber(at)), pid_data: 'none' }), {
    inside: 'IDVERI0006',
  }),
  names(identity.verifyFace, async (at) => ({ ...(await withNumber(at)), picture: 'none' }), {
    inside: 'IDVERI0007',
  }),
  names(
    identity.confirmVerification,
    async (at) => ({
      ...(await listed(at)),
      txnId: uuidV7(),
      details_confirmed: true,
      captured_at: at.at(),
    }),
    { inside: 'IDVERI0008' },
  ),
];
