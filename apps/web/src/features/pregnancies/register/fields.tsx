import type { PregnancyField } from '@teeka/domain/pregnancy';
import { pregnancyWords } from '../../../records/pregnancies/field-words.ts';
import { FormFields } from '../../../ui/form-fields/form-fields.tsx';
import { inAct } from '../parts/act.ts';
import { daysOfRegistration } from './registration.ts';
import type { OpenRegistration } from './use-registration.ts';

/** Some of the fields of the registration. */
export function Fields({
  open,
  fields,
}: {
  readonly open: OpenRegistration;
  readonly fields: readonly PregnancyField[];
}) {
  const { facts, today, refusals, change } = open;
  return (
    <FormFields
      fields={fields}
      answers={facts}
      words={pregnancyWords('registered')}
      errorOf={refusals.of}
      under={inAct}
      isRequired={({ needed }) => needed === true}
      onAnswer={change}
      daysOf={({ key }) => daysOfRegistration(key, facts, today)}
    />
  );
}
