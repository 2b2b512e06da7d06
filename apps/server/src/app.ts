import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { registerWellKnown } from './modules/certificates/index.ts';
import { registerDocument } from './platform/http/api-page.ts';
import { answerBadHttp, answerBadUrl } from './platform/http/bad-http.ts';
import { mostBeforeSignIn } from './platform/http/before-sign-in.ts';
import { compressReplies } from './platform/http/compression.ts';
import { allowOrigins } from './platform/http/cross-origin.ts';
import { answerFailures } from './platform/http/failures.ts';
import type { Handler } from './platform/http/handler.ts';
import { registerHealth } from './platform/http/health.ts';
import { answerUnknown } from './platform/http/not-found.ts';
import { observe } from './platform/http/observe.ts';
import type { Platform } from './platform/http/platform.ts';
import { readBodies } from './platform/http/read-body.ts';
import { takeUploads } from './platform/http/read-upload.ts';
import { refuseWhileStopping } from './platform/http/refuse-while-stopping.ts';
import { registerCalls } from './platform/http/register.ts';
import { secure } from './platform/http/security.ts';
import type { Logger } from './platform/log/log.ts';
import { instead } from './platform/web/broken-address.ts';
import { serveDemoSignIns } from './platform/web/demo-sign-ins.ts';
import { hasWeb, serveWeb } from './platform/web/serve-web.ts';

export interface AppParts {
  readonly platform: Platform;
  readonly handlers: readonly Handler[];
  readonly log: Logger;
}

/** The whole server as one value: nothing listens yet. */
export async function buildApp({ platform, handlers, log }: AppParts): Promise<FastifyInstance> {
  const { env } = platform;
  const servesWeb = hasWeb(env.webDist);
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: mostBeforeSignIn,
    trustProxy: env.trustProxy.length > 0 ? [...env.trustProxy] : false,
    forceCloseConnections: 'idle',
    // Its own answer is none of ours: refuseWhileStopping gives it.
    return503OnClosing: false,
    requestTimeout: 60_000,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => answerBadUrl(platform, { error, request, reply }),
    clientErrorHandler: answerBadHttp,
    ...(servesWeb && { rewriteUrl: instead }),
  });
  // A stream would keep the server from stopping until it ends by itself.
  app.addHook('preClose', () => platform.live.close());
  observe(app, platform);
  secure(app);
  allowOrigins(app, env.allowedOrigins);
  refuseWhileStopping(app, platform);
  await compressReplies(app);
  readBodies(app);
  await takeUploads(app);
  answerFailures(app, platform);
  answerUnknown(app, platform, servesWeb);
  registerHealth(app, platform);
  registerDocument(app, platform);
  registerWellKnown(app, platform);
  registerCalls(app, platform, handlers);
  serveDemoSignIns(app, env);
  if (servesWeb) await serveWeb(app, env.webDist);
  return app;
}
