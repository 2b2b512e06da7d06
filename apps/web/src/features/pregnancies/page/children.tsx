import { displayDate } from '@teeka/domain/format';
import { birthFields, type Pregnancy, textIn } from '@teeka/domain/pregnancy';
import { useWords } from '../../../platform/language/use-words.ts';
import { PersonRow, Section } from '../../../ui/index.ts';
import { personPath } from '../../../ui/person/person-path.ts';
import type { Her } from '../parts/her.ts';
import { answerWords } from '../parts/said.ts';

const field = (key: string) => birthFields.find((one) => one.key === key);

/** The children of a delivery: who is registered leads to their own page, the others are named as they were written down. */
export function Children({ her, pregnancy }: { readonly her: Her; readonly pregnancy: Pregnancy }) {
  const { t } = useWords();
  const births = pregnancy.outcome?.births ?? [];
  if (births.length === 0) return null;
  return (
    <Section title={t('pregnancyPage:children')}>
      <ul className="bare-list">
        {births.map(({ birth_id, child_id, facts }) => {
          const child = her.children.find(({ beneficiary_id }) => beneficiary_id === child_id);
          const [outcome, sex] = [field('birth_outcome'), field('sex')];
          const about = [
            displayDate(textIn(facts, 'born_on')),
            sex && textIn(facts, 'sex') !== '' ? answerWords('birth', sex, textIn(facts, 'sex')) : '',
            outcome && facts.birth_outcome !== 'Live birth'
              ? answerWords('birth', outcome, textIn(facts, 'birth_outcome'))
              : '',
          ];
          return (
            <li key={birth_id}>
              <PersonRow
                name={child?.ben_name ?? (textIn(facts, 'name') || t('pregnancyPage:child'))}
                about={about.filter(Boolean).join(' · ')}
                {...(child ? { to: personPath(child.beneficiary_id) } : {})}
              />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
