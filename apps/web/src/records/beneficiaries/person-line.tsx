import { today } from '../../platform/clock/clock.ts';
import { ageWords, genderWords } from '../../ui/person/age-words.ts';
import { NameReading } from '../../ui/person/name-reading.tsx';
import classes from './person-line.module.css';
import type { PersonNow } from './person-now.ts';

/** Who this screen is about, in two lines at its top; the name as it is read aloud stands beside it. */
export function PersonLine({ person: { person } }: { readonly person: PersonNow }) {
  const about = [person.dob && ageWords(person.dob, today()), genderWords(person.gender), person.guardian_name];
  return (
    <div className={classes.line}>
      <span className="wraps">
        <strong className={classes.name}>{person.ben_name}</strong> <NameReading name={person.ben_name} />
      </span>
      <span className="quiet">{about.filter(Boolean).join(' · ')}</span>
    </div>
  );
}
