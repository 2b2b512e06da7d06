import { useWords } from '../../platform/language/use-words.ts';
import { DateField } from '../date-field/date-field.tsx';
import type { useRefusals } from '../form/use-refusals.ts';
import { bounds, chooseFrom, chooseTo, type DateForm, type FilterGround } from './state.ts';

interface Props {
  readonly form: DateForm;
  readonly ground: FilterGround;
  readonly onChange: (form: DateForm) => void;
  readonly refusals: Pick<ReturnType<typeof useRefusals>, 'of' | 'clear'>;
}

/** From Date and To Date; the second opens only within a month of the first, of a report within a year. */
export function DateFields({ form, ground, onChange, refusals }: Props) {
  const { t } = useWords();
  const { from, to } = bounds(form, ground);
  const field = (path: 'fromDate' | 'toDate', choose: typeof chooseFrom) => ({
    label: t(`app:${path}`),
    withAsterisk: true,
    onChange: (value: string) => {
      refusals.clear(path);
      onChange({ ...choose(form, value), choice: 'dates' });
    },
    error: refusals.of(path),
  });
  return (
    <>
      <DateField {...field('fromDate', chooseFrom)} value={form.from} min={from.from} max={from.to} />
      <DateField {...field('toDate', chooseTo)} value={form.to} min={to?.from} max={to?.to} />
    </>
  );
}
