import type { PersonOnPhone } from '../../platform/pack/person-card.ts';

interface Members {
  readonly count: number;
  readonly max: number;
}

/** Others on a mobile number as far as this phone knows; those who only wait to be sent are among them. */
export function membersOnPhone(people: ReadonlyMap<string, PersonOnPhone>, mobile: string, without: string): number {
  const number = mobile.replaceAll(' ', '');
  if (number === '') return 0;
  let count = 0;
  for (const person of people.values()) if (person.mobile === number && person.beneficiary_id !== without) count += 1;
  return count;
}

/** Phone and server each may know people whom the other does not: the higher count holds, and the server's limit. */
export function membersOf(onPhone: Members, online: Members | undefined): Members {
  return { count: Math.max(onPhone.count, online?.count ?? 0), max: online?.max ?? onPhone.max };
}
