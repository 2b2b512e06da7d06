import type { Answers } from '@teeka/domain/forms';
import { birthsKey, birthsNamed, listIn, liveBirths, type Pregnancy } from '@teeka/domain/pregnancy';
import type { Her } from '../parts/her.ts';
import type { Act } from './act.ts';

const pregnancyOf = ({ pregnancies }: Her, { number }: Act): Pregnancy | undefined =>
  pregnancies.find(({ pregnancy_number }) => pregnancy_number === number);

const hasDied = ({ woman }: Her, pregnancy: Pregnancy): boolean => (pregnancy.death ?? woman.deceased_on) !== null;

/** After a delivery it is asked who is sent on; of a child whose mother has died nobody asks. */
export function asksWhom(her: Her, act: Act): boolean {
  const pregnancy = pregnancyOf(her, act);
  return pregnancy !== undefined && liveBirths(pregnancy).length > 0 && !hasDied(her, pregnancy);
}

/** What a referral says with what is on record by now: of a mother who died meanwhile it is for the child, of no child it names none. */
export function settled(her: Her, act: Act): Answers {
  const pregnancy = pregnancyOf(her, act);
  if (act.kind !== 'referral' || !pregnancy) return act.facts;
  const { [birthsKey]: _, ...facts } = act.facts;
  const living = liveBirths(pregnancy).map(({ birth_id }) => birth_id);
  const still = birthsNamed(act.facts).filter((id) => living.includes(id));
  const of = still.length > 0 ? { [birthsKey]: still.join(' ') } : {};
  if (living.length > 0) return { ...facts, ...of, ...(hasDied(her, pregnancy) ? { whom: ['child'] } : {}) };
  const { whom: _nobody, ...rest } = facts;
  return rest;
}

/** A referral for mother and child is two: what became of each is told by itself. */
export function eachWhom(facts: Answers): readonly [Answers, ...Answers[]] {
  const { [birthsKey]: _, ...hers } = facts;
  const [first, ...more] = listIn(facts, 'whom').map((one) =>
    one === 'mother' ? { ...hers, whom: [one] } : { ...facts, whom: [one] },
  );
  return first ? [first, ...more] : [facts];
}
