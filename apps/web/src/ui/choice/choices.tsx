import { useId } from 'react';
import { RequiredMark } from '../form/required-mark.tsx';
import classes from './choices.module.css';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface Props<Value extends string> {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  /** Null while nothing is chosen. */
  readonly value: Value | null;
  readonly onChoose: (value: Value) => void;
  readonly withAsterisk?: boolean;
}

/** A few choices side by side of which one holds: radio buttons that look like one bar. */
export function Choices<Value extends string>({
  label,
  choices,
  value,
  onChoose,
  withAsterisk = false,
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={classes.choices}>
      <legend className={classes.label}>
        {label}
        {withAsterisk ? <RequiredMark /> : null}
      </legend>
      <div className={classes.bar}>
        {choices.map((choice) => (
          <label key={choice.value} className={classes.choice}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
