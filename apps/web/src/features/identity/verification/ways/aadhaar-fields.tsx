import { Button } from '@mantine/core';
import { IconCircleCheck, IconFileText } from '@tabler/icons-react';
import type { CivilDate } from '@teeka/domain/calendar';
import { masked } from '@teeka/domain/identity';
import { useId, useState } from 'react';
import { today } from '../../../../platform/clock/clock.ts';
import { useWords } from '../../../../platform/language/use-words.ts';
import type { PersonNow } from '../../../../records/beneficiaries/person-now.ts';
import { groupedNumber } from '../../../../records/identity/aadhaar-number.ts';
import { AadhaarNumberField } from '../../../../records/identity/aadhaar-number-field.tsx';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import type { AadhaarEntry } from './aadhaar-state.ts';
import { ConsentSheet } from './consent-sheet.tsx';
import classes from './ways.module.css';

interface Props {
  readonly person: PersonNow;
  readonly entry: AadhaarEntry;
  readonly onEntry: (entry: AadhaarEntry) => void;
  readonly errorOf: (field: string) => string | undefined;
}

/** Number and consent. Once it is whole and agreed to, the number is shown masked. */
export function AadhaarFields({ person, entry, onEntry, errorOf }: Props) {
  const { t } = useWords();
  const [reading, setReading] = useState(false);
  const id = useId();
  const { number, consent } = entry;
  const wrongNumber = errorOf('aadhaar_number');
  const wrongConsent = errorOf('consent');
  const isDone = consent !== null && number.length === 12 && !wrongNumber;
  const giver = isAdult(person.person.dob, today()) ? 'person' : 'guardian';
  if (isDone)
    return (
      <div className={classes.entered}>
        <div className={classes.enteredText}>
          <strong>{t('identity:aadhaarEntered', { number: groupedNumber(masked(number)) })}</strong>
          <span className={classes.given}>
            <IconCircleCheck size={20} aria-hidden />
            {t('identity:consentGiven')}
          </span>
        </div>
        <Button variant="subtle" onClick={() => onEntry({ number: '', consent: null })}>
          {t('identity:change')}
        </Button>
      </div>
    );
  return (
    <>
      <AadhaarNumberField
        value={number}
        onChange={(typed) => onEntry({ ...entry, number: typed })}
        error={wrongNumber}
      />
      <div className={classes.consentLine}>
        <p className={consent ? classes.given : classes.quiet}>
          {consent ? <IconCircleCheck size={20} aria-hidden /> : null}
          {consent ? t('identity:consentGiven') : t('identity:consentNeeded')}
        </p>
        <IconButton
          icon={IconFileText}
          variant="light"
          onClick={() => setReading(true)}
          {...(wrongConsent ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
        >
          {t('identity:consentRead')}
        </IconButton>
        {wrongConsent ? (
          <p id={`${id}-error`} className={classes.error}>
            {wrongConsent}
          </p>
        ) : null}
      </div>
      <ConsentSheet
        open={reading}
        giver={giver}
        onClose={() => setReading(false)}
        onAgreed={(agreed) => {
          onEntry({ ...entry, consent: agreed });
          setReading(false);
        }}
      />
    </>
  );
}

/** 18 years or more: the day's digits compare like the day itself. */
function isAdult(dob: CivilDate, today: CivilDate): boolean {
  const eighteenth = `${Number(dob.slice(0, 4)) + 18}${dob.slice(4)}`;
  return eighteenth <= today;
}
