import { Button, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { VaccineRow } from '@teeka/domain/aefi';
import { DateField } from '../../../ui/date-field/date-field.tsx';
import { Section } from '../../../ui/index.ts';
import classes from '../aefi.module.css';
import { useAefiWords } from '../parts/use-aefi-words.ts';
import { Wrong } from '../parts/wrong.tsx';
import { emptyVaccine } from './empty-vaccine.ts';

interface Props {
  readonly rows: readonly VaccineRow[];
  readonly onRows: (rows: readonly VaccineRow[]) => void;
  readonly errorOf: (path: string) => string | undefined;
}

/** Section 5: the suspected vaccines, as recorded; what the record does not know is filled in here. */
export function VaccineRows({ rows, onRows, errorOf }: Props) {
  const { t } = useAefiWords();
  const change = (at: number, part: Partial<VaccineRow>) =>
    onRows(rows.map((row, nth) => (nth === at ? { ...row, ...part } : row)));
  return (
    <Section title={t('aefi:vaccines')}>
      {rows.length === 0 ? <p className={classes.quiet}>{t('aefi:noDoses')}</p> : null}
      {rows.map((row, at) => (
        <div key={row.dose_id ?? `row-${at}`} className={classes.vaccine}>
          <Row
            row={row}
            change={(part) => change(at, part)}
            errorOf={(field) => errorOf(`vaccines.${at}.${field}`)}
          />
          <div>
            <Button
              variant="subtle"
              color="gray"
              leftSection={<IconTrash size={20} aria-hidden />}
              onClick={() => onRows(rows.filter((_, nth) => nth !== at))}
            >
              {t('aefi:removeVaccine', { name: row.name })}
            </Button>
          </div>
        </div>
      ))}
      <Wrong text={errorOf('vaccines')} />
      <Button
        variant="light"
        leftSection={<IconPlus size={20} aria-hidden />}
        onClick={() => onRows([...rows, emptyVaccine])}
      >
        {t('aefi:addVaccine')}
      </Button>
    </Section>
  );
}

interface RowProps {
  readonly row: VaccineRow;
  readonly change: (part: Partial<VaccineRow>) => void;
  readonly errorOf: (field: string) => string | undefined;
}

function Row({ row, change, errorOf }: RowProps) {
  const { t } = useAefiWords();
  const text = (field: 'name' | 'manufacturer' | 'batch_number', label: string, max: number) => (
    <TextInput
      label={label}
      withAsterisk
      maxLength={max}
      autoComplete="off"
      value={row[field]}
      error={errorOf(field)}
      onChange={(event) => change({ [field]: event.currentTarget.value })}
    />
  );
  return (
    <>
      {text('name', t('aefi:vaccineName'), 80)}
      {text('batch_number', t('aefi:batch'), 40)}
      {text('manufacturer', t('aefi:manufacturer'), 80)}
      <DateField
        label={t('aefi:expiry')}
        withAsterisk
        value={row.expiry_date ?? ''}
        error={errorOf('expiry_date')}
        onChange={(day) => change({ expiry_date: day === '' ? null : day })}
      />
      <TextInput
        label={t('aefi:othersVial')}
        description={t('aefi:othersVialHint')}
        withAsterisk
        inputMode="numeric"
        maxLength={3}
        value={row.others_same_vial === null ? '' : String(row.others_same_vial)}
        error={errorOf('others_same_vial')}
        onChange={(event) => {
          const digits = event.currentTarget.value.replace(/\D/g, '');
          change({ others_same_vial: digits === '' ? null : Number(digits) });
        }}
      />
    </>
  );
}
