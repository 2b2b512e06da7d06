import { withdrawAbhaConsent } from '@teeka/contract/abha';
import { clockRefusal } from '../../platform/clock/submission.ts';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import { heardOf } from './consent.ts';
import { judgeNo, storeNo } from './said-no.ts';
import { openOf, readWishes } from './wishes/read-wishes.ts';

/** Somebody agrees no more, or did not agree: no wish and no attempt goes on by what they agreed to before. */
export const withdrawAbhaConsentHandler = commandHandler(withdrawAbhaConsent, {
  read: ({ beneficiary_id }, context) => readWishes(beneficiary_id, context),
  decide({ why, captured_at }, { person, wishes }, context) {
    if (!person) return refuse({ code: 'REQVAL0012', path: 'beneficiary_id' });
    const captured = clockRefusal(captured_at, context.now);
    if (captured) return refuse(captured);
    const { beneficiary_id } = person;
    const at = heardOf(captured_at, context);
    const wish_id = openOf(wishes)?.wish_id ?? null;
    const said = judgeNo({ what: why, at, wish_id, person, wishes }, context);
    if ('refused' in said) return said;
    return { decision: said.no, reply: {}, audit: [{ beneficiary_id, subject: why, detail: { captured_at } }] };
  },
  write: storeNo,
});
