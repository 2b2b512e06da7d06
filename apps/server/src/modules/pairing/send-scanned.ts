import { sendScanned } from '@teeka/contract/pairing';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import { captured, captureRefusal, lockedDesk, writeCapture } from './captured.ts';

/** The number of a card travels as it was read: whether the desk may see the person its own search says. */
export const sendScannedHandler = commandHandler(sendScanned, {
  read: ({ pairing_id }, context) => lockedDesk(pairing_id, context),
  decide({ pairing_id, wish_id, scanned }, desk, context) {
    const refused = captureRefusal(desk, { kind: 'code', wish_id });
    if (refused || !desk) return refused ?? refuse({ code: 'REQVAL0012', path: 'pairing_id' });
    return captured(desk, pairing_id, { kind: 'code', content: Buffer.from(scanned) })(context);
  },
  write: writeCapture,
});
