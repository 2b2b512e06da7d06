import { Radio, Stack, Switch, TextInput } from '@mantine/core';
import { specialType, specialTypes } from '@teeka/domain/sessions';
import { ownDigits } from '@teeka/domain/text';
import { useWords } from '../../../platform/language/index.ts';
import { tall } from '../../../ui/form/tall.ts';
import type { PartProps } from './parts.ts';
import classes from './plan-form.module.css';

/** For everybody who is due, or a special session; and whether field workers see it at once. */
export function WhomPart({ form, change, errorOf, marks, changing, care }: PartProps & { readonly changing: boolean }) {
  const { t } = useWords();
  const text = (field: 'group' | 'institution', name: string) => ({
    label: t(`plans:${field}`),
    description: t(`plans:${field}Help`),
    value: form[field],
    maxLength: 200,
    onChange: (event: { currentTarget: { value: string } }) => change({ [field]: event.currentTarget.value }),
    error: errorOf(name),
    ...marks(name),
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
          {specialType(form.type)?.ages ? <Ages form={form} change={change} errorOf={errorOf} marks={marks} /> : null}
        </div>
      )}
      {form.type === null ? null : <Facilitator form={form} change={change} errorOf={errorOf} marks={marks} />}
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

type Fields = Omit<PartProps, 'choices' | 'care'>;

function Ages({ form, change, errorOf, marks }: Fields) {
  const { t } = useWords();
  return (
    <div className={classes.pair}>
      {(['ageFrom', 'ageTo'] as const).map((field) => (
        <TextInput
          key={field}
          label={t(`plans:${field}`)}
          {...marks(field === 'ageFrom' ? 'min_age' : 'max_age')}
          inputMode="numeric"
          maxLength={3}
          value={form[field]}
          onChange={({ currentTarget: { value } }) => change({ [field]: ownDigits(value) })}
          error={errorOf(field === 'ageFrom' ? 'min_age' : 'max_age')}
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

function Facilitator({ form, change, errorOf, marks }: Fields) {
  const { t } = useWords();
  return (
    <fieldset className="bare-group">
      <legend className={classes.legend}>{t('plans:facilitator')}</legend>
      <p className="quiet below-8">{t('plans:facilitatorHelp')}</p>
      <div className={classes.part}>
        {facilitator.map(([field, name, type, maxLength]) => (
          <TextInput
            key={field}
            label={t(`plans:${field}`)}
            {...marks(name)}
            type={type}
            maxLength={maxLength}
            value={form[field]}
            onChange={({ currentTarget: { value } }) => change({ [field]: type === 'tel' ? ownDigits(value) : value })}
            error={errorOf(name)}
          />
        ))}
      </div>
    </fieldset>
  );
}
