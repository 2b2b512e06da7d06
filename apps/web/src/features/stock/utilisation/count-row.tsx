import { IconAlertCircle, IconChevronDown } from '@tabler/icons-react';
import { sizesOfVaccine, type UtilisationLine } from '@teeka/domain/stock';
import { useId, useState } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import { refusalWords } from '../../../platform/language/refusal-words.ts';
import { CountBox } from '../../../ui/form/count-box.tsx';
import classes from './count.module.css';
import { LineDetails } from './line-details.tsx';
import { LineInShort, LineWarnings } from './line-figures.tsx';

export interface CountRowProps {
  readonly line: UtilisationLine;
  readonly name: string;
  /** The vaccine stands here with another batch too: then the batch is said at once. */
  readonly isOneOfSeveral: boolean;
  readonly code: string;
  readonly on: string;
  /** Doses in a vial, as the master list has them. */
  readonly sizes: readonly number[];
  readonly onChange: (typed: Partial<UtilisationLine>) => void;
  /** Takes the line off; none where doses ask for it. */
  readonly onLeave: (() => void) | undefined;
  readonly errorOf: (field: string) => string | undefined;
}

const numbers = ['vials_received', 'vials_returned'] as const;
/** Of a refusal that stands below the row; the others stand below their field among the details. */
const ofRow: readonly string[] = [...numbers, 'material_id', 'batch_number', 'expiry_date', 'doses_recorded'];

/** One vaccine and batch: two numbers are typed, all else is computed and folded away behind its name. */
export function CountRow(props: CountRowProps) {
  const { line, name, isOneOfSeveral, errorOf, onChange } = props;
  const { t } = useWords();
  const id = useId();
  const [open, setOpen] = useState(false);
  const unread = numbers.some((key) => Number.isNaN(line[key])) ? refusalWords({ code: 'FLDVAL0032' }) : undefined;
  const wrong = unread ?? ofRow.map(errorOf).find((sentence) => sentence !== undefined);
  // What is refused of a field that is folded away shows itself.
  const isOpen = open || fieldsOfDetails(line).some((field) => errorOf(field) !== undefined);
  const called = isOneOfSeveral ? `${name} ${line.batch_number}` : name;
  const isWrong = (key: (typeof numbers)[number]) =>
    wrong !== undefined && (unread === undefined || Number.isNaN(line[key]));
  return (
    <li className={`ruled ${classes.row}`}>
      <button
        type="button"
        className={classes.name}
        aria-expanded={isOpen}
        aria-controls={`${id}-details`}
        onClick={() => setOpen(!isOpen)}
      >
        <strong>{name}</strong>
        <span className={classes.short}>
          {isOneOfSeveral ? `${t('stock:batchIs', { batch: line.batch_number })} · ` : ''}
          {t('stock:given', { count: line.doses_recorded })}
          <IconChevronDown size={18} aria-hidden className={classes.fold} />
        </span>
      </button>
      {numbers.map((key) => (
        <CountBox
          key={key}
          label={`${t(`stock:${key}`)}: ${called}`}
          maxLength={5}
          value={line[key]}
          wrongBy={isWrong(key) ? `${id}-error` : undefined}
          onCount={(count) => onChange({ [key]: count })}
        />
      ))}
      <LineInShort line={line} sizes={sizesOfVaccine(props.code, props.sizes)} />
      {wrong ? (
        <p id={`${id}-error`} className={classes.wrong}>
          <IconAlertCircle size={20} aria-hidden />
          {wrong}
        </p>
      ) : null}
      <div className={classes.whole}>
        <LineWarnings line={line} code={props.code} on={props.on} />
      </div>
      <div id={`${id}-details`} className={classes.whole} hidden={!isOpen}>
        {isOpen ? <LineDetails {...props} /> : null}
      </div>
    </li>
  );
}

const fieldsOfDetails = (line: UtilisationLine) => Object.keys(line).filter((field) => !ofRow.includes(field));
