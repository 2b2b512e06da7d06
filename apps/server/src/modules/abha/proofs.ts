import type { enrolAbhaDirectly } from '@teeka/contract/abha';
import type { RequestOf } from '@teeka/contract/call';
import { pidRefusal } from '@teeka/domain/device';
import { facePicture, isJpeg } from '@teeka/domain/verification';
import { type Refused, refuse } from '../../platform/http/handler.ts';
import type { AbhaProof } from './gateway/account-service.ts';

type Sent = RequestOf<typeof enrolAbhaDirectly>['proof'];

function isFace(picture: string): boolean {
  const bytes = /^[A-Za-z0-9+/]+={0,2}$/.test(picture) ? Buffer.from(picture, 'base64') : Buffer.alloc(0);
  return bytes.length >= facePicture.min && bytes.length <= facePicture.max && isJpeg(bytes);
}

/** Only a capture that succeeded, a picture that is one and details with a name go on. */
export function proofOf(proof: Sent): AbhaProof | Refused {
  if (proof.by === 'biometric') {
    const refusal = pidRefusal(proof.pid_data);
    return refusal ? refuse({ ...refusal, path: 'proof.pid_data' }) : { by: 'biometric', pidData: proof.pid_data };
  }
  if (proof.by === 'face') return isFace(proof.picture) ? proof : refuse({ code: 'IDVERI0007', path: 'proof.picture' });
  const name = proof.name.trim();
  return name === '' ? refuse({ code: 'FLDVAL0001', path: 'proof.name' }) : { ...proof, name };
}
