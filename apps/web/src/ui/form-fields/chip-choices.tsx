import { Chip } from '@mantine/core';
import { useId } from 'react';
import { RequiredMark } from '../form/required-mark.tsx';
import { toggled } from './chosen.ts';
import type { OptionGroup } from './field-words.ts';
import classes from './form-fields.module.css';

interface Props {
  readonly label: string;
  readonly hint: string | undefined;
  readonly groups: readonly OptionGroup[];
  readonly labelOf: (code: string) => string;
  readonly value: readonly string[];
  /** Options that stand alone, such as 'none'. */
  readonly alone: readonly string[];
  readonly onChoose: (value: readonly string[]) => void;
  readonly error: string | undefined;
  readonly required: boolean;
}

/** Several of many, by touch: what holds is checked. */
export function ChipChoices({ label, hint, groups, labelOf, value, alone, onChoose, error, required }: Props) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className={`${classes.group} ${classes.several}`}>
      <div>
        <p id={id} className="strong below-8">
          {label}
          {required ? <RequiredMark /> : null}
        </p>
        {hint ? <p className="quiet wraps flat">{hint}</p> : null}
      </div>
      {groups.map(({ title, options }) => (
        <fieldset key={title} className={classes.group}>
          {title === '' ? null : <legend>{title}</legend>}
          <div className={classes.chips}>
            {options.map((code) => (
              <Chip
                key={code}
                size="lg"
                radius="md"
                variant="outline"
                checked={value.includes(code)}
                onChange={() => onChoose(toggled(value, code, alone))}
                {...(error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
              >
                {labelOf(code)}
              </Chip>
            ))}
          </div>
        </fieldset>
      ))}
      {error ? (
        <p id={`${id}-error`} className={classes.wrong}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
