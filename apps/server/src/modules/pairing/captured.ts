import { type CaptureKind, takingRefusal } from '@teeka/domain/pairing';
import type { Reader, Writer } from '../../platform/db/database.ts';
import { type Context, type Refused, refuse } from '../../platform/http/handler.ts';
import { momentAt } from './moment.ts';
import { type Capture, deskServed, lockPairing, poke, storeCapture } from './queries.ts';

interface Desk {
  readonly desk_sign_in: string;
  readonly user_id: string;
  readonly awaits: CaptureKind | null;
  readonly wish_id: string | null;
}

/** The desk that the actor's phone serves, held until the transaction ends. */
export async function lockedDesk(
  pairing_id: string,
  { actor, db, now }: Pick<Context, 'actor' | 'now'> & { readonly db: Reader },
): Promise<Desk | undefined> {
  const moment = momentAt(now.instant);
  const [, desk] = await Promise.all([
    db.rows(lockPairing(pairing_id)),
    db.first(deskServed(pairing_id, actor.sign_in_id, moment)),
  ]);
  return desk;
}

/** Why a desk takes nothing of this kind from the phone, or nothing that was begun for this wish. */
export function captureRefusal(
  desk: Desk | undefined,
  of: { readonly kind: CaptureKind; readonly wish_id?: string | undefined },
): Refused | undefined {
  if (!desk) return refuse({ code: 'REQVAL0012', path: 'pairing_id' });
  const refusal = takingRefusal(desk, of);
  return refusal && refuse(refusal);
}

/** The capture as it is kept until the desk takes it. */
export function captured(
  desk: Desk,
  pairing_id: string,
  { kind, content }: { kind: CaptureKind; content: Uint8Array },
) {
  return ({ atRest }: Pick<Context, 'atRest'>) => ({
    decision: {
      pairing_id,
      desk_sign_in: desk.desk_sign_in,
      kind,
      sealed: atRest.sealBytes('capture', `pairing/${pairing_id}`, content),
    },
    reply: {},
    audit: [{ beneficiary_id: '0', subject: desk.user_id, detail: { captured: kind } }],
  });
}

export function writeCapture(capture: Capture, { db, now }: Pick<Context, 'now'> & { readonly db: Writer }): void {
  db.run(storeCapture(capture, now.instant));
  db.run(poke(capture.desk_sign_in));
}
