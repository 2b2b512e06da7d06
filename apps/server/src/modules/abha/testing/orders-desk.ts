import assert from 'node:assert/strict';
import * as abha from '@teeka/contract/abha';
import type { InputOf } from '@teeka/contract/call';
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts';
import { abhaConsentOf } from '../../../testing/abha-consent.ts';
import { abhaDesk, mobile_number, otp } from './abha-desk.ts';

const minute = 60_000;

type Kind = 'wish' | 'drop' | 'withdrawn' | 'refused' | 'link' | 'link by' | 'unlink';
/** What was done, and at which minute; of a wish its letter. */
export type Act = readonly [kind: Kind, at: number, wish?: string];

/** A desk at which wishes, withdrawals and links of people arrive, each said at its minute. */
export async function ordersDesk() {
  const { server, day, somebody } = await abhaDesk();
  /** Somebody whose wishes, withdrawals and links arrive here, each said at its minute. */
  async function person() {
    const phone = await server.as(day.user);
    const { beneficiary_id, aadhaar_number } = await somebody();
    const from = server.clock.clock().instant.getTime();
    const wishes = new Map<string, string>();
    const idOf = (wish = '') => {
      const known = wishes.get(wish) ?? uuidV7();
      wishes.set(wish, known);
      return known;
    };
    const instant = (at: number) => new Date(from + at * minute).toISOString();
    const about = { beneficiary_id };

    async function link(by: Pick<InputOf<typeof abha.requestAbhaOtp>, 'consent' | 'wish_id'>) {
      const { ticket } = await phone.ask(abha.requestAbhaOtp, { ...about, ...by, aadhaar_number });
      const made = await phone.ask(abha.enrolAbha, { ...about, ticket, otp, mobile_number });
      return phone.send(abha.linkAbha, { ...about, ticket: made.ticket });
    }

    /** The codes with which it is answered; it cannot arrive before it was said. */
    async function arrives([kind, at, wish]: Act): Promise<readonly string[]> {
      const captured_at = instant(at);
      const heard = from + at * minute + 1000;
      if (server.clock.clock().instant.getTime() < heard) server.clock.set(new Date(heard).toISOString());
      const wish_id = idOf(wish);
      switch (kind) {
        case 'wish':
          return (await phone.send(abha.keepAbhaWish, { ...about, wish_id, consent: abhaConsentOf(), captured_at }))
            .codes;
        case 'drop':
          return (await phone.send(abha.dropAbhaWish, { ...about, wish_id, captured_at })).codes;
        case 'withdrawn':
        case 'refused':
          return (await phone.send(abha.withdrawAbhaConsent, { ...about, why: kind, captured_at })).codes;
        case 'link':
          return (await link({ consent: { ...abhaConsentOf(), captured_at }, wish_id: null })).codes;
        case 'link by':
          return (await link({ consent: null, wish_id })).codes;
        case 'unlink':
          return (await phone.send(abha.unlinkAbha, { ...about, reason: 'Asked to have it ended' })).codes;
      }
    }

    /** The letter of the open wish and since which minute they wait; 'linked'; or null. */
    async function stands(): Promise<readonly [string | undefined, number] | 'linked' | null> {
      const { linked, wish } = await phone.ask(abha.getAbha, about);
      if (linked) {
        assert.equal(wish, null);
        return 'linked';
      }
      if (!wish) return null;
      const letter = [...wishes].find(([, id]) => id === wish.wish_id)?.[0];
      return [letter, (Date.parse(wish.wished_at) - from) / minute];
    }
    const history = async () => (await phone.ask(abha.getAbha, about)).history.map(({ what }) => what);
    return { arrives, stands, history };
  }
  return { server, person };
}
