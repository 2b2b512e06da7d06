import type { FastifyInstance } from 'fastify';
import { callerAddress } from '../../platform/access/caller-address.ts';
import { readOnce } from '../../platform/db/read-once.ts';
import { countOpenCall } from '../../platform/http/authenticate.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { publicKey } from './card-keys.ts';
import { countedChanges, publicKeys, withdrawnCards } from './queries.ts';
import { withdrawnEntry } from './withdrawn-entry.ts';

/** Whoever reads cards reads these from other places, and may keep them for so long (seconds). */
const kept = 'public, max-age=300';
/** A list that is longer than this is for a reader that asks for parts; none does today. */
const mostListed = 1_000_000;

/**
 * The public keys of this issuer and its lists of withdrawn cards, where the framework has them (SMART Health Cards 1.4):
 * `/.well-known/jwks.json` and `/.well-known/crl/<kid>.json`. Of each key one list: a change withdraws cards of all. A key that is
 * revoked is not among them, and no reader takes what it signed. One card that was taken back stands there up to its own second.
 */
export function registerWellKnown(app: FastifyInstance, platform: Platform): void {
  const numberedKeys = async () => {
    const [keys, counted] = await Promise.all([
      readOnce(platform.pool, publicKeys()),
      readOnce(platform.pool, countedChanges()),
    ]);
    return { keys, changes: counted[0]?.changes ?? 0 };
  };
  app.get('/.well-known/jwks.json', async (request, reply) => {
    countOpenCall(platform, callerAddress(request));
    const { keys, changes } = await numberedKeys();
    reply.header('access-control-allow-origin', '*').header('cache-control', kept);
    return { keys: keys.map((key) => ({ ...publicKey(key), crlVersion: changes })) };
  });
  app.get<{ Params: { file: string } }>('/.well-known/crl/:file', async (request, reply) => {
    countOpenCall(platform, callerAddress(request));
    const { keys, changes } = await numberedKeys();
    const key = keys.find(({ kid }) => request.params.file === `${kid}.json`);
    if (!key) return reply.callNotFound();
    const withdrawn = await readOnce(platform.pool, withdrawnCards(mostListed));
    reply.header('access-control-allow-origin', '*').header('cache-control', kept);
    const rids = withdrawn.map(withdrawnEntry).map(({ rid, before }) => `${rid}.${before}`);
    return { kid: key.kid, method: 'rid', ctr: changes, rids };
  });
}
