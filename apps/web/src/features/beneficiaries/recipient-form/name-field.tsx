import { Button, TextInput } from '@mantine/core';
import { hasDevanagari, latinName } from '@teeka/domain/beneficiaries';
import { useWords } from '../../../platform/language/index.ts';
import { fieldProps, type PartProps } from './field-props.ts';
import { nameInput } from './input-limits.ts';
import classes from './recipient-form.module.css';

/** The name in the register's letters. Typed in Hindi, it is offered in those: the worker looks whether it is right. */
export function NameField({ label, ...props }: PartProps & { readonly label: string }) {
  const { t } = useWords();
  const { name } = props.form;
  const proposed = hasDevanagari(name) ? latinName(name).trim() : '';
  return (
    <div>
      <TextInput
        label={label}
        description={t('registration:nameLetters')}
        {...nameInput}
        styles={{ input: { textTransform: 'uppercase' } }}
        {...fieldProps(props, 'name')}
      />
      {proposed === '' ? null : (
        <Button className={classes.proposal ?? ''} variant="light" onClick={() => props.change({ name: proposed })}>
          {t('registration:nameInLatin', { name: proposed })}
        </Button>
      )}
    </div>
  );
}
