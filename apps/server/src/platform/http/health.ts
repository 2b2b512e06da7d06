import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readOnce } from '../db/read-once.ts';
import { answerRefusal } from './answer.ts';
import type { Platform } from './platform.ts';
import { one } from './queries.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const loopback = /^(127\.|::1$|::ffff:127\.)/;

/**
 * Who may read the figures of this server: whoever names the token, and without one set, this machine only. What comes
 * through a proxy on this machine does not come from it.
 */
function mayMeasure({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined)
    return loopback.test(socket.remoteAddress ?? '') && !headers['x-forwarded-for'] && !headers.forwarded;
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

/** `/health` answers 200 while the database answers; `/metrics` is for Prometheus. */
export function registerHealth(app: FastifyInstance, platform: Platform): void {
  const { env, pool, metrics } = platform;
  app.get('/health', { config: { call: 'health' }, logLevel: 'silent' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const alive = await readOnce(pool, one()).then(
      () => true,
      () => false,
    );
    return reply.code(alive ? 200 : 503).send({ status: alive ? 'ok' : 'no database' });
  });
  app.get('/metrics', { config: { call: 'metrics' }, logLevel: 'silent' }, async (request, reply) => {
    if (!mayMeasure(request, env.metricsToken))
      return answerRefusal(reply, [{ code: 'REQVAL0011' }], { language: 'en', metrics });
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
