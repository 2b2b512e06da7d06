import { randomUUID } from 'node:crypto';
import { linkAbha } from '@teeka/contract/abha';
import { isSomebodyElse } from '@teeka/domain/abha';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import { lockPerson } from '../beneficiaries/index.ts';
import { factsOf, isPerson, judgePerson, sheetOf } from './about.ts';
import { changeAddress } from './address-change.ts';
import { abhaEvent } from './event.ts';
import { holdAccount, holdersOf, storeEvent, storeLink, storeTokens } from './queries.ts';
import { readStep } from './questions/code.ts';
import { openTicket } from './ticket.ts';
import { endWish, openWishOf } from './wishes/queries.ts';

const steps = ['opened', 'mobile'] as const;

/** Links the open account: one person, one account; one account, one person. Nothing is asked of the service any more. */
export const linkAbhaHandler = commandHandler(linkAbha, {
  async read(input, context) {
    const { db, atRest } = context;
    const { beneficiary_id } = input;
    const profile = openTicket(input.ticket, { beneficiary_id, steps }, context)?.at.profile;
    const hashes = profile
      ? [
          ...atRest.hashes('abha-number', profile.abha_number),
          ...atRest.hashes('abha-address', profile.abha_address.toLowerCase()),
        ]
      : [];
    if (!isPerson(beneficiary_id)) return { person: undefined, attempt: undefined, holders: [], wish: undefined };
    const [, , step, holders, wish] = await Promise.all([
      db.rows(lockPerson(beneficiary_id)),
      db.rows(holdAccount(hashes)),
      readStep(input, steps, context),
      db.rows(holdersOf(hashes)),
      db.first(openWishOf(beneficiary_id)),
    ]);
    return { ...step, holders, wish };
  },
  decide(_input, { person: row, attempt, holders, wish }, context) {
    const judged = judgePerson(row, { makes: true, attempt });
    if ('refused' in judged) return judged;
    const { person } = judged;
    const { beneficiary_id } = person;
    if (!attempt) return refuse({ code: 'ABHACC0004' });
    const { profile, child } = attempt.at;
    if (profile.abha_address === '') return refuse({ code: 'ABHACC0033' });
    const refusedAs = (code: 'ABHACC0006' | 'ABHACC0009') => ({
      ...refuse({ code }),
      audit: [{ beneficiary_id, subject: attempt.attempt_id, detail: { refused: code } }],
    });
    if (isSomebodyElse(factsOf(person), profile, sheetOf(person, context))) return refusedAs('ABHACC0009');
    // Whose the other record is nobody is told; it stands on the log of that one, too.
    if (holders.length > 0) {
      const { audit, ...refused } = refusedAs('ABHACC0006');
      const others = holders.map((other) => ({
        ...other,
        subject: attempt.attempt_id,
        detail: { linked: 'elsewhere' },
      }));
      return { ...refused, audit: [...audit, ...others] };
    }
    const { consent_id } = attempt;
    const wish_id = wish?.wish_id ?? null;
    const event = abhaEvent(
      {
        ...{ beneficiary_id, what: 'linked', consent_id, wish_id },
        ...{ guardian_id: child?.guardian_id ?? null, relation_proof: child?.relation_proof ?? null },
      },
      context,
    );
    const audit = [
      { beneficiary_id, subject: attempt.attempt_id, detail: { linked: true, ...(wish_id && { wish_id }) } },
    ];
    return { decision: { person, profile, consent_id, event }, reply: {}, audit };
  },
  write({ person, profile, consent_id, event }, context) {
    const { db, atRest, actor, now } = context;
    const { beneficiary_id } = person;
    const [number, address] = [profile.abha_number, profile.abha_address];
    const row = `person/${beneficiary_id}` as const;
    db.run(
      storeLink({
        beneficiary_id,
        number_sealed: atRest.seal('abha', row, number),
        number_last4: number.slice(-4),
        address_sealed: atRest.seal('abha', row, address),
        consent_id,
        linked_by: actor.user_id,
        linked_at: now.instant,
        care_context: randomUUID(),
      }),
    );
    db.run(
      storeTokens({
        beneficiary_id,
        number: atRest.hash('abha-number', number),
        address: atRest.hash('abha-address', address.toLowerCase()),
      }),
    );
    changeAddress(person, address, context);
    db.run(endWish({ beneficiary_id, ended: 'linked', at: now.instant, by: actor.user_id }));
    db.run(storeEvent(event));
  },
});
