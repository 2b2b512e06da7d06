import { type ComponentType, type ReactNode, useState } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import type { PersonCard } from '../../../platform/pack/index.ts';
import type { User } from '../../../platform/sign-in/index.ts';
import type { SessionNow } from '../../../records/sessions/session-now.ts';
import { AddButton } from './add-button.tsx';
import { ColleaguesWaiting } from './colleagues-waiting.tsx';
import { SlotField } from './slot-field.tsx';
import { isComing } from './state.ts';

/** The sheet that finds people; beside each stands what `action` draws. Put in from outside: it is another capability's. */
export type Finder = ComponentType<{
  readonly title: string;
  readonly intro: ReactNode;
  readonly action: (person: PersonCard) => ReactNode;
  readonly onClose: () => void;
}>;

interface Props {
  readonly now: SessionNow;
  readonly user: User;
  readonly finder: Finder;
  readonly onClose: () => void;
}

/** Search, and add whoever is found to the running session, or book them for a coming one. */
export default function AddSheet({ now, user, finder: Find, onClose }: Props) {
  const { t } = useWords();
  const [slot, setSlot] = useState<string | null>(null);
  const coming = isComing(now.session);
  return (
    <Find
      title={t(coming ? 'plans:book' : 'sessions:addTitle')}
      intro={
        <>
          {coming ? <SlotField now={now} value={slot} onChoose={setSlot} /> : null}
          <p>{t('sessions:addHelp')}</p>
          <ColleaguesWaiting />
        </>
      }
      action={(person) => <AddButton now={now} user={user} person={person} slot={slot} onAdded={onClose} />}
      onClose={onClose}
    />
  );
}
