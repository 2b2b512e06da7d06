import { ActionIcon } from '@mantine/core';
import { IconMapPin, IconPhone } from '@tabler/icons-react';
import type { Site } from '@teeka/contract/sites';
import { displayDate } from '@teeka/domain/format';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { wayLink } from '../../../platform/native/way-to.ts';
import { doseName } from '../../../records/schedule/index.ts';
import { DueChips, PersonRow, StatusBadge } from '../../../ui/index.ts';
import { ageWords, genderWords } from '../../../ui/person/age-words.ts';
import { personPath } from '../../../ui/person/person-path.ts';
import classes from './due-list.module.css';
import type { DueLine } from './state.ts';

/** How many chips stand in a row before the rest is counted. */
const chips = 5;

interface Props {
  readonly line: DueLine;
  /** The site that serves the village, if it is known: the map looks for the village near it. */
  readonly near: Site | undefined;
}

/** Somebody to call: who, what is due, and one tap to the phone or the way there. */
export function DueRow({ line, near }: Props) {
  const { t } = useWords();
  const today = useToday();
  const coming = line.doses.filter(({ day }) => day > today);
  const now = line.doses.filter(({ day }) => day <= today);
  const days = [...new Set(coming.map(({ day }) => day))].sort();
  const way = line.village ? wayLink({ ...near, name: line.village }) : null;
  const about = [ageWords(line.dob, today), genderWords(line.gender)].filter(Boolean).join(' · ');
  return (
    <li className={`ruled ${classes.row}`}>
      <PersonRow
        name={line.name || line.id}
        about={about}
        guardian={line.guardian}
        village={line.village}
        due={
          <span className="stack-6">
            {line.leftOut || line.droppedOut ? (
              <span>
                <StatusBadge status="overdue">{t(line.leftOut ? 'due:leftOut' : 'due:droppedOut')}</StatusBadge>
              </span>
            ) : null}
            {now.length > 0 ? (
              <DueChips vaccines={now.map(({ code, overdue }) => ({ name: doseName(code), overdue }))} max={chips} />
            ) : null}
            {days.map((day) => (
              <span key={day} className="quiet">
                {t('due:from', { date: displayDate(day) })}{' '}
                {coming
                  .filter((dose) => dose.day === day)
                  .map(({ code }) => doseName(code))
                  .join(', ')}
              </span>
            ))}
          </span>
        }
        to={personPath(line.id)}
      />
      <span className={classes.acts}>
        {line.mobile ? (
          <ActionIcon
            component="a"
            href={`tel:+91${line.mobile}`}
            variant="light"
            aria-label={t('due:call', { name: line.name })}
            title={t('due:callShort')}
          >
            <IconPhone size={24} aria-hidden />
          </ActionIcon>
        ) : null}
        {way === null ? null : (
          <ActionIcon
            component="a"
            {...way}
            variant="default"
            aria-label={t('due:directions', { village: line.village })}
            title={t('due:directionsShort')}
          >
            <IconMapPin size={24} aria-hidden />
          </ActionIcon>
        )}
      </span>
    </li>
  );
}
