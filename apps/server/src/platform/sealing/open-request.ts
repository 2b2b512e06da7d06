import type { Call } from '@teeka/contract/call';
import { changeFields } from '@teeka/contract/sealed-fields';
import { dynamicKeyBytes, isSealed, sessionKeyBytes } from '@teeka/contract/sealing';
import { refusedWith } from '../http/refused-error.ts';
import { openValue } from './sealed-value.ts';
import type { Agreement, ServerKeys } from './server-keys.ts';

export interface OpenedRequest {
  readonly payload: unknown;
  readonly sessionKey: Buffer | null;
}

interface RequestKeys {
  readonly session: Uint8Array;
  /** Opens the fields that travel under the dynamic key. */
  readonly dynamic?: Uint8Array;
}

async function openFields(call: Call, payload: unknown, keys: RequestKeys): Promise<unknown> {
  let opened = payload;
  for (const path of call.sealed?.request ?? []) {
    const key = call.dynamic?.includes(path) ? keys.dynamic : keys.session;
    opened = await changeFields(opened, [path], async (sealed) => {
      try {
        if (key && isSealed(sealed)) return openValue(key, sealed);
      } catch {
        // The same refusal as for a value that was never sealed.
      }
      throw refusedWith('REQVAL0004', { path });
    });
  }
  return opened;
}

async function keysOf({ agreed, point }: Agreement, ts: unknown): Promise<RequestKeys> {
  const session = await sessionKeyBytes(agreed, point);
  return typeof ts === 'string' ? { session, dynamic: await dynamicKeyBytes(agreed, point, ts) } : { session };
}

/** Opens a call's sealed fields with the session key of its sign-in or transaction. */
export async function openWithKey(call: Call, payload: unknown, key: Buffer | null): Promise<OpenedRequest> {
  if (!call.sealed?.request) return { payload, sessionKey: key };
  return { payload: await openFields(call, payload, { session: key ?? Buffer.alloc(0) }), sessionKey: key };
}

/**
 * Opens a call whose key is agreed by the `secret` it carries. Which of the server's key pairs the caller used
 * shows by trying: the newest first, then the one before, then what another process may have made meanwhile.
 */
export async function openWithSecret(call: Call, payload: unknown, keys: ServerKeys): Promise<OpenedRequest> {
  const { secret, ts } = payload as { secret: string; ts?: unknown };
  for (let again = true; again; again = await keys.reload()) {
    for (const agreement of await agreementsWith(keys, secret)) {
      const candidate = await keysOf(agreement, ts);
      const opened = await openFields(call, payload, candidate).catch(() => undefined);
      if (opened !== undefined) return { payload: opened, sessionKey: Buffer.from(candidate.session) };
    }
  }
  throw refusedWith('REQVAL0004', { path: call.sealed?.request?.[0] ?? 'secret' });
}

async function agreementsWith(keys: ServerKeys, secret: string): Promise<Agreement[]> {
  try {
    return await keys.agreements(secret);
  } catch {
    throw refusedWith('REQVAL0004', { path: 'secret' });
  }
}
