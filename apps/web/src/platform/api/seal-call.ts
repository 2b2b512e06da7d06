import type { Call } from '@teeka/contract/call';
import { changeFields } from '@teeka/contract/sealed-fields';
import { isSealed, open, seal } from '@teeka/contract/sealing';
import { appVersion } from '@teeka/contract/settings';
import { deviceSecret } from './device-secret.ts';
import { Failure } from './failure.ts';
import { awaitedKey, awaitKey, type Exchange, exchangeWith, signInKey } from './keys.ts';
import { serverNow, versionDetails } from './version.ts';

/** A call's input as it travels, and the key that opens the reply. */
export interface SealedCall {
  readonly input: Record<string, unknown>;
  readonly key: CryptoKey | null;
}

const needsExchange = (call: Call): boolean => call.keyFrom === 'secret';

/**
 * The one place where fields are sealed. Fills in `secret`, the device's own secret and, where the password is sealed with
 * the dynamic key, `ts`; the contract says which fields are sealed and where the key comes from.
 */
export async function sealCall(
  call: Call,
  input: Record<string, unknown>,
  askVersion: () => Promise<unknown>,
): Promise<SealedCall> {
  if (call.name === appVersion.name) return { input, key: null };
  let exchange: Exchange | null = null;
  let key: CryptoKey | null = null;
  const filled: Record<string, unknown> = { ...input };
  if (needsExchange(call)) {
    exchange = await exchangeWith(await serverPoint(askVersion));
    filled.secret = exchange.secret;
    key = exchange.sessionKey;
  } else if (call.keyFrom === 'txnId') {
    key = awaitedKey(String(input.txnId)) ?? null;
  } else if (call.sealed) {
    key = await signInKey();
  }
  const sealed = call.sealed?.request ?? [];
  if (sealed.includes('device')) filled.device = deviceSecret();
  if (sealed.length === 0) return { input: filled, key };
  // Nothing that belongs sealed ever leaves in the clear: without its key the sign-in is over.
  if (key === null) throw new Failure({ call: call.name, status: 401, refusals: [{ code: 'REQVAL0013' }] });

  const dynamic = call.dynamic ?? [];
  const sessionKey = key;
  let sealedInput = await changeFields(
    filled,
    sealed.filter((path) => !dynamic.includes(path)),
    (value) => seal(sessionKey, value),
  );
  if (exchange && dynamic.length > 0) {
    const ts = String(serverNow());
    const dynamicKey = await exchange.dynamicKey(ts);
    sealedInput = await changeFields({ ...(sealedInput as object), ts }, dynamic, (value) => seal(dynamicKey, value));
  }
  return { input: sealedInput as Record<string, unknown>, key };
}

/** Opens the sealed fields of a reply, and remembers the key that was agreed until the sign-in is complete. */
export async function openReply(call: Call, reply: unknown, key: CryptoKey | null): Promise<unknown> {
  if (needsExchange(call) && key) {
    const txnId = (reply as { txnId?: unknown } | null)?.txnId;
    awaitKey(typeof txnId === 'string' ? txnId : call.name, key);
  }
  if (!key || !call.sealed?.reply) return reply;
  try {
    return await changeFields(reply, call.sealed.reply, async (value) => (isSealed(value) ? open(key, value) : value));
  } catch {
    // Sealed for another sign-in than this phone's.
    throw new Failure({ call: call.name, status: 401, refusals: [{ code: 'REQVAL0004' }] });
  }
}

async function serverPoint(askVersion: () => Promise<unknown>): Promise<{ xdata: string; ydata: string }> {
  if (!versionDetails.get()) await askVersion();
  const details = versionDetails.get();
  if (!details) throw new Error('version details were answered without a point');
  return details;
}
