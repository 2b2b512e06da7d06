import classes from './fact-list.module.css';

/** Labels with their values; what has no value is left out. */
export function FactList({ facts }: { readonly facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
