import { displayDate } from '@teeka/domain/format';
import type { Course, CourseDay } from '@teeka/domain/rabies';
import { useWords } from '../../../../platform/language/use-words.ts';
import classes from '../../../../records/bites/bites.module.css';
import { type Status, StatusBadge } from '../../../../ui/index.ts';

const looks = {
  given: 'given',
  due: 'due',
  late: 'overdue',
  exceeded: 'overdue',
  upcoming: 'notYet',
  waiting: 'notYet',
} as const satisfies Record<CourseDay['state'], Status>;

/** The visits of a course, each with its day and where it stands. */
export function CourseDays({ course }: { readonly course: Course }) {
  const { t } = useWords();
  return (
    <ul className="bare-list column">
      {course.days.map((line) => (
        <li key={line.day} className={`ruled ${classes.day}`}>
          <span className="column">
            <span className={classes.name}>{t('bites:dayN', { day: line.day })}</span>
            <span className={classes.quiet}>
              <When line={line} />
            </span>
          </span>
          <StatusBadge status={looks[line.state]}>{t(`bites:day-${line.state}`)}</StatusBadge>
        </li>
      ))}
    </ul>
  );
}

function When({ line }: { readonly line: CourseDay }) {
  const { t } = useWords();
  const { givenOn, planned, inTimeUntil, latest, state, lateBy } = line;
  if (givenOn !== null) return displayDate(givenOn);
  if (planned === null) return null;
  const date = displayDate(planned);
  if (state === 'late') {
    const until = latest === null ? '' : ` · ${t('bites:lastDay', { date: displayDate(latest) })}`;
    return `${date} · ${t('bites:lateBy', { count: lateBy })}${until}`;
  }
  if (state === 'exceeded') return `${date} · ${t('bites:lateBy', { count: lateBy })}`;
  return inTimeUntil !== null && inTimeUntil !== planned ? `${date} – ${displayDate(inTimeUntil)}` : date;
}
