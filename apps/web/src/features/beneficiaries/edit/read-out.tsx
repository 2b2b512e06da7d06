import { fieldText } from '@teeka/domain/beneficiaries';
import type { Place } from '../recipient-form/places.ts';
import classes from './edit.module.css';
import { type EditRequest, valuesOf } from './edit.ts';
import { useFieldWords } from './use-field-words.ts';

interface Props {
  readonly edit: EditRequest;
  readonly villageOnRecord: Place | undefined;
}

/** The changed details as the worker reads them out to the person. */
export function ReadOut({ edit, villageOnRecord }: Props) {
  const { labels, say } = useFieldWords(villageOnRecord);
  const values = valuesOf(edit);
  return (
    <dl className={classes.readOut}>
      {edit.changed.map((field) => (
        <div key={field}>
          <dt>{labels[field]}</dt>
          <dd>{say(field, fieldText(values, field))}</dd>
        </div>
      ))}
    </dl>
  );
}
