import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import { Section } from '../../../ui/index.ts';
import { DetailInputs } from './detail-input.tsx';
import { fieldProps } from './field-props.ts';
import { GuardianField } from './guardian-field.tsx';
import { PhotoIdPart, type PhotoIdProps } from './photo-id-part.tsx';
import { isChild, isPregnant } from './recipient.ts';
import classes from './recipient-form.module.css';

/** What depends on who it is: guardian, newborn, pregnancy; then ID, ABHA and address. */
export function DetailsPart(props: PhotoIdProps) {
  const { t } = useWords();
  const { form } = props;
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
          <DetailInputs {...props} part="pregnancy" />
        </Fields>
      ) : null}
      <PhotoIdPart {...props} />
      <Fields title={t('registration:details')}>
        {isChild(form) ? null : <DetailInputs {...props} part="adult" />}
        <DetailInputs {...props} part="details" />
        <TextInput label={t('registration:address')} {...fieldProps(props, 'address')} />
      </Fields>
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
