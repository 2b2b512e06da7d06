import { useWords } from '../../../platform/language/use-words.ts';
import { PersonFacts } from '../../../records/beneficiaries/person-facts.tsx';
import type { PersonNow } from '../../../records/beneficiaries/person-now.ts';
import { Section } from '../../../ui/index.ts';
import { WrongDetails } from './wrong-details.tsx';

interface Props {
  readonly person: PersonNow;
  /** The session's list. */
  readonly back: string;
}

/** What the family is read out before somebody counts as verified, and the way on where it is not right. */
export function ReadOut({ person, back }: Props) {
  const { t } = useWords();
  return (
    <Section title={t('identity:readOut')}>
      <PersonFacts person={person} />
      <WrongDetails person={person.person.beneficiary_id} back={back} />
    </Section>
  );
}
