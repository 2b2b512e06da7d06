import { masked } from '@teeka/domain/identity';
import { today } from '../../platform/clock/clock.ts';
import { nameHere, useWords } from '../../platform/language/index.ts';
import { ageWords, genderWords } from '../../ui/person/age-words.ts';
import { NameReading } from '../../ui/person/name-reading.tsx';
import classes from './person-line.module.css';
import type { PersonNow } from './person-now.ts';

interface Props {
  readonly person: PersonNow;
  /** Somebody is about to be treated: where they live and the end of their number stand there too. */
  readonly full?: boolean;
}

/** Who this screen is about, in two or three lines at its top; the name as it is read aloud stands beside it. */
export function PersonLine({ person: { person, record, village }, full = false }: Props) {
  const { t } = useWords();
  const about = [person.dob && ageWords(person.dob, today()), genderWords(person.gender), person.guardian_name];
  const place = nameHere(village, 'village_name') || person.village_name;
  const reached = [place, record?.mobile && `${t('beneficiaries:mobile')} ${masked(record.mobile)}`];
  return (
    <div className={classes.line}>
      <span className="wraps">
        <strong className={classes.name}>{person.ben_name}</strong> <NameReading name={person.ben_name} />
      </span>
      <span className="quiet">{about.filter(Boolean).join(' · ')}</span>
      {full ? <span className="quiet">{reached.filter(Boolean).join(' · ')}</span> : null}
    </div>
  );
}
