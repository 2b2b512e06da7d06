import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { displayDate } from '@teeka/domain/format';
import {
  figuresOf,
  lineWarnings,
  logisticsOf,
  openVial,
  requiredStages,
  type UtilisationLine,
  utilisationOf,
  withVialSize,
} from '@teeka/domain/stock';
import { useState } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import { CountField } from '../../../ui/form/count-field.tsx';
import { mark } from '../../../ui/form/required.ts';
import { Notice, Section } from '../../../ui/index.ts';
import classes from '../stock.module.css';

interface Props {
  readonly line: UtilisationLine;
  readonly name: string;
  readonly code: string;
  readonly on: string;
  /** Doses in a vial, as the master list has them. */
  readonly sizes: readonly number[];
  readonly onLine: (line: UtilisationLine) => void;
  /** Takes the line off; none where doses ask for it. */
  readonly onLeave: (() => void) | undefined;
  readonly errorOf: (field: string) => string | undefined;
}

const vials = ['vials_received', 'vials_opened', 'vials_returned', 'vials_damaged'] as const;
const part = ['partial_vials_in', 'doses_in_partial', 'partial_vials_out', 'doses_partial_out'] as const;
const doses = ['doses_given', 'doses_discarded'] as const;
type Count = (typeof vials | typeof part | typeof doses)[number];
type Translate = (key: string, values?: Record<string, string | number>) => string;

/** One vaccine and batch: counted in vials, with what they make. */
export function LineForm({ line, name, code, on, sizes, onLine, onLeave, errorOf }: Props) {
  const { t: typed } = useWords();
  const t = typed as unknown as Translate;
  const handling = logisticsOf(code);
  const change = (more: Partial<UtilisationLine>) => onLine({ ...line, ...more });
  const count = (key: Count) => (
    <CountField
      key={key}
      label={t(`stock:${key}`)}
      required
      maxLength={5}
      value={line[key]}
      error={errorOf(key)}
      onCount={(value) => {
        const opened = key === 'partial_vials_out' && value ? { opened_on: line.opened_on ?? on } : {};
        change({ [key]: value, ...opened });
      }}
    />
  );
  const reason = (key: 'given_reason' | 'damage_reason') => (
    <TextInput
      label={t(`stock:${key}`)}
      {...mark(true)}
      maxLength={200}
      value={line[key]}
      error={errorOf(key)}
      onChange={(event) => change({ [key]: event.currentTarget.value })}
    />
  );
  const required = requiredStages(line, code);
  const stage = (key: 'vvm_received' | 'vvm_opened') => (
    <NativeSelect
      label={t(`stock:${key}`)}
      {...mark(required.includes(key))}
      value={line[key] === null ? '' : String(line[key])}
      error={errorOf(key)}
      onChange={(event) => change({ [key]: Number(event.currentTarget.value) || null })}
      data={[
        { value: '', label: t('stock:choose') },
        ...[1, 2, 3, 4].map((n) => ({ value: String(n), label: t('stock:stage', { n }) })),
      ]}
    />
  );
  const isDamaged = (line.vials_damaged ?? 0) + (line.doses_discarded ?? 0) > 0;
  return (
    <Section title={name}>
      <div className={classes.fields}>
        <p className="quiet wraps">
          {[t('stock:batchIs', { batch: line.batch_number }), t('stock:given', { count: line.doses_recorded })].join(
            ' · ',
          )}
        </p>
        <VialSize
          size={line.doses_per_vial}
          usual={[...new Set([...(handling?.dosesPerVial ?? []), ...sizes])].toSorted((a, b) => a - b)}
          error={errorOf('doses_per_vial')}
          onSize={(size) =>
            size === null || !(size >= 1)
              ? change({ doses_per_vial: size })
              : onLine(withVialSize(line, size, { code, on }))
          }
        />
        <div className={classes.counts}>{vials.map(count)}</div>
        {handling?.openVialReuse ? <div className={classes.counts}>{part.map(count)}</div> : null}
        <div className={classes.counts}>{doses.map(count)}</div>
        {line.doses_given !== line.doses_recorded ? reason('given_reason') : null}
        {isDamaged ? reason('damage_reason') : null}
        {handling?.vvm ? (
          <div className={classes.counts}>
            {stage('vvm_received')}
            {stage('vvm_opened')}
          </div>
        ) : null}
        {handling?.diluent ? <DiluentCounts line={line} change={change} error={errorOf('diluents')} /> : null}
        <Made line={line} code={code} on={on} />
        {onLeave ? (
          <Button variant="subtle" color="gray" onClick={onLeave}>
            {t('stock:takeOff')}
          </Button>
        ) : null}
      </div>
    </Section>
  );
}

