import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { freeTextRefusals, freeTexts } from '@teeka/domain/bites';
import { type CivilDate, isCivilDate } from '@teeka/domain/calendar';
import { rabiesRules } from '@teeka/domain/rabies';
import { refusalWords } from '../../../../platform/language/refusal-words.ts';
import { useBiteWords } from '../../../../records/bites/word-fields.tsx';
import { DateField } from '../../../../ui/index.ts';
import type { RigElsewhere } from '../bites/draft.ts';

interface Props {
  readonly value: RigElsewhere;
  readonly onChange: (value: RigElsewhere) => void;
  readonly bittenOn: string | null;
  readonly today: CivilDate;
  readonly error: string | undefined;
}

/** Immunoglobulin that another hospital gave for this bite: when, which one, where, and whether its paper was seen. */
export function RigElsewhereFields({ value, onChange, bittenOn, today, error }: Props) {
  const { t, say } = useBiteWords();
  const set = (more: Partial<RigElsewhere>) => onChange({ ...value, ...more });
  const [wrongPlace] = freeTextRefusals({ facility: value.place });
  return (
    <>
      <DateField
        label={t('bites:rigElsewhereOn')}
        value={value.on}
        onChange={(on) => set({ on })}
        {...(isCivilDate(bittenOn) ? { min: bittenOn } : {})}
        max={today}
        error={error}
      />
      <NativeSelect
        label={t('bites:rigProduct')}
        value={value.type}
        onChange={({ currentTarget }) => set({ type: currentTarget.value })}
        data={[
          { value: '', label: t('bites:rigUnknown') },
          ...rabiesRules.immunoglobulins.map(({ code }) => ({ value: code, label: say('rig', code) })),
        ]}
      />
      <TextInput
        label={t('bites:rigElsewherePlace')}
        value={value.place}
        maxLength={freeTexts.facility}
        error={wrongPlace && refusalWords(wrongPlace)}
        onChange={({ currentTarget }) => set({ place: currentTarget.value })}
      />
      <Checkbox
        label={t('bites:rigPaper')}
        checked={value.paper}
        onChange={({ currentTarget }) => set({ paper: currentTarget.checked })}
      />
    </>
  );
}
