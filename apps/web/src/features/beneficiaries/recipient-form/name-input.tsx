import { TextInput } from '@mantine/core';
import { hasDevanagari, registerName } from '@teeka/domain/beneficiaries';
import { useWords } from '../../../platform/language/index.ts';
import { NameReading } from '../../../ui/person/name-reading.tsx';
import { fieldProps, type PartProps } from './field-props.ts';
import { nameInput } from './input-limits.ts';
import classes from './recipient-form.module.css';

interface Props extends PartProps {
  readonly field: 'name' | 'guardian_name' | 'father_name';
  readonly label: string;
}

/**
 * A name in the register's letters. Typed in Hindi it is written in those as the field is left, for the worker to look at
 * and correct; below it stands how it is read.
 */
export function NameInput({ field, label, ...props }: Props) {
  const { t } = useWords();
  const { form, change } = props;
  const name = form[field];
  const isHindi = hasDevanagari(name);
  const leave = () => {
    if (!isHindi) return;
    const typed = field === 'name' ? { name_reading: name.trim() } : {};
    change({ [field]: registerName(name).trim(), ...typed });
  };
  return (
    <div>
      <TextInput
        label={label}
        description={t('registration:nameLetters')}
        {...(field === 'name' ? nameInput : { autoComplete: 'off' })}
        styles={{ input: { textTransform: 'uppercase' } }}
        {...fieldProps(props, field)}
        onBlur={leave}
      />
      <span className={classes.reading}>
        {isHindi ? (
          <span className="quiet wraps">{t('registration:nameInLatin', { name: registerName(name).trim() })}</span>
        ) : (
          <NameReading name={name} typed={field === 'name' ? form.name_reading : ''} />
        )}
      </span>
    </div>
  );
}
