import { Checkbox, TextInput } from '@mantine/core';
import type { VaccineRow } from '@teeka/domain/aefi';
import { useToday } from '../../../platform/clock/index.ts';
import { DateField } from '../../../ui/date-field/date-field.tsx';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { CountField } from '../../../ui/form/count-field.tsx';
import { mark } from '../../../ui/form/required.ts';
import { InstantField } from '../../../ui/form-fields/instant-field.tsx';
import classes from '../aefi.module.css';
import { useNameOfVaccine } from '../parts/name-of-vaccine.ts';
import { useAefiWords } from '../parts/use-aefi-words.ts';
import { asDiluent } from './empty-vaccine.ts';

interface Props {
  readonly row: VaccineRow;
  readonly change: (part: Partial<VaccineRow>) => void;
  readonly errorOf: (field: string) => string | undefined;
}

/** One vial: what is required stands open, what is printed small or known to few behind 'more'. */
export function VaccineFields({ row, change, errorOf }: Props) {
  const { t } = useAefiWords();
  const nameOf = useNameOfVaccine();
  const text = (field: 'name' | 'manufacturer' | 'batch_number', label: string, max: number) => (
    <TextInput
      label={label}
      {...mark(true)}
      maxLength={max}
      autoComplete="off"
      value={field === 'name' ? nameOf(row) : row[field]}
      error={errorOf(field)}
      onChange={(event) => change({ [field]: event.currentTarget.value })}
    />
  );
  return (
    <>
      {text('name', t(row.is_diluent ? 'aefi:diluent' : 'aefi:vaccine'), 80)}
      {text('batch_number', t('aefi:batch'), 40)}
      {text('manufacturer', t('aefi:manufacturer'), 80)}
      <DateField
        label={t('aefi:expiry')}
        withAsterisk
        value={row.expiry_date ?? ''}
        error={errorOf('expiry_date')}
        onChange={(day) => change({ expiry_date: day === '' ? null : day })}
      />
      <CountField
        label={t('aefi:othersVial')}
        hint={row.dose_id === null ? undefined : t('aefi:othersVialHint')}
        required
        maxLength={3}
        value={row.others_same_vial}
        error={errorOf('others_same_vial')}
        onCount={(others_same_vial) => change({ others_same_vial })}
      />
      <More row={row} change={change} errorOf={errorOf} />
    </>
  );
}

function More({ row, change, errorOf }: Props) {
  const { t } = useAefiWords();
  const today = useToday();
  const isWrong = (['dose_no', 'mfg_date', 'opened_at'] as const).some((field) => errorOf(field));
  return (
    <Disclosure title={t('aefi:moreOfVial')} open={isWrong || undefined}>
      <div className={classes.fields}>
        {row.is_diluent ? null : (
          <CountField
            label={t('aefi:doseNo')}
            maxLength={3}
            value={row.dose_no}
            error={errorOf('dose_no')}
            onCount={(dose_no) => change({ dose_no })}
          />
        )}
        <DateField
          label={t('aefi:made')}
          value={row.mfg_date ?? ''}
          max={today}
          error={errorOf('mfg_date')}
          onChange={(day) => change({ mfg_date: day === '' ? null : day })}
        />
        <InstantField
          label={t('aefi:opened')}
          value={row.opened_at ?? ''}
          error={errorOf('opened_at')}
          days={{ max: today }}
          onAnswer={(at) => change({ opened_at: at === '' ? null : at })}
        />
        {row.dose_id === null ? (
          <Checkbox
            label={t('aefi:isDiluent')}
            checked={row.is_diluent}
            onChange={({ currentTarget }) => change(asDiluent(row, currentTarget.checked))}
          />
        ) : null}
      </div>
    </Disclosure>
  );
}
