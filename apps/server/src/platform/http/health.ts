import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cameThroughProxy } from '../access/caller-address.ts';
import { readOnce } from '../db/read-once.ts';
import type { Env } from '../env/env.ts';
import { answerRefusal } from './answer.ts';
import type { Platform } from './platform.ts';
import { one } from './queries.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const loopback = /^(127\.|::1$|::ffff:127\.)/;
/** Milliseconds for which an answer about the database stands: whoever asks often costs no connection each time. */
const remembered = 1000;

/** Is there nobody but this machine who could ask? A server that others reach, or that a proxy serves, is not alone. */
const isAlone = ({ host, trustProxy }: Env): boolean =>
  trustProxy.length === 0 && (host === 'localhost' || loopback.test(host));

/** Who may read the figures of this server: whoever names the token, and without one set, this machine only. */
function mayMeasure(request: FastifyRequest, env: Env): boolean {
  const { metricsToken } = env;
  if (metricsToken === undefined)
    return isAlone(env) && loopback.test(request.socket.remoteAddress ?? '') && !cameThroughProxy(request);
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${metricsToken}`));
}

/** Whether the database answers, asked at most once a second and by one at a time. */
function asksDatabase({ pool }: Platform): () => Promise<boolean> {
  let latest: { readonly at: number; readonly alive: Promise<boolean> } | undefined;
  return () => {
    const at = performance.now();
    if (latest && at - latest.at < remembered) return latest.alive;
    const alive = readOnce(pool, one()).then(
      () => true,
      () => false,
    );
    latest = { at, alive };
    return alive;
  };
}

/** `/health` answers 200 while the database answers; `/metrics` is for Prometheus. */
export function registerHealth(app: FastifyInstance, platform: Platform): void {
  const { env, metrics } = platform;
  const isAlive = asksDatabase(platform);
  app.get('/health', { config: { call: 'health' }, logLevel: 'silent' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const alive = await isAlive();
    return reply.code(alive ? 200 : 503).send({ status: alive ? 'ok' : 'no database' });
  });
  app.get('/metrics', { config: { call: 'metrics' }, logLevel: 'silent' }, async (request, reply) => {
    if (!mayMeasure(request, env)) return answerRefusal(reply, [{ code: 'REQVAL0011' }], { language: 'en', metrics });
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
