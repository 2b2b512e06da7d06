import { declareBenDeath } from '@teeka/contract/beneficiaries';
import { deathRefusals } from '@teeka/domain/beneficiaries';
import { isReferenceNumber } from '@teeka/domain/identity';
import { captureRefusal } from '@teeka/domain/sessions';
import { arrivalOf } from '../../../platform/clock/arrival.ts';
import { type CommandHandler, refuse } from '../../../platform/http/handler.ts';
import {
  type BoundsRow,
  boundsOf,
  type DetailsRow,
  lockDetails,
  type NewChange,
  storeChanges,
  storeDeath,
} from '../edit/queries.ts';
import { deathFacts } from './death-facts.ts';

interface Rows {
  readonly row: DetailsRow | undefined;
  readonly bounds: BoundsRow | undefined;
}

export const declareDeathHandler: CommandHandler<typeof declareBenDeath, Rows, NewChange | undefined> = {
  call: declareBenDeath,
  async read({ beneficiary_ref_id }, { actor, now, db }) {
    const beneficiary_id = isReferenceNumber(beneficiary_ref_id) ? beneficiary_ref_id : '0';
    const [row, bounds] = await Promise.all([
      db.first(lockDetails(actor, now.today, beneficiary_id)),
      db.first(boundsOf(beneficiary_id)),
    ]);
    return { row, bounds };
  },
  decide(input, { row, bounds }, { actor, now }) {
    if (!row) return refuse({ code: 'REQVAL0012', path: 'beneficiary_ref_id' });
    const { captured_at } = input;
    const arrival = arrivalOf(captured_at, now);
    const captured = captureRefusal(arrival);
    if (captured) return refuse(captured);
    const refusals = deathRefusals(input, deathFacts(row, bounds, arrival.capturedDay));
    if (refusals.length > 0) return refuse(...refusals);
    const { beneficiary_id } = row;
    const audit = [{ beneficiary_id, subject: input.date_of_death.trim(), detail: { captured_at } }];
    // Declared twice for the same day: once is enough.
    if (row.deceased_on !== null) return { decision: undefined, reply: {}, audit };
    const decision = {
      beneficiary_id,
      version: row.version + 1,
      field: 'deceased_on',
      old_value: '',
      new_value: input.date_of_death.trim(),
      old_sealed: null,
      new_sealed: null,
      changed_by: actor.user_id,
      captured_at,
      remarks: input.remarks.trim(),
    };
    return { decision, reply: {}, audit };
  },
  write(change, { db }) {
    if (!change) return;
    db.run(storeDeath(change.beneficiary_id, change.new_value));
    db.run(storeChanges([change]));
  },
};
