import { IconCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useWords } from '../../platform/language/use-words.ts';
import { appeared } from '../../platform/way-back/appeared.ts';
import spoken from '../content/spoken.module.css';
import classes from './step-header.module.css';

export interface Step {
  readonly key: string;
  readonly title: string;
  /** The small label below: `Vaccination Details`. */
  readonly note?: string;
  /** Set only where the rules of the flow let a click lead back. */
  readonly onGo?: () => void;
}

interface Props {
  readonly steps: readonly Step[];
  /** Position of the current step, from 0. Steps up to and including it are marked done. */
  readonly current: number;
  /** The title of the page: on small screens what it says is not said again. */
  readonly under?: string;
}

/** Where in a flow one is: all steps side by side on wide screens, 'Step n/total' with the current one on small. */
export function StepHeader({ steps, current, under = '' }: Props) {
  const { t } = useWords();
  const now = steps[current];
  const isSaid = (words: string) => words.toLowerCase() === under.toLowerCase();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each step
  useEffect(() => {
    appeared();
  }, [current]);
  return (
    <nav className={classes.header} aria-label={t('app:step', { n: current + 1, total: steps.length })}>
      <div className={classes.small}>
        <span className={classes.count}>{t('app:step', { n: current + 1, total: steps.length })}</span>
        {now && !isSaid(now.title) ? <strong>{now.title}</strong> : null}
        {now?.note && !isSaid(now.note) ? <span className="quiet small">{now.note}</span> : null}
      </div>
      <ol className={classes.steps}>
        {steps.map((step, index) => (
          <StepMark
            key={step.key}
            step={step}
            number={index + 1}
            done={index <= current}
            isCurrent={index === current}
          />
        ))}
      </ol>
    </nav>
  );
}

interface MarkProps {
  readonly step: Step;
  readonly number: number;
  readonly done: boolean;
  readonly isCurrent: boolean;
}

function StepMark({ step, number, done, isCurrent }: MarkProps) {
  const { t } = useWords();
  const content = (
    <>
      <span className={classes.mark}>
        {done && !isCurrent ? <IconCheck size={18} stroke={3} aria-hidden /> : number}
      </span>
      <span className={classes.label}>
        <span>{step.title}</span>
        {step.note ? <span className="quiet small">{step.note}</span> : null}
        {done && !isCurrent ? <span className={spoken.spoken}>{t('app:stepDone')}</span> : null}
      </span>
    </>
  );
  return (
    <li
      className={classes.step}
      data-done={done || undefined}
      data-current={isCurrent || undefined}
      aria-current={isCurrent ? 'step' : undefined}
    >
      {step.onGo ? (
        <button type="button" className={classes.go} onClick={step.onGo}>
          {content}
        </button>
      ) : (
        <div className={classes.go}>{content}</div>
      )}
    </li>
  );
}
