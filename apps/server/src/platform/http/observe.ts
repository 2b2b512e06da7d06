import type { FastifyInstance } from 'fastify';
import type { Platform } from './platform.ts';

/** One log line and one measurement for each reply: the call's name and who called, never the address that was requested. */
export function observe(app: FastifyInstance, { env, metrics }: Platform): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Version', env.appVersion);
  });
  app.addHook('onResponse', async (request, reply) => {
    const call = request.routeOptions.config.call ?? (request.is404 ? 'nothing' : 'page');
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    metrics.served(call, reply.statusCode, reply.elapsedTime / 1000);
    if (call === 'page' && reply.statusCode < 400) return;
    const { user_id, sign_in_id } = request.who ?? {};
    const who = user_id === undefined ? {} : { user_id, sign_in_id };
    const served = { call, route: request.routeOptions.url, status: reply.statusCode, ms, ...who };
    request.log.info(served, 'served');
  });
}
