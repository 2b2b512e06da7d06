import { IconAlertTriangle } from '@tabler/icons-react';
import classes from '../../../../records/bites/bites.module.css';

/** Sentences to look at before going on; none of them blocks. */
export function Warnings({ list }: { readonly list: readonly string[] }) {
  return list.map((sentence) => (
    <p key={sentence} className={classes.warn} role="status">
      <IconAlertTriangle size={22} aria-hidden />
      {sentence}
    </p>
  ));
}
