import type { ReactNode } from 'react';
import classes from './fact-list.module.css';

/** Letters that half a line holds; a longer value takes the whole of it. */
const longest = 60;

interface Props {
  readonly facts: readonly (readonly [string, ReactNode])[];
  /** Rows close together, where more stands below that is needed at a glance. */
  readonly dense?: boolean;
}

/** Labels with their values; what has no value is left out. */
export function FactList({ facts, dense = false }: Props) {
  return (
    <dl className={classes.facts} data-dense={dense || undefined}>
      {facts
        .filter(([, value]) => value !== '' && value !== null)
        .map(([label, value]) => (
          <div key={label} data-long={(typeof value === 'string' && value.length > longest) || undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
