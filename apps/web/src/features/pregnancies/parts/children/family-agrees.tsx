import { Checkbox, Textarea } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { displayDate } from '@teeka/domain/format';
import { now } from '../../../../platform/clock/index.ts';
import { useWords } from '../../../../platform/language/index.ts';
import type { PersonOnPhone } from '../../../../platform/pack/person-card.ts';
import { invalid } from '../../../../ui/form/invalid.ts';
import { mark } from '../../../../ui/form/required.ts';
import type { useRefusals } from '../../../../ui/form/use-refusals.ts';
import { Section } from '../../../../ui/index.ts';
import { personPath } from '../../../../ui/person/person-path.ts';
import classes from './children.module.css';
import type { Agreed } from './refusals.ts';

interface Props {
  readonly agreed: Agreed;
  /** Children who may be one of these. */
  readonly alike: readonly PersonOnPhone[];
  readonly refusals: ReturnType<typeof useRefusals>;
  readonly onChange: (change: Partial<Agreed>) => void;
}

/** The family agrees that its children are registered; children who are alike are looked at first. */
export function FamilyAgrees({ agreed, alike, refusals, onChange }: Props) {
  const { t } = useWords();
  const wrong = refusals.of('consent.version');
  return (
    <>
      <Section title={t('registration:consentTitle')}>
        <p className="flat">{t('registration:consentText')}</p>
        <Checkbox
          size="md"
          label={t('registration:consentTick')}
          checked={agreed.consent_at !== ''}
          onChange={({ currentTarget: { checked } }) => {
            refusals.clear('consent.version');
            onChange({ consent_at: checked ? now().toISOString() : '' });
          }}
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
            value={agreed.reason}
            onChange={({ currentTarget: { value } }) => {
              refusals.clear('reason-alike');
              onChange({ reason: value });
            }}
            error={refusals.of('reason-alike')}
          />
        </Section>
      ) : null}
    </>
  );
}
