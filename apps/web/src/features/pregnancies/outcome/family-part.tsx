import { Checkbox, Textarea } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { displayDate } from '@teeka/domain/format';
import { numberIn, textIn } from '@teeka/domain/pregnancy';
import { useWords } from '../../../platform/language/index.ts';
import { genderIds } from '../../../records/pregnancies/newborn.ts';
import { invalid } from '../../../ui/form/invalid.ts';
import { mark } from '../../../ui/form/required.ts';
import { Section } from '../../../ui/index.ts';
import { genderWords } from '../../../ui/person/age-words.ts';
import { personPath } from '../../../ui/person/person-path.ts';
import { factsOfChild } from './draft.ts';
import classes from './outcome.module.css';
import type { OpenOutcome } from './use-outcome.ts';

/** Who is registered, read to the family once, and that it agrees; children who are alike are looked at first. */
export function FamilyPart({ open }: { readonly open: OpenOutcome }) {
  const { t } = useWords();
  const { draft, family, live, alike, refusals } = open;
  const wrong = refusals.of('consent.version');
  return (
    <>
      <Section title={t('pregnancyOutcome:readBack', { count: live })}>
        <ul className={`bare-list ${classes.people}`}>
          {draft.children.slice(0, live).map(({ birth_id }, nth) => {
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
      </Section>
      <Section title={t('registration:consentTitle')}>
        <p className="flat">{t('registration:consentText')}</p>
        <Checkbox
          size="md"
          label={t('registration:consentTick')}
          checked={draft.consent_at !== ''}
          onChange={(event) => open.agree(event.currentTarget.checked)}
          error={wrong && t('registration:consentMissing')}
          {...invalid(wrong)}
        />
      </Section>
      {alike.length > 0 || refusals.of('reason-alike') ? (
        <Section title={t('registration:alike')}>
          <p className="flat">{t('registration:alikeHelp')}</p>
          <ul className={`bare-list ${classes.people}`}>
            {alike.map(({ beneficiary_id, ben_name, dob, guardian_name }) => (
              <li key={beneficiary_id}>
                <Link to={personPath(beneficiary_id)}>{ben_name}</Link>
                <span className="quiet wraps">
                  {[displayDate(dob), guardian_name].filter((one) => one !== '').join(' · ')}
                </span>
              </li>
            ))}
          </ul>
          <Textarea
            label={t('registration:reason')}
            {...mark(true)}
            autosize
            minRows={2}
            maxLength={500}
            value={draft.reason}
            onChange={(event) => open.explain(event.currentTarget.value)}
            error={refusals.of('reason-alike')}
          />
        </Section>
      ) : null}
    </>
  );
}
