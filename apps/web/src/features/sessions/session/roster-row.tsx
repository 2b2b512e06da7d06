import { ActionIcon } from '@mantine/core';
import { type Icon, IconClockEdit, IconUserX } from '@tabler/icons-react';
import type { Role } from '@teeka/contract/roles';
import type { Session } from '@teeka/contract/sessions';
import { displayDate } from '@teeka/domain/format';
import { type ComponentProps, memo } from 'react';
import { useToday } from '../../../platform/clock/index.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import { careOf } from '../../../records/sessions/care-of.ts';
import type { RosterLine } from '../../../records/sessions/session-now.ts';
import { useView } from '../../../records/workday/index.ts';
import { PersonRow, type Status, StatusBadge } from '../../../ui/index.ts';
import { ageWords, genderWords } from '../../../ui/person/age-words.ts';
import classes from './roster-row.module.css';
import { RowFacts } from './row-facts.tsx';
import { mayReject, targetOf } from './state.ts';

export interface RosterRowProps {
  readonly line: RosterLine;
  readonly session: Session;
  readonly role: Role;
  /** How many chips fit. */
  readonly chips: number;
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
export const RosterRow = memo(function RosterRow({ line, session, role, chips, onReject, onSlot }: RosterRowProps) {
  const { t } = useWords();
  const today = useToday();
  const view = useView();
  const { person, entry, unsettled } = line;
  const record = view?.rows.people.get(entry.beneficiary_id);
  const village = view?.rows.meta.villages.find((one) => one.village_id === record?.village_id) ?? null;
  const died = record?.deceased_on ?? null;
  const to = targetOf(line, session, { role, died: died !== null });
  const about = [person.dob && ageWords(person.dob, today), genderWords(person.gender)].filter(Boolean).join(' · ');
  const rejects = onReject && mayReject(entry);
  const slots = onSlot && entry.status === 'scheduled' && !died;
  return (
    <div className={rejects || slots ? classes.withAct : undefined}>
      <PersonRow
        name={person.ben_name || entry.beneficiary_id}
        about={about}
        guardian={person.guardian_name}
        village={nameHere(village, 'village_name') || (person.village_name ?? '')}
        due={
          <>
            {died ? (
              <Fact status="died">{t('beneficiaries:deceased', { date: displayDate(died) })}</Fact>
            ) : (
              <RowFacts line={line} session={session} today={today} chips={chips} />
            )}
            {line.byColleague ? <Fact status="savedHere">{t('sessions:byColleague')}</Fact> : null}
            {unsettled && unsettled !== 'done' ? <Fact status={marks[unsettled]} /> : null}
          </>
        }
        to={to}
      />
      {rejects ? (
        <SideAct
          icon={IconUserX}
          aria-label={`${t('sessions:reject', careOf(session))}: ${person.ben_name}`}
          title={t('sessions:reject', careOf(session))}
          onClick={() => onReject(line)}
        />
      ) : null}
      {slots ? (
        <SideAct
          icon={IconClockEdit}
          aria-label={t('plans:slotChange', { name: person.ben_name })}
          title={t('plans:slotSave')}
          onClick={() => onSlot(line)}
        />
      ) : null}
    </div>
  );
});

const Fact = (props: ComponentProps<typeof StatusBadge>) => (
  <span className={classes.facts}>
    <StatusBadge {...props} />
  </span>
);

type ActProps = { readonly icon: Icon } & Pick<ComponentProps<'button'>, 'aria-label' | 'title' | 'onClick'>;

/** What can be done with somebody on a list beside going on with them. */
const SideAct = ({ icon: Icon, ...act }: ActProps) => (
  <span className={classes.side}>
    <ActionIcon color="gray" {...act}>
      <Icon size={24} aria-hidden />
    </ActionIcon>
  </span>
);
