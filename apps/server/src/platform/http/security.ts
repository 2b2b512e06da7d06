import { deviceOrigin, devicePorts } from '@teeka/domain/device';
import type { FastifyInstance } from 'fastify';

/** Nothing is loaded from anywhere else, nothing is framed; style attributes are what the component library writes. */
const policy = [
  "default-src 'self'",
  // Programs in WebAssembly (the reader of QRs), of our own files; text is still no program.
  "script-src 'self' 'wasm-unsafe-eval'",
  "script-src-attr 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  // The registered device of a desk answers on the worker's own machine.
  `connect-src 'self' ${devicePorts.map(deviceOrigin).join(' ')}`,
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** The same for every reply, so they are written down once. The camera and the position are the app's own to use. */
export const securityHeaders = {
  'content-security-policy': policy.join(';'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/** Security headers on every reply. */
export function secure(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(securityHeaders);
    done();
  });
}
