import type { RequestOf } from '@teeka/contract/call';
import type { verifyBiometrics, verifyDemographics, verifyFace } from '@teeka/contract/identity';
import { pidRefusal } from '@teeka/domain/device';
import { facePicture, isJpeg } from '@teeka/domain/verification';
import { type Refused, refuse } from '../../platform/http/handler.ts';
import type { Proof } from './authority/authority.ts';

const oldestYear = 1900;

export function demographicProof(input: RequestOf<typeof verifyDemographics>): Proof | Refused {
  const name = input.name.trim();
  if (name === '') return refuse({ code: 'FLDVAL0001', path: 'name' });
  const { year_of_birth: yearOfBirth, gender } = input;
  if (yearOfBirth < oldestYear || yearOfBirth > 2100)
    return refuse({ code: 'FLDVAL0005', path: 'year_of_birth', values: { min: oldestYear, max: 2100 } });
  return { by: 'demographic', name, yearOfBirth, gender };
}

/** Only a capture that succeeded goes on; what is in it nobody here can read. */
export function biometricProof({ pid_data }: RequestOf<typeof verifyBiometrics>): Proof | Refused {
  const refusal = pidRefusal(pid_data);
  return refusal ? refuse(refusal) : { by: 'biometric', pidData: pid_data };
}

export function faceProof({ picture }: RequestOf<typeof verifyFace>): Proof | Refused {
  const isBase64 = /^[A-Za-z0-9+/]+={0,2}$/.test(picture);
  const bytes = isBase64 ? Buffer.from(picture, 'base64') : Buffer.alloc(0);
  const fits = bytes.length >= facePicture.min && bytes.length <= facePicture.max;
  return fits && isJpeg(bytes) ? { by: 'face', picture } : refuse({ code: 'IDVERI0007', path: 'picture' });
}
