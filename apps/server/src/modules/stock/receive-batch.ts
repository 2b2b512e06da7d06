import { receiveBatch } from '@teeka/contract/stock';
import { dayInIndia } from '@teeka/domain/calendar';
import { batchNumberOf, logisticsOf, receiveRefusals } from '@teeka/domain/stock';
import { clockRefusal } from '../../platform/clock/submission.ts';
import { firstLocked } from '../../platform/db/first-locked.ts';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import { lockStock, siteForReceipt, storeBatch, storeReceipt } from './queries.ts';

export const receiveBatchHandler = commandHandler(receiveBatch, {
  read: (input, { actor, db }) =>
    firstLocked(db, {
      hold: lockStock(actor.scope, input.session_site_id),
      ask: siteForReceipt(actor.scope, input, actor.user_id),
    }),
  decide(input, row, { actor, now }) {
    if (!row) return refuse({ code: 'REQVAL0012', path: 'session_site_id' });
    const { receipt_id, captured_at, material_id, vials, vvm } = input;
    const detail = { material_id, batch_number: input.batch_number, vials, captured_at };
    const audit = [{ beneficiary_id: '0', subject: receipt_id, detail }];
    if (row.receipt) {
      const { batch_id, same } = row.receipt;
      if (!same) return refuse({ code: 'REQVAL0009', path: 'receipt_id' });
      return { decision: undefined, reply: { batch_id }, audit };
    }
    const wrongClock = clockRefusal(captured_at, now);
    if (wrongClock) return refuse(wrongClock);
    if (row.material_code === null) return refuse({ code: 'VACDOS0013', path: 'material_id' });
    const refused = receiveRefusals(input, {
      today: dayInIndia(captured_at),
      hasMonitor: logisticsOf(row.material_code)?.vvm === true,
      inStock: row.batch ?? undefined,
    });
    if (refused.length > 0) return refuse(...refused);
    if (!row.batch && row.is_batch_taken) return refuse({ code: 'REQVAL0009', path: 'batch_id' });
    const batch_id = row.batch?.batch_id ?? input.batch_id;
    const { session_site_id } = row;
    const [batch_number, manufacturer] = [batchNumberOf(input.batch_number), input.manufacturer.trim()];
    const fresh = { batch_id, session_site_id, material_id, batch_number, manufacturer };
    // One that is in stock already is not stored again.
    const batch = row.batch ? null : { ...fresh, expiry_date: input.expiry_date };
    const receipt = { receipt_id, batch_id, vials, vvm, received_at: captured_at, received_by: actor.user_id };
    return { decision: { batch, receipt }, reply: { batch_id }, audit };
  },
  write(decision, { db }) {
    if (!decision) return;
    if (decision.batch) db.run(storeBatch(decision.batch));
    db.run(storeReceipt(decision.receipt));
  },
});
