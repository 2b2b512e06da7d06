import { useMediaQuery } from '@mantine/hooks';
import { IconArrowBackUp, IconCalendar, IconHourglass } from '@tabler/icons-react';
import { displayDate } from '@teeka/domain/format';
import type { ChartMark, Forecast } from '@teeka/domain/schedule';
import { useMemo } from 'react';
import { useWords } from '../../platform/language/use-words.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { type Status, statuses } from '../../ui/status/statuses.ts';
import {
  byAge,
  type CardAge,
  type CardGroup,
  type CardState,
  cardOf,
  explainedLines,
  splitAges,
} from './card-state.ts';
import { ageName, doseName, explained, stateName } from './dose-words.ts';
import classes from './immunisation-card.module.css';

interface Props {
  readonly forecast: Forecast;
}

export type Previous = ReadonlyMap<string, 'Pending' | 'Approved'>;
const noPrevious: Previous = new Map();

/** The immunisation card: a picture of vaccines by ages, and below it every dose with its reason in words. */
export function ImmunisationCard({ forecast }: Props) {
  const groups = useMemo(() => explainedLines(forecast), [forecast]);
  return (
    <div className={classes.card}>
      <CardPicture forecast={forecast} />
      <ExplainedDoses groups={groups} />
    </div>
  );
}

interface PictureProps {
  readonly forecast: Forecast;
  /** Codes of doses that are only on this phone so far. */
  readonly unsent?: ReadonlySet<string> | undefined;
  /** Doses given elsewhere, by code and day, and whether somebody has approved them. */
  readonly previous?: Previous;
  /** A dose on record was tapped. */
  readonly onDose?: (dose: DoseOnCard) => void;
}

/** A dose that stands on the card as given. */
export interface DoseOnCard {
  readonly dose_code: string;
  readonly given_on: string;
}

/** Vaccines by ages, age by age as on the paper card; what lies far back or far ahead opens on a tap. */
export function CardPicture({ forecast, ...marks }: PictureProps) {
  const { t } = useWords();
  const wide = useMediaQuery('(min-width: 768px)', undefined, { getInitialValueInEffect: false });
  const { past, now, ahead } = useMemo(() => splitAges(byAge(cardOf(forecast)), !wide), [forecast, wide]);
  const folded = (title: string, ages: readonly CardAge[], open: boolean) =>
    ages.length === 0 ? null : (
      <Disclosure title={title} open={open}>
        {ages.map((age) => (
          <Age key={age.age} age={age} {...marks} />
        ))}
      </Disclosure>
    );
  return (
    <div className={classes.ages}>
      {folded(t('beneficiaries:earlierAges', { ages: past.map(({ age }) => ageName(age)).join(', ') }), past, wide)}
      {now.map((age) => (
        <Age key={age.age} age={age} {...marks} />
      ))}
      {folded(t('beneficiaries:laterAges'), ahead, false)}
    </div>
  );
}

interface MarksProps extends Omit<PictureProps, 'forecast'> {
  readonly age: CardAge;
}

function Age({ age: { age, marks, more }, ...ofMarks }: MarksProps) {
  return (
    <section className={classes.age}>
      <h3 className={classes.ageName}>{ageName(age)}</h3>
      <ul className={classes.marks}>
        {marks.map((mark) => (
          <li key={`${mark.code} ${mark.state} ${mark.day}`}>
            <Mark mark={mark} {...ofMarks} />
          </li>
        ))}
        {more > 0 ? (
          <li className={classes.moreItem}>
            <More count={more} />
          </li>
        ) : null}
      </ul>
    </section>
  );
}

interface MarkProps extends Omit<MarksProps, 'age'> {
  readonly mark: ChartMark;
}

/** One dose of the picture: icon, name, word and day; one on record opens its story where somebody takes the tap. */
function Mark({ mark, previous = noPrevious, unsent, onDose }: MarkProps) {
  const { t } = useWords();
  const { code, state, day } = mark;
  const { icon: Icon, tone } = doseLooks[state];
  const onRecord = state === 'given' || state === 'given-not-counted';
  const content = (
    <>
      <Icon size={18} stroke={2} aria-hidden />
      <span>
        <span className={classes.dose}>{doseName(code)}</span>{' '}
        <span className={classes.word}>{state === 'waiting' ? t('app:statusNotYet') : stateName(state)}</span>{' '}
        {day && state !== 'waiting' ? <span className={classes.day}>{displayDate(day)}</span> : null}{' '}
        <Elsewhere status={previous.get(`${code} ${day}`)} />
        {state === 'given' && unsent?.has(code) ? (
          <span className={classes.note}>{t('beneficiaries:unsent')}</span>
        ) : null}
      </span>
    </>
  );
  if (!onDose || !onRecord || !day) {
    return (
      <div className={classes.mark} data-tone={tone}>
        {content}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={classes.mark}
      data-tone={tone}
      onClick={() => onDose({ dose_code: code, given_on: day })}
    >
      {content}
    </button>
  );
}

/** Given elsewhere: said in words, with the standing of the record. */
function Elsewhere({ status }: { readonly status: 'Pending' | 'Approved' | undefined }) {
  const { t } = useWords();
  if (!status) return null;
  return (
    <span className={classes.note}>
      {t(status === 'Approved' ? 'beneficiaries:previousApproved' : 'beneficiaries:previousPending')}
    </span>
  );
}

function More({ count }: { readonly count: number }) {
  const { t } = useWords();
  return count > 0 ? <span className={classes.more}>{t('beneficiaries:moreDoses', { n: count })}</span> : null;
}

interface ExplainedProps {
  readonly groups: readonly CardGroup[];
}

/** Doses in words: what is due and why, what is not and why not. */
export function ExplainedDoses({ groups }: ExplainedProps) {
  return (
    <div className={classes.groups}>
      {groups.map((group) => (
        <Disclosure
          title={
            <>
              {stateName(group.state)} <span className={classes.count}>{group.lines.length}</span>
            </>
          }
          key={group.state}
          className={classes.group}
          open={group.open}
        >
          <ul className={classes.lines}>
            {group.lines.map((line) => (
              <Line key={line.key} line={line} />
            ))}
          </ul>
        </Disclosure>
      ))}
    </div>
  );
}

function Line({ line }: { readonly line: CardGroup['lines'][number] }) {
  const { icon: Icon, tone } = doseLooks[line.state];
  return (
    <li className={classes.line}>
      <span className={classes.lineIcon} data-tone={tone}>
        <Icon size={20} stroke={2} aria-hidden />
      </span>
      <div>
        <div className="strong">{doseName(line.code)}</div>
        <div className="quiet">{explained(line.reason)}</div>
      </div>
    </li>
  );
}

interface DoseLook {
  readonly icon: typeof IconCalendar;
  readonly tone: 'done' | 'due' | 'danger' | 'quiet' | 'plain';
}

const asStatus = (status: Status, tone: DoseLook['tone']): DoseLook => ({ icon: statuses[status].icon, tone });

/** How a dose's state looks: the icons of the one table of statuses, and three that only the card needs. */
const doseLooks: Readonly<Record<CardState, DoseLook>> = {
  given: asStatus('given', 'done'),
  'given-not-counted': { icon: IconArrowBackUp, tone: 'danger' },
  due: asStatus('due', 'due'),
  overdue: asStatus('overdue', 'danger'),
  upcoming: { icon: IconCalendar, tone: 'plain' },
  waiting: { icon: IconHourglass, tone: 'plain' },
  closed: asStatus('missed', 'quiet'),
  'not-applicable': asStatus('waived', 'quiet'),
};
