import { Chip } from '@mantine/core';
import { useId } from 'react';
import { RequiredMark } from '../../../ui/form/required-mark.tsx';
import classes from '../aefi.module.css';
import { Wrong } from '../parts/wrong.tsx';

interface Props {
  readonly label: string;
  readonly groups: readonly (readonly [title: string, codes: readonly string[]])[];
  readonly labelOf: (code: string) => string;
  readonly titleOf: (group: string) => string;
  readonly value: readonly string[];
  readonly onChoose: (value: readonly string[]) => void;
  readonly error: string | undefined;
  readonly required: boolean;
}

/** Several of many, by touch: what holds is checked. */
export function ChipChoices({ label, groups, labelOf, titleOf, value, onChoose, error, required }: Props) {
  const id = useId();
  const flip = (code: string) =>
    onChoose(value.includes(code) ? value.filter((one) => one !== code) : [...value, code]);
  return (
    <fieldset aria-labelledby={id} className={`${classes.group} ${classes.fields}`}>
      <p id={id} className="strong below-8">
        {label}
        {required ? <RequiredMark /> : null}
      </p>
      {groups.map(([group, codes]) => (
        <fieldset key={group} className={classes.group}>
          {group === '' ? null : <legend>{titleOf(group)}</legend>}
          <div className={classes.chips}>
            {codes.map((code) => (
              <Chip
                key={code}
                size="lg"
                radius="md"
                variant="outline"
                checked={value.includes(code)}
                onChange={() => flip(code)}
                {...(error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
              >
                {labelOf(code)}
              </Chip>
            ))}
          </div>
        </fieldset>
      ))}
      <Wrong id={`${id}-error`} text={error} />
    </fieldset>
  );
}
