import type { FastifyInstance } from 'fastify';
import { readOnce } from '../db/read-once.ts';
import type { Platform } from './platform.ts';
import { one } from './queries.ts';

/** `/health` answers 200 while the database answers; `/metrics` is for Prometheus. */
export function registerHealth(app: FastifyInstance, { pool, metrics }: Platform): void {
  app.get('/health', { config: { call: 'health' }, logLevel: 'silent' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const alive = await readOnce(pool, one()).then(
      () => true,
      () => false,
    );
    return reply.code(alive ? 200 : 503).send({ status: alive ? 'ok' : 'no database' });
  });
  app.get('/metrics', { config: { call: 'metrics' }, logLevel: 'silent' }, async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}
