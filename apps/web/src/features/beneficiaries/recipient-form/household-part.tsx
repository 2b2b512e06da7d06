import { type DetailField, householdFields, isApplicable } from '@teeka/domain/beneficiaries';
import { useState } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import { placeRules } from '../../../records/schedule/place-rules.ts';
import { useView } from '../../../records/workday/index.ts';
import { Folded } from '../../../ui/page/folded.tsx';
import { DetailInputs } from './detail-input.tsx';
import type { PartProps } from './field-props.ts';
import { bornOn, type Recipient } from './recipient.ts';
import classes from './recipient-form.module.css';

/** How much of the household a form has. */
export const filledOfHousehold = (form: Recipient): number =>
  householdFields.filter((field) => form[field].trim() !== '').length;

/** What is asked about the household: closed, since no dose waits for it; something wrong within opens it. */
export function HouseholdPart(props: PartProps) {
  const { t } = useWords();
  const { form, errorOf, today } = props;
  const meta = useView()?.rows.meta;
  const programmesOn = meta ? placeRules(meta, Number(form.village_id)).programmesOn : [];
  const isApplicableHere = (field: DetailField) => isApplicable(field, { dob: bornOn(form), today, programmesOn });
  const [open, setOpen] = useState(false);
  const isWrong = householdFields.some((field) => errorOf(field) !== undefined);
  const filled = filledOfHousehold(form);
  return (
    <Folded
      title={t('registration:household')}
      {...(filled > 0 ? { count: filled } : {})}
      open={open || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <div className={classes.fields}>
        <p className="quiet">
          {t(isApplicableHere('worker_category') ? 'registration:householdHelpWorker' : 'registration:householdHelp')}
        </p>
        <DetailInputs {...props} part="household" isApplicable={isApplicableHere} />
      </div>
    </Folded>
  );
}
