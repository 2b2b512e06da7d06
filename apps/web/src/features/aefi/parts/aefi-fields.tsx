import { type Answers, type FormField, symptoms } from '@teeka/domain/aefi';
import type { Answer } from '@teeka/domain/forms';
import type { FieldWords } from '../../../ui/form-fields/field-words.ts';
import { FormFields } from '../../../ui/form-fields/form-fields.tsx';
import { useAefiWords } from './use-aefi-words.ts';

interface Props {
  readonly fields: readonly FormField[];
  readonly answers: Answers;
  readonly errorOf: (path: string) => string | undefined;
  readonly isRequired: (field: FormField) => boolean;
  readonly onAnswer: (key: string, value: Answer) => void;
}

/** Fields of the form of an adverse event. One of several is chosen from a list, as on the paper. */
export function AefiFields(props: Props) {
  const { t, option } = useAefiWords();
  const words: FieldWords<FormField> = {
    label: ({ key }) => t(`aefi:field-${key}`),
    option: ({ key }, code) => option(key, code),
    groups: ({ key }) =>
      key === 'symptoms'
        ? bySeverity.map(([title, category]) => ({ title: t(title), options: codesOf(category) }))
        : undefined,
  };
  return <FormFields {...props} words={words} under="answers" fewAtMost={0} />;
}

/** Symptoms by how grave they are, so that the eye finds them. */
const bySeverity = [
  ['aefi:symptomsMild', 'minor'],
  ['aefi:symptomsSevere', 'severe'],
  ['aefi:symptomsSerious', 'serious'],
] as const;

const codesOf = (category: string) => symptoms.filter((one) => one.category === category).map(({ code }) => code);
