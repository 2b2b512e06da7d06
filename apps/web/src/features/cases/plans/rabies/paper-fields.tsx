import { NativeSelect } from '@mantine/core';
import { addDays, type CivilDate, isCivilDate } from '@teeka/domain/calendar';
import { rabiesRules } from '@teeka/domain/rabies';
import classes from '../../../../records/bites/bites.module.css';
import { useBiteWords } from '../../../../records/bites/word-fields.tsx';
import { DateField } from '../../../../ui/index.ts';
import { mostDoses, typedDays } from './paper.ts';
import type { usePaper } from './use-paper.ts';

interface Props extends Pick<ReturnType<typeof usePaper>, 'form' | 'errorOf'> {
  /** What was typed anew, and where. */
  readonly onChange: ReturnType<typeof usePaper>['change'];
  readonly today: CivilDate;
  readonly bittenOn: string | null;
}

/** The days on the paper of an earlier course, one more row than there are, and the immunoglobulin. */
export function PaperFields({ form, onChange, today, bittenOn, errorOf }: Props) {
  const { t, say } = useBiteWords();
  const shown = Math.min(mostDoses, typedDays(form).length + 2);
  const set = (at: number, day: string) => {
    const days = Array.from({ length: mostDoses }, (_, one) => (one === at ? day : (form.days[one] ?? '')));
    onChange({ ...form, days }, at);
  };
  return (
    <div className={classes.fields}>
      <p className={classes.quiet}>{t('bites:paperNote')}</p>
      {Array.from({ length: shown }, (_, at) => (
        <DateField
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the row is all that a dose of a paper has
          key={at}
          label={t('bites:dripN', { n: at + 1 })}
          value={form.days[at] ?? ''}
          onChange={(day) => set(at, day)}
          max={addDays(isCivilDate(bittenOn) ? bittenOn : today, -1)}
          error={errorOf(at)}
        />
      ))}
      <NativeSelect
        label={t('bites:rigTitle')}
        value={form.rig}
        onChange={({ currentTarget }) => onChange({ ...form, rig: currentTarget.value }, 'rig')}
        error={errorOf('rig')}
        data={[
          { value: '', label: t('bites:rigNone') },
          ...rabiesRules.immunoglobulins.map(({ code }) => ({ value: code, label: say('rig', code) })),
        ]}
      />
    </div>
  );
}
