import { useId } from 'react';
import { FieldGroup } from '../form/field-group.tsx';
import classes from './choices.module.css';
import { useTakingBack } from './use-taking-back.ts';

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
  /** Takes the answer back: a second tap on the one that is chosen. */
  readonly onTakeBack?: () => void;
  readonly hint?: string | undefined;
  readonly withAsterisk?: boolean;
  /** The sentence of a refusal. */
  readonly error?: string | undefined;
}

/** A few choices side by side of which one holds: radio buttons that look like one bar. */
export function Choices<Value extends string>({ label, choices, value, onChoose, ...field }: Props<Value>) {
  const { withAsterisk = false, error, hint, onTakeBack } = field;
  const name = useId();
  const takingBack = useTakingBack(onTakeBack);
  return (
    <FieldGroup label={label} hint={hint} required={withAsterisk} error={error} legendClassName={classes.label}>
      {(grouped) => (
        <div className={classes.bar}>
          {choices.map((choice) => (
            <label key={choice.value} className={classes.choice}>
              <input
                {...grouped}
                required={withAsterisk}
                type="radio"
                name={name}
                value={choice.value}
                checked={choice.value === value}
                onChange={() => onChoose(choice.value)}
                {...takingBack(choice.value === value)}
              />
              <span>{choice.label}</span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
