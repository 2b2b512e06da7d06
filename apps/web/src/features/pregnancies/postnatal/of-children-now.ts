import type { Answers } from '@teeka/domain/forms';
import {
  type Birth,
  birthsKey,
  birthsNamed,
  type ChildPart,
  childFieldsOf,
  childKey,
  isOfChild,
  isSaid,
  tellsOf,
} from '@teeka/domain/pregnancy';

interface Children {
  /** The living children as they stand now, in the order of their births. */
  readonly births: readonly Pick<Birth, 'birth_id'>[];
  /** Numbers of those whom the form shows. */
  readonly shown: readonly number[];
}

const parts: readonly ChildPart[] = ['well', 'weight'];

/** The births that answers tell of, by the number under which they tell. */
const writtenFor = (facts: Answers, births: Children['births']): readonly string[] => {
  const named = birthsNamed(facts);
  return named.length > 0 ? named : births.map(({ birth_id }) => birth_id);
};

/**
 * What a visit tells, of the children as they stand now: where a delivery was put right since it was written, each answer goes to the
 * child that it was about, and what was said of one that is no child of hers any more, or has died, is left out.
 */
export function ofChildrenNow(facts: Answers, { births, shown }: Children): Answers {
  const written = writtenFor(facts, births);
  const rest = Object.fromEntries(Object.entries(facts).filter(([key]) => !isOfChild(key) && key !== birthsKey));
  const answered = shown.flatMap((nth) => {
    const before = written.indexOf(births[nth - 1]?.birth_id ?? '') + 1;
    if (before === 0) return [];
    return parts.flatMap((part) => {
      const value = facts[childKey(before, part)];
      return value === undefined ? [] : [[childKey(nth, part), value] as const];
    });
  });
  const all = { ...rest, ...Object.fromEntries(answered) };
  return tellsOf(all, isOfChild) ? { ...all, [birthsKey]: births.map(({ birth_id }) => birth_id).join(' ') } : all;
}

/** Was something answered of a child that is none of hers any more, as far as this phone knows? */
export const tellsOfOthers = (facts: Answers, births: Children['births']): boolean => {
  const are = births.map(({ birth_id }) => birth_id);
  return writtenFor(facts, births).some(
    (id, at) => !are.includes(id) && childFieldsOf(at + 1).some(({ key }) => isSaid(facts[key])),
  );
};
