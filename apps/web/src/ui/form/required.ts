import type { Refusal } from '@teeka/domain/refusal';

interface Mark {
  readonly withAsterisk?: boolean;
  readonly 'aria-required'?: boolean;
}

const marked: Mark = { withAsterisk: true, 'aria-required': true };

/** What a field is given that must be filled: the star beside its label, and the same for those who hear the form. */
export const mark = (isRequired: boolean): Mark => (isRequired ? marked : {});

/**
 * The marks of a form, by its own rules: given what they refuse while the form is empty, the fields refused there are
 * those that must be filled. So a mark never says other than what saving says.
 */
export function marksOf(refusedWhileEmpty: readonly Refusal[]) {
  const required = new Set(refusedWhileEmpty.map(({ path }) => path));
  return (field: string) => mark(required.has(field));
}
