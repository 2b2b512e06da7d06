import classes from '../aefi.module.css';

/** The sentence under a field that has no error place of its own. */
export function Wrong({ text }: { readonly text: string | undefined }) {
  return text ? (
    <p role="alert" className={classes.wrong}>
      {text}
    </p>
  ) : null;
}
