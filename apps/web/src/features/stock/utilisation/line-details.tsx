import { Button, NativeSelect, TextInput } from '@mantine/core';
import { displayDate } from '@teeka/domain/format';
import {
  figuresOf,
  logisticsOf,
  openVial,
  requiredStages,
  sizesOfVaccine,
  type UtilisationLine,
  utilisationOf,
} from '@teeka/domain/stock';
import { useWords } from '../../../platform/language/index.ts';
import { CountField } from '../../../ui/form/count-field.tsx';
import { mark } from '../../../ui/form/required.ts';
import classes from '../stock.module.css';
import type { CountRowProps } from './count-row.tsx';
import { DiluentCounts } from './diluent-counts.tsx';
import { VialSize } from './vial-size.tsx';

const vials = ['vials_opened', 'vials_damaged'] as const;
const part = ['partial_vials_in', 'doses_in_partial', 'partial_vials_out', 'doses_partial_out'] as const;
const doses = ['doses_given', 'doses_discarded'] as const;
type Count = (typeof vials | typeof part | typeof doses)[number];

/** What is computed of a line, and may be said otherwise: opened, broken, kept, given, the monitor, the size of a vial. */
export function LineDetails({ line, code, on, sizes, onChange, onLeave, errorOf }: CountRowProps) {
  const { t } = useWords();
  const handling = logisticsOf(code);
  const count = (key: Count) => (
    <CountField
      key={key}
      label={t(`stock:${key}`)}
      required
      maxLength={5}
      value={line[key]}
      error={errorOf(key)}
      onCount={(value) => onChange({ [key]: value, ...withIt(line, key, value, on) })}
    />
  );
  const reason = (key: 'given_reason' | 'damage_reason') => (
    <TextInput
      label={t(`stock:${key}`)}
      {...mark(true)}
      maxLength={200}
      value={line[key]}
      error={errorOf(key)}
      onChange={(event) => onChange({ [key]: event.currentTarget.value })}
    />
  );
  const required = requiredStages(line, code);
  const stage = (key: 'vvm_received' | 'vvm_opened') => (
    <NativeSelect
      label={t(`stock:${key}`)}
      {...mark(required.includes(key))}
      value={line[key] === null ? '' : String(line[key])}
      error={errorOf(key)}
      onChange={(event) => onChange({ [key]: Number(event.currentTarget.value) || null })}
      data={[
        ...(line[key] === null ? [{ value: '', label: t('stock:choose') }] : []),
        ...[1, 2, 3, 4].map((n) => ({ value: String(n), label: t('stock:stage', { n }) })),
      ]}
    />
  );
  return (
    <div className={classes.fields}>
      <p className="quiet wraps flat">{t('stock:batchIs', { batch: line.batch_number })}</p>
      <div className={classes.counts}>{vials.map(count)}</div>
      <div className={classes.counts}>{doses.map(count)}</div>
      {line.doses_given !== line.doses_recorded ? reason('given_reason') : null}
      {(line.vials_damaged ?? 0) + (line.doses_discarded ?? 0) > 0 ? reason('damage_reason') : null}
      {handling?.openVialReuse ? <div className={classes.counts}>{part.map(count)}</div> : null}
      <div className={classes.counts}>
        <VialSize
          size={line.doses_per_vial}
          usual={sizesOfVaccine(code, sizes)}
          error={errorOf('doses_per_vial')}
          onSize={(size) => onChange({ doses_per_vial: size })}
        />
        {handling?.vvm ? (
          <>
            {stage('vvm_received')}
            {stage('vvm_opened')}
          </>
        ) : null}
      </div>
      {handling?.diluent ? (
        <DiluentCounts
          diluents={line.diluents}
          error={errorOf('diluents')}
          onDiluents={(diluents) => onChange({ diluents })}
        />
      ) : null}
      <Made line={line} code={code} on={on} />
      {onLeave ? (
        <Button variant="subtle" color="gray" onClick={onLeave}>
          {t('stock:takeOff')}
        </Button>
      ) : null}
    </div>
  );
}

/** Vials that are kept have a day on which they were opened; where none is kept, no dose is left in any. */
function withIt(line: UtilisationLine, key: Count, value: number | null, on: string): Partial<UtilisationLine> {
  if (key !== 'partial_vials_out' || value === null) return {};
  return value === 0 ? { doses_partial_out: 0, opened_on: null } : { opened_on: line.opened_on ?? on };
}

/** What the figures make: wastage in doses, and what may be kept. */
function Made({ line, code, on }: { readonly line: UtilisationLine; readonly code: string; readonly on: string }) {
  const { t } = useWords();
  const figures = figuresOf(line);
  const kept = openVial(
    { code, opened_on: line.opened_on ?? on, expiry_date: line.expiry_date, vvm: line.vvm_opened },
    on,
  );
  const made = figures && utilisationOf(figures);
  return (
    <div className={classes.made}>
      {made ? (
        <p className="flat">
          <strong>{t('stock:net', { count: made.net, percent: made.netPercent })}</strong>
          {made.physical > 0 ? ` · ${t('stock:physical', { n: made.physical })}` : ''}
        </p>
      ) : null}
      <p className="quiet wraps flat">
        {kept.keep ? t('stock:mayKeep', { date: displayDate(kept.until) }) : t('stock:mayNotKeep')}
      </p>
    </div>
  );
}
