import { useId } from 'react';
import { useWords } from '../../platform/language/use-words.ts';
import { invalid } from '../form/invalid.ts';
import classes from './yes-no.module.css';

interface Props {
  readonly question: string;
  /** Null while nobody has answered. */
  readonly answer: boolean | null;
  readonly onAnswer: (answer: boolean) => void;
  /** The id of the sentence that says what is missing here. */
  readonly wrongBy?: string | undefined;
}

/** A question and its two answers in one row; each answer is read out with its question. */
export function YesNo({ question, answer, onAnswer, wrongBy }: Props) {
  const { t } = useWords();
  const id = useId();
  return (
    <div className={classes.row} role="radiogroup" aria-labelledby={id}>
      <span id={id} className={classes.question}>
        {question}
      </span>
      <span className={classes.answers}>
        {[false, true].map((isYes) => (
          <label key={String(isYes)} className={classes.answer}>
            <input
              type="radio"
              name={id}
              aria-labelledby={`${id} ${id}-${isYes}`}
              aria-describedby={wrongBy}
              {...invalid(wrongBy)}
              data-yes={isYes}
              checked={answer === isYes}
              onChange={() => onAnswer(isYes)}
            />
            <span id={`${id}-${isYes}`}>{t(isYes ? 'app:yes' : 'app:no')}</span>
          </label>
        ))}
      </span>
    </div>
  );
}
