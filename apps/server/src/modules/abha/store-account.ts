import type { Context } from '../../platform/http/handler.ts';
import { changeAddress, type Doing } from './address-change.ts';
import { type EventRow, type PersonRow, storeEvent, storeLink, storeTokens } from './queries.ts';
import { endWish } from './wishes/queries.ts';

interface NewLink {
  readonly person: Pick<PersonRow, 'beneficiary_id' | 'abha_address' | 'version'>;
  /** `00-0000-0000-0000`, and the address with its suffix. */
  readonly account: { readonly abha_number: string; readonly abha_address: string };
  /** A random UUID, under which the record can be asked for. */
  readonly care_context: string;
  readonly consent_id: string;
  /** What the history keeps of it. */
  readonly event: EventRow;
}

/** Links an account with a person: number and address sealed, found by keyed hashes; the wish, where there is one, is fulfilled. */
export function storeAccount(
  { person, account, care_context, consent_id, event }: NewLink,
  { atRest, ...doing }: Doing & Pick<Context, 'atRest'>,
): void {
  const { db, actor, now } = doing;
  const { beneficiary_id } = person;
  const { abha_number: number, abha_address: address } = account;
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
      care_context,
    }),
  );
  db.run(
    storeTokens({
      beneficiary_id,
      number: atRest.hash('abha-number', number),
      address: atRest.hash('abha-address', address.toLowerCase()),
    }),
  );
  changeAddress(person, address, doing);
  db.run(endWish({ beneficiary_id, ended: 'linked', at: now.instant, by: actor.user_id }));
  db.run(storeEvent(event));
}
