import type { Answers } from '../forms/index.ts';

/** Results and risks of infections that follow somebody for life: who cares for the woman sees them, nobody else. */
const infections = ['hiv', 'syphilis', 'hepatitis_b'] as const;
/** Texts in which they may be named. */
const texts = ['medicines', 'note'] as const;
const named: readonly string[] = ['HIV, syphilis or hepatitis B', 'Hepatitis B', 'STI/RTI'];
const lists = ['risks', 'overruled', 'past_illness'] as const;

/** Of a bank account the last digits are shown. */
const shownDigits = 4;

/** What of an event may be shown: of a bank account its end; to whoever does not care for the woman no infections. */
export function shownFacts(facts: Answers, { cares }: { readonly cares: boolean }): Answers {
  const { bank_account } = facts;
  const masked =
    typeof bank_account === 'string' ? { ...facts, bank_account: `••••${bank_account.slice(-shownDigits)}` } : facts;
  if (cares) return masked;
  const kept = Object.entries(masked).filter(([key]) => ![...infections, ...texts].some((hidden) => hidden === key));
  return Object.fromEntries(
    kept.map(([key, value]) => {
      const isList = lists.some((list) => list === key) && Array.isArray(value);
      return [key, isList ? value.filter((one) => !named.includes(one)) : value];
    }),
  );
}
