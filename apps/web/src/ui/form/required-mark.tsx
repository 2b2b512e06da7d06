import classes from './form.module.css';

/** The mark of a required field beside a label of our own; the component library draws the same by itself. */
export function RequiredMark() {
  return (
    <span aria-hidden className={classes.required}>
      {' *'}
    </span>
  );
}
