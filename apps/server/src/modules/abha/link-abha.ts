import { randomUUID } from 'node:crypto';
import { linkAbha } from '@teeka/contract/abha';
import { isSomebodyElse } from '@teeka/domain/abha';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import { lockPerson } from '../beneficiaries/index.ts';
import { factsOf, isPerson, judgePerson, sheetOf } from './about.ts';
import { refusalsOfGuardian } from './consent.ts';
import { abhaEvent } from './event.ts';
import { holdAccount, holdersOf } from './queries.ts';
import { readStep } from './questions/code.ts';
import { storeAccount } from './store-account.ts';
import { openTicket } from './ticket.ts';
import { openWishOf } from './wishes/queries.ts';

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
    const barred = refusalsOfGuardian(person, sheetOf(person, context), context);
    if (barred.length > 0) return refuse(...barred);
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
    storeAccount({ person, account: profile, care_context: randomUUID(), consent_id, event }, context);
  },
});
