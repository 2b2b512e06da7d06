import { NativeSelect } from '@mantine/core';
import { useWords } from '../../../platform/language/index.ts';
import { fieldProps, type PartProps } from './field-props.ts';
import { typesOf } from './recipient.ts';
import classes from './recipient-form.module.css';

/** Member category, which is one for everybody, and the type that follows from age and gender. */
export function TypeFields(props: PartProps) {
  const { t } = useWords();
  const types = typesOf(props.form, props.today);
  return (
    <>
      <p className={classes.fixed}>
        {t('registration:category')}: <strong>{t('registration:citizen')}</strong>
      </p>
      {types.length === 0 ? (
        <p className={classes.facts}>{t('registration:typeAfterBirth')}</p>
      ) : (
        <NativeSelect
          label={t('registration:type')}
          data={[
            { value: '', label: t('registration:choose') },
            ...types.map(({ id }) => ({ value: String(id), label: t(`registration:type-${id}`) })),
          ]}
          {...fieldProps(props, 'ben_type_id')}
        />
      )}
    </>
  );
}
