import type { FastifyInstance } from 'fastify';
import { chooseLanguage } from '../words/languages.ts';
import { answerRefusal } from './answer.ts';
import type { Platform } from './platform.ts';

/** While the server stops, calls under way are answered; whatever comes then is refused like any other call. */
export function refuseWhileStopping(app: FastifyInstance, { metrics }: Platform): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!stopping) return;
    const language = chooseLanguage(request.headers['accept-language']);
    return answerRefusal(reply, [{ code: 'REQVAL0016' }], { language, metrics });
  });
}
