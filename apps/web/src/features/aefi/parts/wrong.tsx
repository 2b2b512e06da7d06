import classes from '../aefi.module.css';

interface Props {
  readonly text: string | undefined;
  /** By which boxes name it that it belongs to; without it, it is read out as it comes. */
  readonly id?: string;
}

/** The sentence under a field that has no error place of its own. */
export function Wrong({ text, id }: Props) {
  return text ? (
    <p {...(id ? { id } : { role: 'alert' })} className={classes.wrong}>
      {text}
    </p>
  ) : null;
}
