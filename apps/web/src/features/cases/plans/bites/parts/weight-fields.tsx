import { Checkbox, type CheckboxProps, TextInput } from '@mantine/core';
import { ownDigits } from '@teeka/domain/text';
import { useWords } from '../../../../../platform/language/use-words.ts';
import type { Asking } from '../plan.ts';

interface Props extends Asking {
  /** What the weight is for; without it nobody is weighed. */
  readonly why?: string;
  readonly pregnant: Pick<CheckboxProps, 'checked' | 'onChange'>;
}

/** Weight and pregnancy: asked for the dose, never a reason to wait. */
export function WeightFields({ visit, errorOf, why, pregnant }: Props) {
  const { t } = useWords();
  const { draft, edit, person } = visit;
  return (
    <>
      {why ? (
        <TextInput
          label={t('bites:weight')}
          description={why}
          inputMode="decimal"
          value={draft.weight}
          maxLength={5}
          onChange={({ currentTarget }) => edit({ weight: ownDigits(currentTarget.value) })}
          error={errorOf('weight')}
        />
      ) : null}
      {person.person.gender === 2 ? <Checkbox label={t('bites:pregnant')} {...pregnant} /> : null}
    </>
  );
}
