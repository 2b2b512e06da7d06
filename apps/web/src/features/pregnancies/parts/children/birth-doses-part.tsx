import type { CivilDate } from '@teeka/domain/calendar';
import { useWords } from '../../../../platform/language/index.ts';
import { doseName } from '../../../../records/schedule/dose-words.ts';
import { useView } from '../../../../records/workday/index.ts';
import { ChipChoices } from '../../../../ui/form-fields/chip-choices.tsx';
import { Choices, Section } from '../../../../ui/index.ts';
import { type BirthDose, birthDosesHere, type Proof } from './birth-doses.ts';

interface Props {
  readonly born: CivilDate;
  readonly given: readonly BirthDose[];
  readonly proof: Proof;
  readonly onGive: (codes: readonly string[]) => void;
  readonly onProve: (proof: Proof) => void;
}

/** Which doses a living child was given at birth, and how that is known. */
export function BirthDosesPart({ born, given, proof, onGive, onProve }: Props) {
  const { t } = useWords();
  const materials = useView()?.rows.meta.materials ?? [];
  return (
    <Section title={t('pregnancyOutcome:birthDoses')}>
      <ChipChoices
        label={t('pregnancyOutcome:givenAtBirth')}
        hint={t('pregnancyOutcome:givenHint')}
        groups={[{ title: '', options: birthDosesHere(born, materials) }]}
        labelOf={doseName}
        value={given.map(({ code }) => code)}
        alone={[]}
        onChoose={onGive}
        error={undefined}
        required={false}
      />
      {given.length > 0 ? (
        <Choices
          label={t('doses:proof')}
          choices={[
            { value: 'card', label: t('doses:proofCard') },
            { value: 'word', label: t('doses:proofWord') },
          ]}
          value={proof}
          onChoose={onProve}
        />
      ) : null}
    </Section>
  );
}
