import { displayDate } from '@teeka/domain/format';
import { useToday } from '../../../platform/clock/index.ts';
import { doseName } from '../../../records/schedule/dose-words.ts';
import { PersonRow } from '../../../ui/index.ts';
import { ageAndSex } from '../../../ui/person/age-words.ts';
import { personPath } from '../../../ui/person/person-path.ts';
import type { Recipient } from './columns.tsx';
import { EventMark } from './event-mark.tsx';

/** Somebody who received the batch, where there is no room for a table. */
export function RecipientCard({ recipient }: { readonly recipient: Recipient }) {
  const { given_on, dose_code, session_site_name, ben_mobile_number } = recipient;
  const facts = [displayDate(given_on), doseName(dose_code), session_site_name, ben_mobile_number];
  return (
    <PersonRow
      name={recipient.ben_name}
      about={ageAndSex(recipient, useToday())}
      guardian={recipient.guardian_name}
      village={recipient.village_name}
      status={<EventMark recipient={recipient} />}
      due={<span className="quiet wraps">{facts.filter(Boolean).join(' · ')}</span>}
      to={personPath(recipient.beneficiary_id)}
    />
  );
}
