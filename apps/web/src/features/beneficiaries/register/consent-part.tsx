import { Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { groupReferenceNumber } from '@teeka/domain/identity';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import { invalid } from '../../../ui/form/invalid.ts';
import { Section } from '../../../ui/index.ts';
import { personPath } from '../../../ui/person/person-path.ts';
import type { FoundPerson } from '../recipient-form/found-person.ts';
import { PersonFound } from '../recipient-form/person-found.tsx';
import classes from '../recipient-form/recipient-form.module.css';
import { AlikeReason } from './alike-reason.tsx';

interface Props {
  readonly given: boolean;
  readonly onGiven: (given: boolean) => void;
  readonly error: string | undefined;
}

/** The text that is read out, and the tick that the family agreed. */
export function ConsentPart({ given, onGiven, error }: Props) {
  const { t } = useWords();
  return (
    <Section title={t('registration:consentTitle')}>
      <p className={classes.read}>{t('registration:consentText')}</p>
      <Checkbox
        size="md"
        label={t('registration:consentTick')}
        checked={given}
        onChange={(event) => onGiven(event.currentTarget.checked)}
        error={error && t('registration:consentMissing')}
        {...invalid(error)}
      />
    </Section>
  );
}

interface AlikeProps {
  readonly people: readonly FoundPerson[];
  /** Numbers of others whom the server calls alike. */
  readonly unknown: readonly string[];
  /** The photo ID is on record outside the area: nobody to look at, but a reason to give. */
  readonly elsewhere: boolean;
  /** Set at the end of the form, where the reason is asked. */
  readonly reason?: { readonly value: string; readonly set: (reason: string) => void };
  readonly error?: string | undefined;
}

/** People who may be the same one; a reason overrules the warning. */
export function AlikePart({ people, unknown, elsewhere, reason, error }: AlikeProps) {
  const { t } = useWords();
  const someone = people.length + unknown.length > 0;
  const existing = (id: string, who: ReactNode) => (
    <li key={id}>
      <Link to={personPath(id)} className={classes.person}>
        {who}
        <span className={classes.open}>{t('registration:openExisting')}</span>
      </Link>
    </li>
  );
  if (!someone && !(elsewhere && reason)) return null;
  return (
    <Section title={t(someone ? 'registration:alike' : 'registration:elsewhere')}>
      <p>{t(someone ? 'registration:alikeHelp' : 'registration:elsewhereHelp')}</p>
      <ul className={classes.list}>
        {people.map((person) => existing(person.beneficiary_id, <PersonFound person={person} />))}
        {unknown.map((id) => existing(id, <span>{groupReferenceNumber(id)}</span>))}
      </ul>
      {reason ? <AlikeReason value={reason.value} onChange={reason.set} error={error} /> : null}
    </Section>
  );
}
