import { Button, Textarea } from '@mantine/core';
import { declareBenDeath } from '@teeka/contract/beneficiaries';
import { displayDate } from '@teeka/domain/format';
import { useState } from 'react';
import { now } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { PersonLine } from '../../../records/beneficiaries/person-line.tsx';
import type { PersonNow } from '../../../records/beneficiaries/person-now.ts';
import { useForm } from '../../../records/forms/use-form.ts';
import { BottomSheet, ConfirmSheet, DateField, Notice, toast } from '../../../ui/index.ts';
import { daysOfDeath, deathPlace, emptyDeath, wrongInDeath } from './death-state.ts';
import classes from './profile.module.css';
import type { Declaring } from './use-declaring.ts';

interface Props {
  readonly person: PersonNow;
  readonly declaring: Declaring;
  /** The day that was reported elsewhere. */
  readonly day?: string | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
}

const fields = ['date_of_death', 'remarks'];

/** Declaring a death: the day, cause and place if known; then who and what is asked once more. */
export default function DeathSheet({ person, declaring: { facts, answer }, day = '', open, onClose }: Props) {
  const { t } = useWords();
  const empty = { ...emptyDeath, date_of_death: day };
  const declared = useForm({ place: deathPlace(person.person.beneficiary_id), empty, fields });
  const { value: form, change, refusals } = declared;
  const [asking, setAsking] = useState(false);
  const { min, max } = daysOfDeath(facts, answer);
  const close = () => {
    setAsking(false);
    onClose();
  };
  const confirm = async () => {
    const input = {
      beneficiary_ref_id: person.person.beneficiary_id,
      date_of_death: form.date_of_death,
      remarks: form.remarks.trim(),
      captured_at: now().toISOString(),
    };
    const entry = { call: declareBenDeath, input, options: { person: person.person } };
    if (!(await declared.save([entry]))) return;
    toast.info(t('beneficiaries:deathSaved', { name: person.person.ben_name }));
    close();
    // What follows from it stands at the top of the page.
    window.scrollTo({ top: 0 });
  };
  return (
    <>
      <BottomSheet
        open={open && !asking}
        onClose={close}
        title={t('beneficiaries:deathDeclare')}
        actions={
          <>
            <Button variant="default" onClick={close}>
              {t('app:cancel')}
            </Button>
            <Button color="red" onClick={() => setAsking(refusals.show(wrongInDeath(form, facts, answer)))}>
              {t('app:next')}
            </Button>
          </>
        }
      >
        <PersonLine person={person} />
        <p className={classes.note}>{t('beneficiaries:deathRule')}</p>
        {refusals.general ? <Notice>{refusals.general}</Notice> : null}
        <div className={classes.fields}>
          <DateField
            label={t('beneficiaries:dateOfDeath')}
            withAsterisk
            value={form.date_of_death}
            onChange={(date_of_death) => change({ date_of_death })}
            min={min}
            max={max}
            description={t('beneficiaries:deathDays', { min: displayDate(min), max: displayDate(max) })}
            error={refusals.of('date_of_death')}
          />
          <Textarea
            label={t('beneficiaries:deathRemarks')}
            autosize
            minRows={2}
            maxLength={300}
            value={form.remarks}
            onChange={(event) => change({ remarks: event.currentTarget.value })}
            error={refusals.of('remarks')}
          />
        </div>
      </BottomSheet>
      <ConfirmSheet
        open={open && asking}
        title={t('beneficiaries:deathTitle', { name: person.person.ben_name })}
        confirm={t('beneficiaries:deathConfirm')}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
        busy={declared.busy}
        danger
      >
        <PersonLine person={person} />
        <p>
          <strong>
            {form.date_of_death === '' ? '' : t('beneficiaries:deceased', { date: displayDate(form.date_of_death) })}
          </strong>
        </p>
        {form.remarks.trim() === '' ? null : <p>{form.remarks.trim()}</p>}
        <p className={classes.note}>{t('beneficiaries:deathAfter')}</p>
      </ConfirmSheet>
    </>
  );
}
