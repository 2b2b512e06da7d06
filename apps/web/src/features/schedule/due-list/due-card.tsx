import { ActionIcon } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import type { Site } from '@teeka/contract/sites';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { wayLink } from '../../../platform/native/way-to.ts';
import { aboutOnList, pageOnList } from '../../../records/pregnancies/her-weeks.ts';
import { useView } from '../../../records/workday/index.ts';
import { PersonRow } from '../../../ui/index.ts';
import { CallButton } from '../../../ui/person/call-button.tsx';
import { DueDoses } from './due-doses.tsx';
import classes from './due-list.module.css';
import { Missed } from './missed.tsx';
import type { DueLine } from './state.ts';

interface Props {
  readonly line: DueLine;
  /** The site that serves the village, if it is known: the map looks for the village near it. */
  readonly near: Site | undefined;
}

/** Somebody to call where there is no room for a table: who, what is due, and one tap to the phone or the way there. */
export function DueCard({ line, near }: Props) {
  const { t } = useWords();
  const today = useToday();
  const record = useView()?.rows.people.get(line.id);
  const way = line.village ? wayLink({ ...near, name: line.village }) : null;
  return (
    <div className={classes.row}>
      <PersonRow
        name={line.name || line.id}
        about={aboutOnList(line, record, today)}
        guardian={line.guardian}
        village={line.village}
        due={
          <span className="stack-6">
            {line.leftOut || line.droppedOut ? (
              <span>
                <Missed line={line} />
              </span>
            ) : null}
            <DueDoses line={line} />
          </span>
        }
        to={pageOnList(line.id, record)}
      />
      <span className={classes.acts}>
        <CallButton mobile={line.mobile} name={line.name} />
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
    </div>
  );
}
