import type { FastifyInstance } from 'fastify';
import { isPageAddress } from '../web/broken-address.ts';
import { chooseLanguage } from '../words/languages.ts';
import { answerRefusal } from './answer.ts';
import type { Platform } from './platform.ts';

/** Unknown calls are refused; any other address is a screen of the app, which draws itself from index.html. */
export function answerUnknown(app: FastifyInstance, { metrics }: Platform, servesWeb: boolean): void {
  app.setNotFoundHandler((request, reply) => {
    const takesHtml = (request.headers.accept ?? '').includes('text/html');
    if (servesWeb && isPageAddress(request) && takesHtml) return reply.sendFile('index.html');
    const language = chooseLanguage(request.headers['accept-language']);
    return answerRefusal(reply, [{ code: 'REQVAL0007' }], { language, metrics });
  });
}
