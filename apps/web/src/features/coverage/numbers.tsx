import classes from './coverage.module.css';

/** Figures side by side, each under its name. */
export function Numbers({ parts }: { readonly parts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className={classes.numbers}>
      {parts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
