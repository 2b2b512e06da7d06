import { randomInt, randomUUID } from 'node:crypto';
import { addPregnancyEvent } from '@teeka/contract/pregnancies';
import type { Answers } from '@teeka/domain/forms';
import { makeReferenceNumber } from '@teeka/domain/identity';
import { type Account, signedIn } from './accounts.ts';
import type { System } from './system.ts';

/** A number that nobody has. */
export const aNumber = (): string => makeReferenceNumber(String(randomInt(10 ** 12, 2 * 10 ** 12)).padStart(13, '8'));

interface Delivery {
  readonly mother: string;
  readonly on: string;
  /** Of each living child what was written down. */
  readonly children: readonly Answers[];
}

/** A delivery as a colleague wrote it down; none of its living children is registered. Answers their numbers. */
export async function deliveredWithoutMore(
  system: System,
  who: Account,
  { mother, on, children }: Delivery,
): Promise<readonly string[]> {
  const births = children.map((facts) => ({
    birth_id: randomUUID(),
    child_id: aNumber(),
    facts: { birth_outcome: 'Live birth', born_on: on, sex: 'female', weight: 2.7, ...facts },
  }));
  const colleague = await signedIn(system, who);
  await colleague.ask(addPregnancyEvent, {
    beneficiary_ref_id: mother,
    pregnancy_number: 1,
    event: {
      event_id: randomUUID(),
      kind: 'delivery',
      facts: {
        delivered_on: on,
        place: 'Primary Health Centre',
        conducted_by: 'ANM',
        delivery_type: 'Normal',
        live_births: children.length,
        still_births: 0,
      },
      births,
    },
    captured_at: new Date().toISOString(),
  });
  return births.map(({ child_id }) => child_id);
}
