import { useMediaQuery } from '@mantine/hooks';
import { IconArrowBackUp, IconCalendar, IconHourglass } from '@tabler/icons-react';
import { displayDate } from '@teeka/domain/format';
import type { ChartMark, Forecast } from '@teeka/domain/schedule';
import { useMemo } from 'react';
import { useWords } from '../../platform/language/use-words.ts';
import spoken from '../../ui/content/spoken.module.css';
import { type Status, statuses } from '../../ui/status/statuses.ts';
import {
  byAge,
  type Card,
  type CardAge,
  type CardGroup,
  type CardState,
  cardOf,
  explainedLines,
  splitAges,
} from './card-state.ts';
import { ageName, doseName, explained, stateName, vaccineName } from './dose-words.ts';
import classes from './immunisation-card.module.css';

interface Props {
  readonly forecast: Forecast;
  /** Codes of doses that are only on this phone so far. */
  readonly unsent?: ReadonlySet<string>;
  /** Doses given elsewhere, by code and day, and whether somebody has approved them. */
  readonly previous?: Previous;
}

export type Previous = ReadonlyMap<string, 'Pending' | 'Approved'>;
const noPrevious: Previous = new Map();

/** The immunisation card: a picture of vaccines by ages, and below it every dose with its reason in words. */
export function ImmunisationCard({ forecast, unsent, previous = noPrevious }: Props) {
  const wide = useMediaQuery('(min-width: 1100px)', undefined, { getInitialValueInEffect: false });
  const card = useMemo(() => cardOf(forecast), [forecast]);
  const groups = useMemo(() => explainedLines(forecast), [forecast]);
  return (
    <div className={classes.card}>
      {wide ? <WideCard card={card} previous={previous} /> : <NarrowCard card={card} previous={previous} />}
      <Explained groups={groups} unsent={unsent} previous={previous} />
    </div>
  );
}

interface PictureProps {
  readonly card: Card;
  readonly previous: Previous;
}

/** Vaccines by ages as a table. */
function WideCard({ card, previous }: PictureProps) {
  const { t } = useWords();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <div className={classes.scroll} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('beneficiaries:vaccine')}</th>
            {card.columns.map((column) => (
              <th key={column} scope="col">
                {ageName(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {card.rows.map((row) => (
            <tr key={row.vaccine}>
              <th scope="row">{vaccineName(row.vaccine)}</th>
              {row.cells.map((cell, at) => (
                <td key={card.columns[at]}>
                  {cell.marks.map((mark) => (
                    <Mark key={`${mark.code} ${mark.state} ${mark.day}`} mark={mark} previous={previous} />
                  ))}
                  <More count={cell.more} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The same picture age by age: fits a phone without sideways scrolling; what lies far ahead opens on a tap. */
function NarrowCard({ card, previous }: PictureProps) {
  const { t } = useWords();
  const { now, ahead } = splitAges(byAge(card));
  return (
    <div className={classes.ages}>
      {now.map((age) => (
        <Age key={age.age} age={age} previous={previous} />
      ))}
      {ahead.length === 0 ? null : (
        <details>
          <summary className={classes.groupName}>{t('beneficiaries:laterAges')}</summary>
          {ahead.map((age) => (
            <Age key={age.age} age={age} previous={previous} />
          ))}
        </details>
      )}
    </div>
  );
}

function Age({ age: { age, marks, more }, previous }: { readonly age: CardAge; readonly previous: Previous }) {
  return (
    <section className={classes.age}>
      <h3 className="quiet small below-8">{ageName(age)}</h3>
      <ul className={classes.marks}>
        {marks.map((mark) => (
          <li key={`${mark.code} ${mark.state} ${mark.day}`}>
            <Mark mark={mark} previous={previous} named />
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

/** One dose of the picture: icon, word and day; on the narrow card its name too. */
interface MarkProps {
  readonly mark: ChartMark;
  readonly previous: Previous;
  readonly named?: boolean;
}

function Mark({ mark, previous, named = false }: MarkProps) {
  const { t } = useWords();
  const { icon: Icon, tone } = doseLooks[mark.state];
  return (
    <div className={classes.mark} data-tone={tone}>
      <Icon size={18} stroke={2} aria-hidden />
      <div>
        <span className={named ? classes.dose : spoken.spoken}>{doseName(mark.code)}</span>
        <span className={classes.word}>{mark.state === 'waiting' ? t('app:statusNotYet') : stateName(mark.state)}</span>
        {mark.day && mark.state !== 'waiting' ? <span className={classes.day}>{displayDate(mark.day)}</span> : null}
        <Elsewhere status={previous.get(`${mark.code} ${mark.day}`)} />
      </div>
    </div>
  );
}

/** Given elsewhere: said in words, with the standing of the record. */
function Elsewhere({ status }: { readonly status: 'Pending' | 'Approved' | undefined }) {
  const { t } = useWords();
  if (!status) return null;
  return (
    <span className={classes.day}>
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
  readonly unsent: ReadonlySet<string> | undefined;
  readonly previous: Previous;
}

/** Every dose in words: what is due and why, what is not and why not. */
function Explained({ groups, unsent, previous }: ExplainedProps) {
  return (
    <div className={classes.groups}>
      {groups.map((group) => (
        <details key={group.state} className={classes.group} open={group.open}>
          <summary className={classes.groupName}>
            {stateName(group.state)} <span className={classes.count}>{group.lines.length}</span>
          </summary>
          <ul className={classes.lines}>
            {group.lines.map((line) => (
              <Line
                key={line.key}
                line={line}
                unsent={unsent?.has(line.code) ?? false}
                status={previous.get(`${line.code} ${line.day}`)}
              />
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

interface LineProps {
  readonly line: CardGroup['lines'][number];
  readonly unsent: boolean;
  readonly status: 'Pending' | 'Approved' | undefined;
}

function Line({ line, unsent, status }: LineProps) {
  const { t } = useWords();
  const { icon: Icon, tone } = doseLooks[line.state];
  return (
    <li className={classes.line}>
      <span className={classes.lineIcon} data-tone={tone}>
        <Icon size={20} stroke={2} aria-hidden />
      </span>
      <div>
        <div className="strong">{doseName(line.code)}</div>
        <div className="quiet">{explained(line.reason)}</div>
        <Elsewhere status={status} />
        {unsent && line.state === 'given' ? <div className="quiet">{t('beneficiaries:unsent')}</div> : null}
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
