import type { PackedCertificate } from '@teeka/contract/pack';
import type { Workday } from '../workday/workday.ts';

/** The certificate of a person that the pack has now; undefined: none, or no pack is open. */
export const certificateInPack = (workday: Workday | null, person: string): PackedCertificate | undefined =>
  workday?.pack.get()?.rows.get()?.people.get(person)?.certificate;
