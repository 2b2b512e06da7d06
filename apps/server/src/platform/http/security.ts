import helmet from '@fastify/helmet';
import { deviceOrigin, devicePorts } from '@teeka/domain/device';
import type { FastifyInstance } from 'fastify';

/** Nothing is loaded from anywhere else, nothing is framed; style attributes are what the component library writes. */
const directives = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  scriptSrcAttr: ["'none'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  // The registered device of a desk answers on the worker's own machine.
  connectSrc: ["'self'", ...devicePorts.map(deviceOrigin)],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** Security headers on every reply. The camera and the position are the app's own to use. */
export async function secure(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header(
      'permissions-policy',
      'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
    );
  });
}
