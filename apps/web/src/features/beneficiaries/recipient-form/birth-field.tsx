import { isCivilDate } from '@teeka/domain/calendar';
import type { DayRange } from '@teeka/domain/person';
import { useRef, useState } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import { DateField } from '../../../ui/index.ts';
import { isRequired, type PartProps } from './field-props.ts';

interface Props extends PartProps {
  readonly births: DayRange;
}

/**
 * The date of birth. Type, guardian and photo ID hang on it, so what is typed by halves stays in the field until it is a
 * day or the field is left: correcting one digit must not empty half of the form.
 */
export function BirthField({ births, ...props }: Props) {
  const { form, change, errorOf } = props;
  const { t } = useWords();
  const latest = useRef<string | null>(null);
  const [partial, setPartial] = useState<string | null>(null);
  const keep = (half: string | null) => {
    latest.current = half;
    setPartial(half);
  };
  const leave = () => {
    const half = latest.current;
    keep(null);
    if (half !== null) change({ dob: half });
  };
  return (
    <DateField
      label={t('registration:birthDate')}
      withAsterisk={isRequired(props, 'dob')}
      value={partial ?? form.dob}
      onChange={(dob) => {
        keep(isCivilDate(dob) ? null : dob);
        if (isCivilDate(dob)) change({ dob });
      }}
      min={births.min}
      max={births.max}
      error={errorOf('dob')}
      onLeave={leave}
    />
  );
}
