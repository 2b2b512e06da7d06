import { Turns } from '../http/turns.ts';
import type { SmsGateway, SmsOutcome } from './gateway.ts';

const atOnce = 16;
/** Whoever would come after so many would wait longer than a person does. */
const inLine = 48;

/** Hands over so many messages at once and lets some wait in line; the gateway may be silent for seconds. */
export function boundedGateway(gateway: SmsGateway): SmsGateway {
  const turns = new Turns(atOnce);
  const inTurn = async (work: () => Promise<SmsOutcome>): Promise<SmsOutcome> =>
    turns.waiting >= inLine ? 'no answer' : turns.take(work);
  return {
    send: (message) => inTurn(() => gateway.send(message)),
    touch: () => inTurn(() => gateway.touch()),
  };
}