interface SizeProps {
  readonly size: number | null;
  /** What the vaccine usually comes in. */
  readonly usual: readonly number[];
  readonly error: string | undefined;
  readonly onSize: (size: number | null) => void;
}

/**
 * Doses in a vial: as it usually comes, or as the label says. Not marked as required, as the specification has it: where a
 * vaccine comes in one size, that stands here already.
 */
function VialSize({ size, usual, error, onSize }: SizeProps) {
  const { t } = useWords();
  const [typing, setTyping] = useState(false);
  const isOther = typing || (size !== null && !usual.includes(size));
  return (
    <>
      <NativeSelect
        label={t('stock:doses_per_vial')}
        value={isOther ? 'other' : size === null ? '' : String(size)}
        error={isOther || !error ? undefined : t('stock:chooseSize')}
        onChange={({ currentTarget: { value } }) => {
          setTyping(value === 'other');
          onSize(Number(value) > 0 ? Number(value) : null);
        }}
        data={[
          { value: '', label: t('stock:choose') },
          ...usual.map(String),
          { value: 'other', label: t('stock:otherSize') },
        ]}
      />
      {isOther ? (
        <CountField
          label={t('stock:sizeOnLabel')}
          maxLength={3}
          value={size}
          error={error}
          onCount={(count) => {
            setTyping(true);
            onSize(count);
          }}
        />
      ) : null}
    </>
  );
}

interface DiluentProps {
  readonly line: UtilisationLine;
  readonly change: (more: Partial<UtilisationLine>) => void;
  readonly error: string | undefined;
}

const noDiluents = { received: 0, used: 0, returned: 0, damaged: 0 };
const diluentKeys = ['received', 'used', 'returned', 'damaged'] as const;

function DiluentCounts({ line, change, error }: DiluentProps) {
  const { t } = useWords();
  const now = line.diluents ?? noDiluents;
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
      <legend className="quiet wraps">{t('stock:diluents')}</legend>
      <div className={classes.counts}>
        {diluentKeys.map((key, at) => (
          <CountField
            key={key}
            label={t(`stock:diluent_${key}`)}
            maxLength={5}
            value={line.diluents === null ? null : now[key]}
            error={at === 0 ? error : undefined}
            onCount={(count) => change({ diluents: { ...now, [key]: count ?? 0 } })}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** What the figures make: balance, wastage, what may be kept; and what should be looked at again. */
function Made({ line, code, on }: { readonly line: UtilisationLine; readonly code: string; readonly on: string }) {
  const { t } = useWords();
  const figures = figuresOf(line);
  const kept = openVial(
    { code, opened_on: line.opened_on ?? on, expiry_date: line.expiry_date, vvm: line.vvm_opened },
    on,
  );
  const made = figures && utilisationOf(figures);
  return (
    <>
      {figures && made && !made.isBalanced ? (
        <Notice>
          {t('stock:balanceOff', {
            received: figures.vials_received,
            sum: figures.vials_opened + figures.vials_returned + figures.vials_damaged,
          })}
        </Notice>
      ) : null}
      {lineWarnings(line, { code, on }).map((warning) => (
        <p key={warning} className={classes.warning}>
          <IconAlertTriangle size={20} aria-hidden />
          {t(`stock:warn-${warning}`)}
        </p>
      ))}
      <div className={classes.made}>
        {made ? (
          <p style={{ margin: 0 }}>
            <strong>{t('stock:net', { count: made.net, percent: made.netPercent })}</strong>
            {made.physical > 0 ? ` · ${t('stock:physical', { n: made.physical })}` : ''}
          </p>
        ) : null}
        <p className="quiet wraps" style={{ margin: '4px 0 0' }}>
          {kept.keep ? t('stock:mayKeep', { date: displayDate(kept.until) }) : t('stock:mayNotKeep')}
        </p>
      </div>
    </>
  );
}
