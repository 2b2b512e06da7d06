import { Button, TextInput } from '@mantine/core';
import { verifyDemographics } from '@teeka/contract/identity';
import { checkYearOfBirth } from '@teeka/domain/person';
import { ownDigits, refusedAt } from '@teeka/domain/text';
import { type FormEvent, useState } from 'react';
import { send } from '../../../../platform/api/index.ts';
import { today } from '../../../../platform/clock/clock.ts';
import { useWords } from '../../../../platform/language/use-words.ts';
import { mark } from '../../../../ui/form/required.ts';
import { isRefused, useAsking } from '../../../../ui/form/use-asking.ts';
import { Choices, Notice } from '../../../../ui/index.ts';
import { AadhaarFields } from './aadhaar-fields.tsx';
import { entryRefusals } from './aadhaar-state.ts';
import { WayFrame } from './way-frame.tsx';
import type { WayProps } from './way-parts.ts';
import classes from './ways.module.css';

const genders = { '1': 1, '2': 2, '3': 3 } as const;
type Gender = keyof typeof genders;

/** Name, year of birth and gender go to the authority, which says yes or no and nothing else. */
export function DemographicWay({ way, person, about, entry, onEntry, online, onYes, onOther }: WayProps) {
  const { t } = useWords();
  const { busy, refusals, ask } = useAsking(['aadhaar_number', 'consent', 'name', 'year_of_birth']);
  const [name, setName] = useState(person.person.ben_name);
  const [year, setYear] = useState(person.person.dob.slice(0, 4));
  const [gender, setGender] = useState<Gender>(String(person.person.gender) as Gender);
  const [saidNo, setSaidNo] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSaidNo(false);
    const empty = name.trim() === '' ? [{ code: 'FLDVAL0001', path: 'name' }] : [];
    const short = refusedAt('year_of_birth', checkYearOfBirth(year, today()));
    const { consent, number: aadhaar_number } = entry;
    if (!refusals.show([...entryRefusals(entry), ...empty, ...short]) || !consent) return;
    const details = { name: name.trim(), year_of_birth: Number(year), gender: genders[gender] };
    const said = await ask(() =>
      send(verifyDemographics, { ...about, aadhaar_number, consent, ...details }, { quiet: true, ownRefusals: true }),
    );
    if (isRefused(said)) return;
    if (said.matched) onYes({ by: 'check', way, txnId: said.txnId, kyc: null });
    else setSaidNo(true);
  };
  return (
    <WayFrame way={way} online={online} error={refusals.general} onOther={onOther}>
      <form className={classes.way} onSubmit={(event) => void submit(event)} noValidate>
        <AadhaarFields person={person} entry={entry} onEntry={onEntry} errorOf={refusals.of} />
        <TextInput
          label={t('identity:nameOnAadhaar')}
          {...mark(true)}
          description={t('identity:detailsHelp')}
          value={name}
          maxLength={100}
          onChange={({ currentTarget: { value } }) => setName(value)}
          error={refusals.of('name')}
        />
        <TextInput
          label={t('identity:yearOfBirth')}
          {...mark(true)}
          inputMode="numeric"
          value={year}
          maxLength={4}
          onChange={({ currentTarget: { value } }) => setYear(ownDigits(value))}
          error={refusals.of('year_of_birth')}
        />
        <Choices<Gender>
          label={t('beneficiaries:gender')}
          value={gender}
          onChoose={setGender}
          choices={[
            { value: '1', label: t('app:male') },
            { value: '2', label: t('app:female') },
            { value: '3', label: t('app:others') },
          ]}
        />
        {saidNo ? <Notice>{t('identity:saidNo')}</Notice> : null}
        <Button type="submit" loading={busy}>
          {t('identity:askAuthority')}
        </Button>
      </form>
    </WayFrame>
  );
}
