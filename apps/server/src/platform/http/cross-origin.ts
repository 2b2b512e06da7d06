import type { FastifyInstance } from 'fastify';

const allowedHeaders = 'authorization, content-type, idempotency-key, server-time-heard, accept-language';

/** The phone app's pages live under an address of their own; only those named may call from elsewhere. */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (!origin) return;
    reply.header('vary', 'Origin');
    if (!origins.includes(origin)) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'Version, Content-Disposition, Retry-After, Date',
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return;
    reply.headers({
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': allowedHeaders,
      'access-control-max-age': '600',
    });
    return reply.code(204).send();
  });
}
