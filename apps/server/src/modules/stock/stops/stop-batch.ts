import { isDeepStrictEqual } from 'node:util';
import { stopBatch } from '@teeka/contract/stock';
import { batchNumberOf, stopRefusals } from '@teeka/domain/stock';
import { clockRefusal } from '../../../platform/clock/submission.ts';
import { commandHandler, refuse } from '../../../platform/http/handler.ts';
import { sitesToStop, storeStop } from './queries.ts';

export const stopBatchHandler = commandHandler(stopBatch, {
  read: (input, { actor, db }) => db.first(sitesToStop(actor.scope, input)),
  decide(input, row, { actor, now }) {
    const { stop_id, material_id, stopped, captured_at } = input;
    if (!row) return refuse({ code: 'VACDOS0013', path: 'material_id' });
    const { sites } = row;
    if (sites.length === 0) return refuse({ code: 'REQVAL0012', path: 'session_site_id' });
    const [batch_number, reason] = [batchNumberOf(input.batch_number), input.reason.trim()];
    const detail = { material_id, batch_number, stopped, reason, sites: sites.length, captured_at };
    const audit = [{ beneficiary_id: '0', subject: stop_id, detail }];
    const reply = { sites: sites.length };
    const { known } = row;
    if (known) {
      const same =
        known.material_id === material_id &&
        known.batch_number === batch_number &&
        known.stopped === stopped &&
        known.reason === reason &&
        known.stopped_by === actor.user_id &&
        isDeepStrictEqual(known.sites, sites) &&
        Date.parse(known.captured_at) === Date.parse(captured_at);
      return same ? { decision: undefined, reply, audit } : refuse({ code: 'REQVAL0009', path: 'stop_id' });
    }
    const wrongClock = clockRefusal(captured_at, now);
    if (wrongClock) return refuse(wrongClock);
    const refused = stopRefusals(input, actor.role);
    if (refused.length > 0) return refuse(...refused);
    return {
      decision: { sites, stop_id, material_id, batch_number, stopped, reason, captured_at },
      reply,
      audit,
    };
  },
  write(decision, { actor, db }) {
    if (decision) db.run(storeStop(decision, actor.user_id));
  },
});
