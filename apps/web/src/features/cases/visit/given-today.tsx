import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { CivilDate } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import type { ReactNode } from 'react';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import type { PersonNow } from '../../../records/beneficiaries/person-now.ts';
import { doseName } from '../../../records/schedule/index.ts';
import { Section, StatusBadge } from '../../../ui/index.ts';
import { givenToday } from '../plans/schedule/visit.ts';
import classes from './visit.module.css';

interface Props {
  readonly person: PersonNow;
  /** The day of the visit. */
  readonly day: CivilDate;
  readonly children?: ReactNode;
}

/** Somebody comes back on the same day: what they got, and the way to their page; nothing before the first dose. */
export function GivenToday({ person, day, children }: Props) {
  const { t } = useWords();
  const today = useToday();
  const given = givenToday(person.doses, day);
  if (given.length === 0) return null;
  return (
    <Section title={day < today ? t('cases:givenThatDay', { date: displayDate(day) }) : t('cases:givenToday')}>
      <div className={classes.given}>
        {given.map((code) => (
          <StatusBadge key={code} status="given">
            {doseName(code)}
          </StatusBadge>
        ))}
      </div>
      {person.doses.some(({ byColleague, voided }) => byColleague && !voided) ? (
        <StatusBadge status="savedHere">{t('doses:standing-by-colleague')}</StatusBadge>
      ) : null}
      <div className={classes.given}>
        {children}
        <Button component={Link} to={`/beneficiary/${person.person.beneficiary_id}`} variant="subtle">
          {t('cases:personPage')}
        </Button>
      </div>
    </Section>
  );
}
