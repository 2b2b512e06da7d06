import type { FastifyInstance } from 'fastify';
import { refusedWith } from './refused-error.ts';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

function readJson(body: Buffer): unknown {
  if (body.length === 0) return {};
  try {
    return JSON.parse(decoder.decode(body)) as unknown;
  } catch {
    throw refusedWith('REQVAL0005');
  }
}

/** Bodies are JSON in UTF-8; any other kind is refused by name. */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, readJson(body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
  app.addContentTypeParser('*', (request, payload, done) => {
    // A client that sends an empty body often names a kind of content all the same.
    if (request.headers['content-length'] === '0') {
      payload.resume();
      done(null, {});
      return;
    }
    done(refusedWith('REQVAL0008'));
  });
}
