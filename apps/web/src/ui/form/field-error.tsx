import { IconAlertCircle } from '@tabler/icons-react';
import type { Refusal } from '@teeka/domain/refusal';
import { refusalWords } from '../../platform/language/refusal-words.ts';
import { useWords } from '../../platform/language/use-words.ts';
import classes from './form.module.css';

/** The sentence of a refusal, under a field that the component library has no error place for. */
export function FieldError({ refusal, id }: { readonly refusal: Refusal | undefined; readonly id?: string }) {
  useWords();
  if (!refusal) return null;
  return (
    <div role="alert" className={classes.error} {...(id ? { id } : {})}>
      <IconAlertCircle size={20} aria-hidden />
      {refusalWords(refusal)}
    </div>
  );
}
