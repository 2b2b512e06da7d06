import { unlinkAbha } from '@teeka/contract/abha';
import { checkRemark } from '@teeka/domain/text';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import { lockPerson } from '../beneficiaries/index.ts';
import { isPerson, readPerson } from './about.ts';
import { changeAddress } from './address-change.ts';
import { abhaEvent } from './event.ts';
import { linkedAddress } from './linked-number.ts';
import { dropLink, dropTokensOf, linkOf, storeEvent } from './queries.ts';

/** Ends the link; neither number nor address of the account stays on the record, but for what its history tells. */
export const unlinkAbhaHandler = commandHandler(unlinkAbha, {
  async read({ beneficiary_id }, context) {
    const { db } = context;
    if (!isPerson(beneficiary_id)) return { person: undefined, link: undefined };
    const [, person, link] = await Promise.all([
      db.rows(lockPerson(beneficiary_id)),
      readPerson(beneficiary_id, context),
      db.first(linkOf(beneficiary_id)),
    ]);
    return { person, link };
  },
  decide(input, { person, link }, context) {
    if (!person) return refuse({ code: 'REQVAL0012', path: 'beneficiary_id' });
    if (!link) return refuse({ code: 'ABHACC0011' });
    const why = checkRemark(input.reason);
    if (!why.ok) return refuse({ ...why.refusal, path: 'reason' });
    const { beneficiary_id } = person;
    const { consent_id } = link;
    const event = abhaEvent({ beneficiary_id, what: 'unlinked', consent_id, reason: why.normal }, context);
    const isLinkedOne = person.abha_address === linkedAddress(link, context.atRest);
    const audit = [{ beneficiary_id, subject: event.event_id, detail: { unlinked: true, reason: why.normal } }];
    return { decision: { person, event, isLinkedOne }, reply: {}, audit };
  },
  write({ person, event, isLinkedOne }, context) {
    const { beneficiary_id, abha_address } = person;
    context.db.run(dropLink(beneficiary_id));
    context.db.run(dropTokensOf(beneficiary_id));
    changeAddress(person, isLinkedOne ? '' : abha_address, context);
    context.db.run(storeEvent(event));
  },
});
