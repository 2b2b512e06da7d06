import { useToday } from '../../../platform/clock/index.ts';
import { nameHere } from '../../../platform/language/name-here.ts';
import type { PersonOnPhone } from '../../../platform/pack/person-card.ts';
import { useView } from '../../../records/workday/index.ts';
import { ageWords, genderWords } from '../../../ui/person/age-words.ts';
import classes from './recipient-form.module.css';

type Shown = Pick<PersonOnPhone, 'ben_name' | 'dob' | 'gender' | 'guardian_name' | 'village_id'> & {
  /** Named by the server, of people from elsewhere. */
  readonly village_name?: string;
};

/** Enough to tell a person of this phone from another. */
export function PersonFound({ person }: { readonly person: Shown }) {
  const today = useToday();
  const village = useView()?.rows.meta.villages.find((one) => one.village_id === person.village_id) ?? null;
  const lives = village ? nameHere(village, 'village_name') : (person.village_name ?? '');
  const facts = [ageWords(person.dob, today), genderWords(person.gender), person.guardian_name, lives];
  return (
    <>
      <strong>{person.ben_name}</strong>
      <span className={classes.facts}>{facts.filter((fact) => fact !== '').join(' · ')}</span>
    </>
  );
}
