import { Chip, NativeSelect } from '@mantine/core';
import { useId } from 'react';
import { useWords } from '../../platform/language/use-words.ts';
import { useTakingBack } from '../choice/use-taking-back.ts';
import { FieldGroup } from '../form/field-group.tsx';
import { mark } from '../form/required.ts';
import classes from './form-fields.module.css';

interface Props {
  readonly label: string;
  readonly hint: string | undefined;
  readonly options: readonly string[];
  readonly labelOf: (code: string) => string;
  /** Empty while nothing is chosen. */
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly error: string | undefined;
  readonly required: boolean;
  /** So many at most stand side by side; more of them open as a list. */
  readonly fewAtMost: number;
}

/** One of several. */
export function SingleChoice({ fewAtMost, ...props }: Props) {
  return props.options.length <= fewAtMost ? <Few {...props} /> : <Many {...props} />;
}

type ChoiceProps = Omit<Props, 'fewAtMost'>;

function Few({ label, hint, options, labelOf, value, onChoose, error, required }: ChoiceProps) {
  const name = useId();
  const takingBack = useTakingBack(required ? undefined : () => onChoose(''));
  return (
    <FieldGroup label={label} hint={hint} required={required} error={error} legendClassName="strong">
      {(grouped) => (
        <div className={classes.chips}>
          {options.map((one) => (
            <Chip
              key={one}
              type="radio"
              name={name}
              value={one}
              size="lg"
              radius="md"
              variant="outline"
              checked={value === one}
              onChange={() => onChoose(one)}
              {...takingBack(value === one)}
              {...grouped}
            >
              {labelOf(one)}
            </Chip>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}

function Many({ label, hint, options, labelOf, value, onChoose, error, required }: ChoiceProps) {
  const { t } = useWords();
  return (
    <NativeSelect
      label={label}
      description={hint}
      error={error}
      {...mark(required)}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
      data={[{ value: '', label: t('app:choose') }, ...options.map((one) => ({ value: one, label: labelOf(one) }))]}
    />
  );
}
