import { IconShieldCheck } from '@tabler/icons-react';
import { useWords } from '../../../platform/language/use-words.ts';
import type { PersonNow } from '../../../records/beneficiaries/person-now.ts';
import classes from './verification.module.css';

/** Last step: verified, and where the record is. */
export function Verified({ person: { person } }: { readonly person: PersonNow }) {
  const { t } = useWords();
  return (
    <div className={classes.done} role="status">
      <IconShieldCheck size={72} stroke={1.4} aria-hidden />
      <h2>{t('identity:verified')}</h2>
      <p>{t('identity:verifiedBody', { name: person.ben_name })}</p>
    </div>
  );
}
