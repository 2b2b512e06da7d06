import { displayDate } from '@teeka/domain/format';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { ageWords, genderWords } from '../../../ui/person/age-words.ts';
import { NameReading } from '../../../ui/person/name-reading.tsx';
import { bornOn, type Recipient } from '../recipient-form/recipient.ts';
import classes from '../recipient-form/recipient-form.module.css';
import { useVillageName } from '../recipient-form/use-village-name.ts';

interface Props {
  readonly form: Recipient;
  /** Who is registered with the child. */
  readonly guardian: Recipient | null;
}

/** Who is about to be registered, as it is read to the family before they agree. */
export function ReadBack({ form, guardian }: Props) {
  const { t } = useWords();
  const village = useVillageName(form.village_id);
  return (
    <ul className={`bare-list ${classes.readBack}`}>
      <Who form={form} more={[form.guardian_name.trim().toUpperCase(), village, form.mobile_number]} />
      {guardian ? <Who form={guardian} more={[t('registration:guardian')]} /> : null}
    </ul>
  );
}

function Who({ form, more }: { readonly form: Recipient; readonly more: readonly string[] }) {
  const today = useToday();
  const born = bornOn(form);
  const birth = born ? [form.dob_is_year ? form.birth_year : displayDate(born), ageWords(born, today)] : [];
  const facts = [...birth, genderWords(Number(form.gender)), ...more];
  return (
    <li>
      <strong className="wraps">{form.name.trim().toUpperCase()}</strong>{' '}
      <NameReading name={form.name} typed={form.name_reading} />
      <span className={`${classes.facts} wraps`}>{facts.filter((fact) => fact !== '').join(' · ')}</span>
    </li>
  );
}
