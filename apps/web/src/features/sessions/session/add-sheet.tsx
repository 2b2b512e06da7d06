import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { addToOngoingSession } from '@teeka/contract/sessions';
import type { ComponentType, ReactNode } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import type { PersonCard, SessionNow } from '../../../platform/pack/index.ts';
import type { User } from '../../../platform/sign-in/index.ts';
import { useView } from '../../../platform/workday/index.ts';
import { BottomSheet, StatusBadge } from '../../../ui/index.ts';
import { addedFrom, isOnList } from './state.ts';
import { useWrite } from './use-write.ts';

/** Finds people; beside each found one stands what `action` draws. Put in from outside: it is another capability's. */
export type Finder = ComponentType<{ readonly action: (person: PersonCard) => ReactNode }>;

interface Props {
  readonly now: SessionNow;
  readonly user: User;
  readonly finder: Finder;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Search, and add whoever is found to the running session. */
export function AddSheet({ now, user, finder: Find, open, onClose }: Props) {
  const { t } = useWords();
  return (
    <BottomSheet open={open} onClose={onClose} title={t('sessions:addTitle')}>
      <p>{t('sessions:addHelp')}</p>
      <Find action={(person) => <AddButton now={now} user={user} person={person} onAdded={onClose} />} />
    </BottomSheet>
  );
}

interface AddButtonProps {
  readonly now: SessionNow;
  readonly user: User;
  readonly person: PersonCard;
  readonly onAdded?: () => void;
}

/** Puts one found person on the session's list; says so where they are on it already. */
export function AddButton({ now, user, person, onAdded }: AddButtonProps) {
  const { t } = useWords();
  const meta = useView()?.rows.meta;
  const { write, busy } = useWrite();
  if (isOnList(now, person.beneficiary_id)) {
    return <StatusBadge status="given">{t('sessions:alreadyOnList')}</StatusBadge>;
  }
  const add = async () => {
    const input = {
      session_id: now.session.session_id,
      beneficiary_id: person.beneficiary_id,
      added_from: addedFrom(user.role),
      facility_id: meta?.site.facility_id ?? '',
      site_id: now.session.session_site_id,
    };
    const saved = t('sessions:added', { name: person.ben_name });
    if (await write(addToOngoingSession, input, { saved, options: { person } })) onAdded?.();
  };
  return (
    <Button loading={busy} leftSection={<IconPlus size={20} aria-hidden />} onClick={add}>
      {t('sessions:add')}
    </Button>
  );
}
