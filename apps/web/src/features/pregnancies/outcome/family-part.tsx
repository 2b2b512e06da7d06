import { displayDate } from '@teeka/domain/format';
import { genderIds, numberIn, textIn } from '@teeka/domain/pregnancy';
import { useWords } from '../../../platform/language/index.ts';
import { Section } from '../../../ui/index.ts';
import { genderWords } from '../../../ui/person/age-words.ts';
import classes from '../parts/children/children.module.css';
import { FamilyAgrees } from '../parts/children/family-agrees.tsx';
import { MobileFields } from '../parts/children/mobile-fields.tsx';
import { factsOfChild, newChildren } from './draft.ts';
import type { OpenOutcome } from './use-outcome.ts';

/** Who is registered, read to the family once, and that it agrees. */
export function FamilyPart({ open }: { readonly open: OpenOutcome }) {
  const { t } = useWords();
  const { draft, family, alike, refusals } = open;
  const added = newChildren(draft);
  return (
    <>
      <Section title={t('pregnancyOutcome:readBack', { count: added.length })}>
        <ul className={`bare-list ${classes.people}`}>
          {added.map(({ child: { birth_id }, nth }) => {
            const facts = factsOfChild(draft, nth, family);
            const weight = numberIn(facts, 'weight');
            const about = [
              genderWords(genderIds[textIn(facts, 'sex')] ?? 0),
              displayDate(textIn(facts, 'born_on')),
              weight === null ? '' : `${weight} ${t('pregnancyForms:unit-kg')}`,
              textIn(facts, 'father_name').toUpperCase(),
            ];
            return (
              <li key={birth_id}>
                <strong className="wraps">{textIn(facts, 'name').toUpperCase()}</strong>
                <span className="quiet wraps">{about.filter((one) => one !== '').join(' · ')}</span>
              </li>
            );
          })}
        </ul>
        <div className={classes.apart}>
          <MobileFields mobile={open.mobile} ofMother={open.ofMother} refusals={refusals} onChange={open.reach} />
        </div>
      </Section>
      <FamilyAgrees agreed={draft} alike={alike} refusals={refusals} onChange={open.agree} />
    </>
  );
}
