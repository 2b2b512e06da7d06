import { TextInput } from '@mantine/core';
import { IconWoman } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import { Section } from '../../../ui/index.ts';
import { WayOn } from '../../../ui/way-on/way-on.tsx';
import { DetailInputs } from './detail-input.tsx';
import { fieldProps } from './field-props.ts';
import { GuardianField } from './guardian-field.tsx';
import { filledOfHousehold, HouseholdPart } from './household-part.tsx';
import { LinkedAddress } from './linked-address.tsx';
import { PhotoIdPart, type PhotoIdProps } from './photo-id-part.tsx';
import { isChild, isPregnant } from './recipient.ts';
import classes from './recipient-form.module.css';

interface Props extends PhotoIdProps {
  /** A queue waits: the household is not asked about, unless something of it was written already. */
  readonly isHurried?: boolean;
  /** Her pregnancy is registered: there its last period is changed, and nowhere else. */
  readonly pregnancyOf?: string | undefined;
  /** A health account is linked: its address changes on its own page, by unlinking. */
  readonly linkedAbhaOf?: string | undefined;
}

/** What depends on who it is: guardian, newborn, pregnancy; then ID, ABHA and address, at last the household. */
export function DetailsPart({ isHurried = false, pregnancyOf, linkedAbhaOf, ...props }: Props) {
  const { t } = useWords();
  const { form } = props;
  const [hadHousehold] = useState(() => filledOfHousehold(form) > 0);
  return (
    <>
      {isChild(form) ? (
        <Fields title={t('registration:guardian')}>
          {props.newGuardian ?? <GuardianField {...props} />}
          <DetailInputs {...props} part="child" />
        </Fields>
      ) : null}
      {isPregnant(form) ? (
        <Fields title={t('registration:pregnancy')}>
          {pregnancyOf === undefined ? <DetailInputs {...props} part="pregnancy" /> : <Registered of={pregnancyOf} />}
        </Fields>
      ) : null}
      <PhotoIdPart {...props} />
      <Fields title={t('registration:details')}>
        {isChild(form) ? null : <DetailInputs {...props} part="adult" />}
        {linkedAbhaOf === undefined ? (
          <DetailInputs {...props} part="details" />
        ) : (
          <LinkedAddress of={linkedAbhaOf} address={form.abha_address} />
        )}
        <TextInput label={t('registration:address')} {...fieldProps(props, 'address')} />
      </Fields>
      {isHurried && !hadHousehold ? null : <HouseholdPart {...props} />}
    </>
  );
}

function Registered({ of }: { readonly of: string }) {
  const { t } = useWords();
  return (
    <>
      <p>{t('pregnancyPage:lmpElsewhere')}</p>
      <WayOn to={`/pregnancy/${of}/register`} icon={IconWoman}>
        {t('pregnancyPage:change')}
      </WayOn>
    </>
  );
}

function Fields({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Section title={title}>
      <div className={classes.fields}>{children}</div>
    </Section>
  );
}
