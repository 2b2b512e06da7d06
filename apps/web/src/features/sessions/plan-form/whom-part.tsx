import { Radio, Stack, Switch, TextInput } from '@mantine/core';
import { specialType, specialTypes } from '@teeka/domain/sessions';
import { ownDigits } from '@teeka/domain/text';
import { useWords } from '../../../platform/language/index.ts';
import { tall } from '../../../ui/form/tall.ts';
import type { PartProps } from './parts.ts';
import classes from './plan-form.module.css';

/** For everybody who is due, or a special session; and whether field workers see it at once. */
export function WhomPart({ changing, ...part }: PartProps & { readonly changing: boolean }) {
  const { t } = useWords();
  const { form, change, errorOf, marks, care } = part;
  const text = (field: 'group' | 'institution', path: string) => ({
    label: t(`plans:${field}`),
    description: t(`plans:${field}Help`),
    maxLength: 200,
    ...part.text(field, { path }),
    ...marks(path),
  });
  return (
    <>
      <Radio.Group
        label={t('plans:whom')}
        value={String(form.type ?? '')}
        onChange={(value) => change({ type: value === '' ? null : Number(value) })}
        error={errorOf('special_session_type_id')}
      >
        <Stack gap={2} mt={4}>
          <Radio value="" label={t('plans:type-ordinary', care)} styles={tall} />
          {specialTypes.map(({ id, key }) => (
            <Radio key={id} value={String(id)} label={t(`plans:type-${key}`)} styles={tall} />
          ))}
        </Stack>
      </Radio.Group>
      {form.type === null ? null : (
        <div className={classes.part}>
          <TextInput {...text('group', 'special_group')} />
          <TextInput {...text('institution', 'institution_name')} />
          {specialType(form.type)?.ages ? <Ages {...part} /> : null}
        </div>
      )}
      {form.type === null ? null : <Facilitator {...part} />}
      {changing ? null : (
        <Switch
          label={t('plans:publishNow')}
          description={t('plans:publishBody')}
          checked={form.publish}
          onChange={({ currentTarget: { checked } }) => change({ publish: checked })}
        />
      )}
    </>
  );
}

const ages = [
  ['ageFrom', 'min_age'],
  ['ageTo', 'max_age'],
] as const;

function Ages({ text, marks }: Pick<PartProps, 'text' | 'marks'>) {
  const { t } = useWords();
  return (
    <div className={classes.pair}>
      {ages.map(([field, path]) => (
        <TextInput
          key={field}
          label={t(`plans:${field}`)}
          {...marks(path)}
          inputMode="numeric"
          maxLength={3}
          {...text(field, { path, read: ownDigits })}
        />
      ))}
    </div>
  );
}

const facilitator = [
  ['facilitatorName', 'key_facilitator_name', 'text', 200],
  ['facilitatorDesignation', 'key_facilitator_designation', 'text', 200],
  ['facilitatorMobile', 'key_facilitator_mobile', 'tel', 15],
] as const;

function Facilitator({ text, marks }: Pick<PartProps, 'text' | 'marks'>) {
  const { t } = useWords();
  return (
    <fieldset className="bare-group">
      <legend className={classes.legend}>{t('plans:facilitator')}</legend>
      <p className="quiet below-8">{t('plans:facilitatorHelp')}</p>
      <div className={classes.part}>
        {facilitator.map(([field, path, type, maxLength]) => (
          <TextInput
            key={field}
            label={t(`plans:${field}`)}
            {...marks(path)}
            type={type}
            maxLength={maxLength}
            {...text(field, type === 'tel' ? { path, read: ownDigits } : { path })}
          />
        ))}
      </div>
    </fieldset>
  );
}
