import { type ReactNode, useId } from 'react';
import classes from './form.module.css';
import { RequiredMark } from './required-mark.tsx';

/** What each box of a group is given, so that the sentence of the group is read out with it. */
export interface GroupedProps {
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

interface Props {
  readonly label: ReactNode;
  readonly hint?: string | undefined;
  readonly required?: boolean;
  readonly error: string | undefined;
  readonly className?: string | undefined;
  readonly legendClassName?: string | undefined;
  readonly children: (grouped: GroupedProps) => ReactNode;
}

/** Several boxes that are one field: its name, its mark, and what is refused of it, tied to each box. */
export function FieldGroup({ label, hint, required = false, error, className, ...more }: Props) {
  const { legendClassName, children } = more;
  const id = useId();
  return (
    <fieldset className={`${classes.group} ${className ?? ''}`}>
      <legend className={legendClassName}>
        {label}
        {required ? <RequiredMark /> : null}
      </legend>
      {hint ? <p className={classes.hint}>{hint}</p> : null}
      {children(error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
      {error ? (
        <p id={`${id}-error`} className={classes.wrong}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
