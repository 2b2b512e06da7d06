import { listIn, type PregnancyEvent, textIn } from './event.ts';
import type { Pregnancy } from './record.ts';

/**
 * What was said together with a visit and rests on it alone: risks that were judged and where she was sent, saved in one go
 * with it, as long as nobody has judged one of these risks since, nor told what became of her.
 */
export function saidWith(
  { events, withdrawn }: Pick<Pregnancy, 'events' | 'withdrawn'>,
  visit: string,
): readonly PregnancyEvent[] {
  const seen = events.find(({ event_id }) => event_id === visit);
  if (!seen) return [];
  const standing = events.filter(({ event_id }) => !withdrawn.has(event_id));
  const isAnswered = (referral: string) =>
    standing.some(({ kind, facts }) => kind === 'referral-result' && textIn(facts, 'referral') === referral);
  return standing.filter((event, nth) => {
    if (event.by !== seen.by || event.at !== seen.at) return false;
    if (event.kind === 'referral') return !isAnswered(event.event_id);
    const since = standing.slice(nth + 1).filter(({ kind }) => kind === 'risk');
    return (
      event.kind === 'risk' &&
      !since.some(({ facts }) => judges(facts).some((risk) => judges(event.facts).includes(risk)))
    );
  });
}

const judges = (facts: PregnancyEvent['facts']): readonly string[] => [
  ...listIn(facts, 'risks'),
  ...listIn(facts, 'overruled'),
];
