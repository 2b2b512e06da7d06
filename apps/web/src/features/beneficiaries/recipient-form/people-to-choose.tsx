import type { ComponentProps } from 'react';
import type { FoundPerson } from './found-person.ts';
import { PersonFound } from './person-found.tsx';
import type { Recipient } from './recipient.ts';
import classes from './recipient-form.module.css';

interface Props extends Omit<ComponentProps<'ul'>, 'className'> {
  readonly people: readonly FoundPerson[];
  readonly onChoose: (chosen: Pick<Recipient, 'guardian_ben_id' | 'guardian_name'>) => void;
}

/** People of whom one is tapped to be the guardian. */
export function PeopleToChoose({ people, onChoose, ...list }: Props) {
  return (
    <ul {...list} className={classes.list}>
      {people.map((person) => (
        <li key={person.beneficiary_id}>
          <button
            type="button"
            className={classes.person}
            onClick={() => onChoose({ guardian_ben_id: person.beneficiary_id, guardian_name: person.ben_name })}
          >
            <PersonFound person={person} />
          </button>
        </li>
      ))}
    </ul>
  );
}
