import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/** What is held while nothing can be written; the lines after that are lost, the server is not. */
const mostBuffered = 256 * 1024;

/** Standard output. On a disk that is full a line fails, and would end the server were nobody told of it. */
function standardOutput(): DestinationStream {
  const to = pino.destination({ fd: 1, sync: true, maxLength: mostBuffered });
  to.on('error', () => undefined);
  return to;
}

/**
 * Structured lines without personal data: nothing of a request is logged but its route, so there are no serializers
 * that could let a body, a query, a header or an address through.
 */
export function makeLog(level: string, to: DestinationStream = standardOutput()): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { req: () => undefined, res: () => undefined, err: () => undefined },
  };
  return pino(options, to);
}
