import type { EventFacts } from '@teeka/contract/bites/shapes';
import type { FillValues } from './fill.ts';

/** How the words of the care of bites are found: sentences by their key, words of a list by list and word. */
export interface BiteTelling {
  readonly tell: (key: string, values?: FillValues) => string;
  /** The word itself where the list has none. */
  readonly say: (list: string, word: string) => string;
}

/** The facts of an event in the case of a bite, in one line. */
export function biteEventWords(
  { kind, facts }: { readonly kind: string; readonly facts: EventFacts },
  { tell, say }: BiteTelling,
): string {
  const list = (name: string, words: readonly string[] = []) => words.map((word) => say(name, word));
  const parts: string[] = [];
  if (kind === 'look') {
    const signs = (facts.signs ?? []).map((word) => {
      const snake = say('snakeSign', word);
      return snake === word ? say('scorpionSign', word) : snake;
    });
    parts.push(...(signs.length > 0 ? signs : [tell('noSigns')]));
    if (facts.pulse) parts.push(`${tell('pulse')} ${facts.pulse}`);
    if (facts.systolic) parts.push(`${tell('pressure')} ${facts.systolic}/${facts.diastolic ?? '–'}`);
    for (const vital of ['respiratory_rate', 'spo2', 'gcs'] as const)
      if (facts[vital]) parts.push(`${tell(vital)} ${facts[vital]}`);
    const sizes = { swellingIs: facts.swelling_cm, urineIs: facts.urine_ml };
    // No urine at all is a finding.
    for (const [key, n] of Object.entries(sizes)) if (typeof n === 'number') parts.push(tell(key, { n }));
  }
  if (kind === 'clotting-test') parts.push(tell(facts.clots ? 'clots' : 'doesNotClot'));
  if (kind === 'reaction') parts.push(...list('reaction', facts.signs));
  parts.push(...list('treatment', facts.treatments));
  if (facts.mcg) parts.push(tell('mcg', { mcg: facts.mcg }));
  if (facts.to) parts.push(facts.to);
  parts.push(...list('referWhy', facts.why));
  if (facts.transport) parts.push(say('transport', facts.transport));
  const states = {
    outcome: 'outcome',
    closed: 'close',
    animal: 'observed',
    recall: 'call',
    reopened: 'reopened',
  } as const;
  const state = states[kind as keyof typeof states];
  if (state !== undefined && facts.state) parts.push(say(state, facts.state));
  if (facts.note) parts.push(facts.note);
  return parts.join(', ');
}
