import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/**
 * Structured lines without personal data: nothing of a request is logged but its route, so there are no serializers
 * that could let a body, a query, a header or an address through.
 */
export function makeLog(level: string, to?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { req: () => undefined, res: () => undefined, err: () => undefined },
  };
  return to ? pino(options, to) : pino(options);
}
