import type { RefusalCode } from '@teeka/domain/refusal';
import type { FastifyError, FastifyInstance } from 'fastify';
import { databaseFailure, isUnreachable, refusalOfFailure } from '../db/failure.ts';
import { uuidV7 } from '../ids/uuid-v7.ts';
import type { Logger } from '../log/log.ts';
import { safeError } from '../log/safe-error.ts';
import { Seldom } from '../log/seldom.ts';
import { chooseLanguage } from '../words/languages.ts';
import { answerRefusal } from './answer.ts';
import type { Platform } from './platform.ts';
import { RefusedError } from './refused-error.ts';

/** What the web server itself refuses, in our catalogue's codes. */
function refusalOfServer(error: FastifyError): RefusalCode | undefined {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'REQVAL0006';
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return 'REQVAL0008';
  if (error.code === 'FST_ERR_BAD_URL') return 'REQVAL0007';
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? 'REQVAL0005' : undefined;
}

/** Every failure becomes a refusal with words, or a 500 that gives nothing away but the number of its log line. */
export function answerFailures(app: FastifyInstance, platform: Platform): void {
  const { metrics } = platform;
  const noDatabase = new Seldom(app.log as Logger);
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const language = chooseLanguage(request.headers['accept-language']);
    if (error instanceof RefusedError) return answerRefusal(reply, error.refusals, { language, metrics });
    const { call, kind } = request.routeOptions.config;
    const stored = refusalOfFailure(error, kind);
    if (stored) {
      // No rule foresaw it, so somebody should look; the caller's values are not in it.
      const details = { call, failure: databaseFailure(error) ?? error.name };
      if (isUnreachable(error)) noDatabase.failed('the database does not answer', details);
      else request.log.warn(details, 'refused by the database');
      return answerRefusal(reply, [{ code: stored }], { language, metrics });
    }
    const code = refusalOfServer(error);
    if (code) return answerRefusal(reply, [{ code }], { language, metrics });
    const log_id = uuidV7();
    request.log.error({ log_id, call, failure: databaseFailure(error), error: safeError(error) }, 'unforeseen');
    return reply
      .code(500)
      .send({ code: 'UNFORESEEN', message: 'Something went wrong. Please try again!', log_id, errors: [] });
  });
}
