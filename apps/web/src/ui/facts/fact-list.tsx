import type { ReactNode } from 'react';
import classes from './fact-list.module.css';

/** Letters that half a line holds; a longer value takes the whole of it. */
const longest = 60;

/** Labels with their values; what has no value is left out. */
export function FactList({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={classes.facts}>
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
