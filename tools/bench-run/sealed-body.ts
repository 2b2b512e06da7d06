import type { Call, InputOf } from '@teeka/contract/call';
import { changeFields } from '@teeka/contract/sealed-fields';
import { seal } from '@teeka/contract/sealing';

/** The body of a call as it goes over the wire, sealed beforehand: sealing is the phone's work. */
export function sealedBody<C extends Call>(call: C, input: InputOf<C>, key: CryptoKey | undefined): Promise<unknown> {
  if (!key) throw new Error('not signed in');
  return changeFields(input, call.sealed?.request ?? [], (plain) => seal(key, plain));
}
