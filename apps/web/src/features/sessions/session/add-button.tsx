import { IconPlus } from '@tabler/icons-react';
import { addToOngoingSession } from '@teeka/contract/sessions';
import { addedFrom } from '@teeka/domain/sessions';
import { useWords } from '../../../platform/language/index.ts';
import type { PersonCard } from '../../../platform/pack/index.ts';
import type { User } from '../../../platform/sign-in/index.ts';
import { careOf } from '../../../records/sessions/care-of.ts';
import type { SessionNow } from '../../../records/sessions/session-now.ts';
import { VisitLink } from '../../../records/sessions/visit-link.tsx';
import { useView } from '../../../records/workday/index.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { FieldError, StatusBadge } from '../../../ui/index.ts';
import { ageRefusal, listOf } from './state.ts';
import { useWrite } from './use-write.ts';

interface AddButtonProps {
  readonly now: SessionNow;
  readonly user: User;
  readonly person: PersonCard;
  /** The slot of a coming session; null when they may come at any time. */
  readonly slot?: string | null;
  readonly onAdded?: () => void;
}

/** Puts one found person on the session's list; whoever is on it already, turned away or not, goes on from here. */
export function AddButton({ now, user, person, slot = null, onAdded }: AddButtonProps) {
  const { t } = useWords();
  const rows = useView()?.rows;
  const { write, busy } = useWrite();
  const list = listOf(now, person.beneficiary_id);
  if (list) {
    const turnedAway = list === 'rejected';
    return (
      <>
        <StatusBadge status={turnedAway ? 'rejected' : 'given'}>
          {turnedAway ? t('sessions:rejected', careOf(now.session)) : t('sessions:alreadyOnList')}
        </StatusBadge>
        <VisitLink beneficiaryId={person.beneficiary_id} />
      </>
    );
  }
  const tooYoungOrOld = ageRefusal(now, person, rows?.people.get(person.beneficiary_id));
  if (tooYoungOrOld) return <FieldError refusal={tooYoungOrOld} />;
  const add = async () => {
    const input = {
      session_id: now.session.session_id,
      beneficiary_id: person.beneficiary_id,
      added_from: addedFrom(user.role),
      facility_id: rows?.meta.site.facility_id ?? '',
      site_id: now.session.session_site_id,
      slot_time: slot,
    };
    const saved = t('sessions:added', { name: person.ben_name });
    if (await write(addToOngoingSession, input, { saved, options: { person } })) onAdded?.();
  };
  return (
    <IconButton icon={IconPlus} loading={busy} onClick={add}>
      {t('sessions:add')}
    </IconButton>
  );
}
