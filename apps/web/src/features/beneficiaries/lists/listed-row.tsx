import type { ListedPerson } from '@teeka/contract/beneficiaries/lists';
import { displayDate } from '@teeka/domain/format';
import { photoIdNamed } from '@teeka/domain/identity';
import type { ReactNode } from 'react';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { ageOf } from '../../../records/beneficiaries/age-of.ts';
import { PersonRow, StatusBadge } from '../../../ui/index.ts';
import { documentName } from '../../../ui/person/document-name.ts';
import { personPath } from '../../../ui/person/person-path.ts';
import classes from './lists.module.css';
import { numbersShown } from './state.ts';

interface Props {
  readonly person: ListedPerson;
  readonly status?: ReactNode;
  /** What this list knows of the person: when, where. */
  readonly note: string;
  readonly chips?: ReactNode;
}

/** A kind of photo ID in the reader's language; lists name it as the wire does. */
function idName(type: string): string {
  const known = photoIdNamed(type);
  return known ? documentName(known.id) : type;
}

/** A person in a list of the area; a tap opens their page. */
export function ListedRow({ person, status, note, chips }: Props) {
  const { t } = useWords();
  const today = useToday();
  const page = personPath(person.beneficiary_id);
  const numbers = numbersShown(person);
  const facts = [
    numbers.mobile && t('reports:mobileShown', { number: numbers.mobile }),
    t('reports:referenceShown', { number: numbers.reference }),
    numbers.photoId && person.photo_id_type && `${idName(person.photo_id_type)} ${numbers.photoId}`,
  ];
  return (
    <PersonRow
      name={person.ben_name}
      about={ageOf(person, today)}
      guardian={person.guardian_name}
      village={person.village_name}
      status={
        person.deceased_on ? (
          <StatusBadge status="died">
            {t('beneficiaries:deceased', { date: displayDate(person.deceased_on) })}
          </StatusBadge>
        ) : (
          status
        )
      }
      due={
        <span className="stack-6">
          <span className={classes.facts}>
            {facts.filter(Boolean).map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </span>
          <span className="quiet wraps">{note}</span>
          {chips ? <span className="beside-6">{chips}</span> : null}
        </span>
      }
      to={page}
    />
  );
}
