import { IconShieldCheck } from '@tabler/icons-react';
import { useWords } from '../../../platform/language/use-words.ts';
import { PersonFacts } from '../../../records/beneficiaries/person-facts.tsx';
import type { PersonNow } from '../../../records/beneficiaries/person-now.ts';
import { Section } from '../../../ui/index.ts';
import { instantWords } from '../../../ui/time/instant-words.ts';
import classes from './verification.module.css';

interface Props {
  readonly person: PersonNow;
  /** When, ISO 8601; null where nobody knows. */
  readonly at: string | null;
}

/** Last step: verified, and when. The way back from what is given leads here too. */
export function Verified({ person, at }: Props) {
  const { t } = useWords();
  const name = person.person.ben_name;
  return (
    <>
      <div className={classes.done} role="status">
        <IconShieldCheck size={72} stroke={1.4} aria-hidden />
        <h2>{t('identity:verified')}</h2>
        <p>{at ? t('identity:verifiedAt', { name, time: instantWords(at) }) : t('identity:verifiedBody', { name })}</p>
      </div>
      <Section title={t('identity:stepDetails')}>
        <PersonFacts person={person} />
      </Section>
    </>
  );
}
