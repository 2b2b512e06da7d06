import { Button } from '@mantine/core';
import type { Role } from '@teeka/contract/roles';
import type { Session } from '@teeka/contract/sessions';
import { displayDate } from '@teeka/domain/format';
import { type ComponentProps, memo } from 'react';
import { useToday } from '../../../platform/clock/index.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import { aboutOnList, pageOnList } from '../../../records/pregnancies/her-weeks.ts';
import { isSeenOn } from '../../../records/pregnancies/seen-on.ts';
import { careOf } from '../../../records/sessions/care-of.ts';
import type { RosterLine } from '../../../records/sessions/session-now.ts';
import { useView } from '../../../records/workday/index.ts';
import { PersonRow, type Status, StatusBadge } from '../../../ui/index.ts';
import { personPath } from '../../../ui/person/person-path.ts';
import classes from './roster-row.module.css';
import { RowFacts } from './row-facts.tsx';
import { mayReject, targetOf } from './state.ts';

export interface RosterRowProps {
  readonly line: RosterLine;
  readonly session: Session;
  readonly role: Role;
  readonly onReject: ((line: RosterLine) => void) | null;
  readonly onSlot: ((line: RosterLine) => void) | null;
}

/** How an unsettled write about the person is marked; what the server has needs no mark. */
const marks = {
  waiting: 'savedHere',
  sending: 'sending',
  blocked: 'savedHere',
  refused: 'needsYou',
} as const satisfies Record<string, Status>;

/** A person on a list, as the worker knows them; a tap leads to what is next for them. Drawn once while scrolling. */
export const RosterRow = memo(function RosterRow({ line, session, role, onReject, onSlot }: RosterRowProps) {
  const { t } = useWords();
  const today = useToday();
  const view = useView();
  const { person, entry, unsettled } = line;
  const record = view?.rows.people.get(entry.beneficiary_id);
  const village = view?.rows.meta.villages.find((one) => one.village_id === record?.village_id) ?? null;
  const died = record?.deceased_on ?? null;
  const next = targetOf(line, session, { role, died: died !== null });
  const to = next === personPath(entry.beneficiary_id, role) ? pageOnList(entry.beneficiary_id, record) : next;
  const rejects = onReject && mayReject(entry);
  const slots = onSlot && entry.status === 'scheduled' && !died;
  return (
    <div className={`${classes.line} ${rejects || slots ? classes.withAct : ''}`} data-act={slots ? 'slot' : undefined}>
      <PersonRow
        slim
        name={person.ben_name || entry.beneficiary_id}
        about={aboutOnList(person, record, today)}
        guardian={person.guardian_name}
        village={nameHere(village, 'village_name') || (person.village_name ?? '')}
        due={
          <span className={classes.due}>
            {died ? (
              <Fact status="died">{t('beneficiaries:deceased', { date: displayDate(died) })}</Fact>
            ) : (
              <>
                <RowFacts line={line} session={session} today={today} />
                {record && isSeenOn(record, session.date_of_session) ? (
                  <Fact status="given">{t('sessions:antenatalMade')}</Fact>
                ) : null}
              </>
            )}
            {line.byColleague ? <Fact status="savedHere">{t('doses:standing-by-colleague')}</Fact> : null}
            {unsettled && unsettled !== 'done' ? <Fact status={marks[unsettled]} /> : null}
          </span>
        }
        to={to}
      />
      {rejects ? (
        <Act
          aria-label={`${t('sessions:rejectShort', careOf(session))}, ${t('sessions:reject', careOf(session))}: ${person.ben_name}`}
          onClick={() => onReject(line)}
        >
          {t('sessions:rejectShort', careOf(session))}
        </Act>
      ) : null}
      {slots ? (
        <Act aria-label={t('plans:slotChange', { name: person.ben_name })} onClick={() => onSlot(line)}>
          {t('plans:slotSave')}
        </Act>
      ) : null}
    </div>
  );
});

const Fact = (props: ComponentProps<typeof StatusBadge>) => (
  <span className={classes.facts}>
    <StatusBadge {...props} />
  </span>
);

/** What can be done with somebody on a list beside going on with them, in a word. */
const Act = (act: Pick<ComponentProps<'button'>, 'aria-label' | 'onClick' | 'children'>) => (
  <span className={classes.act}>
    <Button variant="default" {...act} />
  </span>
);
