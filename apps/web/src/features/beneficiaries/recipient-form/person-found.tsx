import { useToday } from '../../../platform/clock/index.ts';
import { ageAndSex } from '../../../ui/person/age-words.ts';
import type { FoundPerson } from './found-person.ts';
import classes from './recipient-form.module.css';
import { useVillageName } from './use-village-name.ts';

/** Enough to tell a person of this phone from another. */
export function PersonFound({ person }: { readonly person: FoundPerson }) {
  const today = useToday();
  const lives = useVillageName(person.village_id) || (person.village_name ?? '');
  const facts = [ageAndSex(person, today), person.guardian_name, lives];
  return (
    <>
      <strong>{person.ben_name}</strong>
      <span className={classes.facts}>{facts.filter((fact) => fact !== '').join(' · ')}</span>
    </>
  );
}
