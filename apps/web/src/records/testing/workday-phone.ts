import assert from 'node:assert/strict';
import { addVaccineDetails, saveCaseDetails } from '@teeka/contract/cases';
import { startSession, verifyManually } from '@teeka/contract/sessions';
import { makeConnectivity } from '../../platform/connectivity/index.ts';
import type { Send } from '../../platform/outbox/index.ts';
import type { Ask } from '../../platform/pack/index.ts';
import { watched } from '../../platform/storage/watched.ts';
import { sharedByOthers } from '../../platform/store/shared-by-others.ts';
import { aReply, aSession, personId, sessionId } from '../../platform/testing/pack-reply.ts';
import { makePhone, storeKey } from '../../platform/testing/phone.ts';
import { openKeyring } from '../../platform/vault/index.ts';
import type { SharedRecord } from '../view/shared.ts';
import { openWorkday } from '../workday/workday.ts';

import { offlineCalls } from './offline-calls.ts';

export const captured_at = '2026-11-21T10:00:00+05:30';
export const case_id = '0190f000-0000-7000-8000-000000000001';
export const person = personId(1);
export const confirmed = {
  session_id: sessionId,
  beneficiary_id: person,
  details_confirmed: true as const,
  captured_at,
};
export const visited = { case_id, beneficiary_reference_id: person, session_id: sessionId };
export const dose = {
  dose_id: '0190f000-0000-7000-8000-000000000002',
  dose_code: 'MR1',
  material_id: 8,
  batch_id: null,
  batch_number: 'TESTBATCH77',
  expiry_date: null,
  given_on: '2026-11-21',
  body_site: 'site-right-upper-arm',
  captured_at,
};

/** One phone on which workers sign in and out; `network` and `answers` are what is outside of it. */
export function aPhone() {
  const phone = makePhone();
  const keyring = openKeyring(phone);
  const network = watched(true);
  const outside: { send: Send; ask: Ask } = {
    send: async () => ({ kind: 'accepted' }),
    ask: async () => aReply(40, { sessions: [aSession()] }),
  };
  async function open(user_id: string, unlocked: Awaited<ReturnType<typeof keyring.unlock>>) {
    const later = (_: number, act: () => void) => {
      const timer = setTimeout(act, 5);
      return () => clearTimeout(timer);
    };
    const connectivity = makeConnectivity({ network, ping: async () => network.get(), later });
    return openWorkday({
      user: { user_id },
      unlocked,
      connectivity,
      calls: offlineCalls,
      send: (item) => outside.send(item),
      ask: (site, since) => outside.ask(site, since),
      engine: phone,
      now: () => new Date('2026-11-21T04:30:00Z'),
      random: () => 0.5,
      colleagues: async (seal) => {
        const stores = (await keyring.stores()).filter((store) => store !== unlocked.store);
        return sharedByOthers<SharedRecord>(stores, { seal, engine: phone });
      },
      later,
    });
  }
  return {
    phone,
    keyring,
    network,
    outside,
    signIn: async (user: string, seed: number) => open(user, await keyring.unlock(user, storeKey(seed), 'Asha')),
    reopen: async (user: string) => {
      const unlocked = await keyring.reopen(user);
      return unlocked && open(user, unlocked);
    },
  };
}

export async function until(holds: () => boolean): Promise<void> {
  for (let round = 0; round < 400 && !holds(); round++) await new Promise((resolve) => setTimeout(resolve, 5));
  assert.ok(holds(), 'it did not come to that');
}

export type Open = Awaited<ReturnType<ReturnType<typeof aPhone>['signIn']>>;

export async function giveDose({ outbox }: Open): Promise<void> {
  await outbox.enqueue(startSession, { session_id: sessionId, captured_at });
  await outbox.enqueue(verifyManually, { ...confirmed, photo_id_type: null });
  const opened = {
    ...visited,
    material_category: 'Universal Immunization Programme' as const,
    material_ids: [8],
    screened: [],
    captured_at,
  };
  await outbox.enqueue(saveCaseDetails, opened);
  await outbox.enqueue(addVaccineDetails, { ...visited, vaccine_details: [dose] });
}
