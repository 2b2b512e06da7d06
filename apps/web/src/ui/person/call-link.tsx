import { useWords } from '../../platform/language/use-words.ts';
import classes from './call-link.module.css';

/** A mobile number in a table, which calls; nothing where there is none. */
export function CallLink({ mobile, name }: { readonly mobile: string; readonly name: string }) {
  const { t } = useWords();
  if (mobile === '') return null;
  return (
    <a href={`tel:+91${mobile}`} className={classes.call} aria-label={`${t('due:call', { name })}: ${mobile}`}>
      {mobile}
    </a>
  );
}
