import type { Answers } from '../forms/index.ts';

/** Results and risks of infections that follow somebody for life: who cares for the woman sees them, nobody else. */
const infections = ['hiv', 'syphilis', 'hepatitis_b'] as const;
const riskOfInfection = 'HIV, syphilis or hepatitis B';
const riskLists = ['risks', 'overruled'] as const;

/** Of a bank account the last digits are shown. */
const shownDigits = 4;

/** What of an event may be shown: of a bank account its end; to whoever does not care for the woman no infections. */
export function shownFacts(facts: Answers, { cares }: { readonly cares: boolean }): Answers {
  const { bank_account } = facts;
  const masked =
    typeof bank_account === 'string' ? { ...facts, bank_account: `••••${bank_account.slice(-shownDigits)}` } : facts;
  if (cares) return masked;
  const kept = Object.entries(masked).filter(([key]) => !infections.some((infection) => infection === key));
  return Object.fromEntries(
    kept.map(([key, value]) => {
      const isList = riskLists.some((list) => list === key) && Array.isArray(value);
      return [key, isList ? value.filter((risk) => risk !== riskOfInfection) : value];
    }),
  );
}
