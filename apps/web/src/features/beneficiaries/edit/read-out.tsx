import type { Place } from '../recipient-form/places.ts';
import classes from './edit.module.css';
import { type EditRequest, textInEdit } from './edit.ts';
import { useFieldWords } from './use-field-words.ts';

interface Props {
  readonly edit: EditRequest;
  readonly villageOnRecord: Place | undefined;
}

/** The changed details as the worker reads them out to the person. */
export function ReadOut({ edit, villageOnRecord }: Props) {
  const { labelOf, say } = useFieldWords(villageOnRecord);
  return (
    <dl className={classes.readOut}>
      {edit.changed.map((field) => (
        <div key={field}>
          <dt>{labelOf(field)}</dt>
          <dd>{say(field, textInEdit(edit, field))}</dd>
        </div>
      ))}
    </dl>
  );
}
