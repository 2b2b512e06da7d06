import { Radio } from '@mantine/core';
import { useWords } from '../../platform/language/use-words.ts';
import type { useRefusals } from '../form/use-refusals.ts';
import { DateFields } from './date-fields.tsx';
import classes from './date-range.module.css';
import { usePeriodWords } from './preset-words.ts';
import { choosePreset, type DateForm, type FilterGround, quickFilters } from './state.ts';

interface Props {
  readonly label: string;
  readonly form: DateForm;
  readonly ground: FilterGround;
  readonly onChange: (form: DateForm) => void;
  readonly refusals: Pick<ReturnType<typeof useRefusals>, 'of' | 'clear' | 'show'>;
}

/** The quick filters and own dates as choices below one another. */
export function PeriodChoice({ label, form, ground, onChange, refusals }: Props) {
  const { t } = useWords();
  const words = usePeriodWords();
  return (
    <>
      <Radio.Group
        label={label}
        value={form.choice === null ? '' : String(form.choice)}
        onChange={(value) => {
          refusals.show([]);
          onChange(value === 'dates' ? { ...form, choice: 'dates' } : choosePreset(Number(value)));
        }}
      >
        {quickFilters(ground).map((preset, at) => (
          <Radio
            key={`${preset.kind}${preset.from}`}
            value={String(at)}
            label={words.preset(preset, ground.direction)}
          />
        ))}
        <Radio
          value="dates"
          label={t('reports:chooseDates')}
          description={t(ground.span === 'year' ? 'reports:oneYearMost' : 'reports:oneMonthMost')}
        />
      </Radio.Group>
      {form.choice === 'dates' ? (
        <div className={classes.dates}>
          <DateFields form={form} ground={ground} onChange={onChange} refusals={refusals} />
        </div>
      ) : null}
    </>
  );
}
