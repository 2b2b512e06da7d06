import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { correctDose, getAllMaterial } from '@teeka/contract/vaccinations';
import { isBiteDose, movedDoseRefusal, withFactsOfAmounts } from '@teeka/domain/bites';
import { nationalSchedule } from '@teeka/domain/schedule';
import { changeReasonRefusal, isSameVial, vialRefusals } from '@teeka/domain/vaccinations';
import { useEffect, useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { now, today } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { newId } from '../../../platform/store/new-id.ts';
import { renewedAfter } from '../../../records/certificates/renewed-codes.ts';
import { materialName } from '../../../records/schedule/dose-words.ts';
import { doseName } from '../../../records/schedule/index.ts';
import { usePerson, useView, useWorkday } from '../../../records/workday/index.ts';
import { ReasonField } from '../../../ui/form/reason-field.tsx';
import { mark } from '../../../ui/form/required.ts';
import { useAttempt } from '../../../ui/form/use-attempt.ts';
import { ConfirmSheet, DateField, Notice, toast } from '../../../ui/index.ts';
import { mayBe } from './may-be.ts';
import type { StorySheetProps } from './stories.ts';

const fields = [
  'reason',
  ...['dose_code', 'given_on', 'material_id', 'batch_number', 'expiry_date'].map((field) => `corrected.${field}`),
];
/** Chosen in place of a vaccine: the others are offered then. */
const another = 'another';
const empty = {
  dose_code: '',
  given_on: '',
  material_id: 0,
  batch_number: '',
  expiry_date: '',
  body_site: '',
  reason: '',
};

/** Puts a dose right: what it should have said, and why. Online only, because others may have changed it. */
export function CorrectSheet({ person, story, onClose, onSaved }: StorySheetProps) {
  const { t } = useWords();
  const workday = useWorkday();
  const meta = useView()?.rows.meta;
  const cases = usePerson(person)?.record?.bite_cases ?? [];
  // Who answers for a place works without a site's pack, and may change vaccine and batch all the same.
  const allMaterials = useQuery({
    queryKey: ['allMaterial'],
    enabled: meta === undefined && story !== null,
    retry: false,
    queryFn: () => send(getAllMaterial, {}, { quiet: true }),
  });
  const materials = meta?.materials ?? allMaterials.data?.materials ?? [];
  const { refusals, busy, attempt } = useAttempt(fields);
  const [form, setForm] = useState(empty);
  const [isAnother, setAnother] = useState(false);
  const change = (more: Partial<typeof empty>) => setForm({ ...form, ...more });
  const details = story?.details;
  const field = <N extends keyof typeof empty>(name: N) => ({
    value: form[name],
    error: refusals.of(`corrected.${name}`),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another dose begins with its own details
  useEffect(() => {
    refusals.show([]);
    setAnother(false);
    if (!details) return;
    const { dose_code, given_on, batch_number, body_site, material_id, expiry_date } = details;
    setForm({
      dose_code,
      given_on,
      batch_number,
      body_site,
      material_id: material_id ?? 0,
      expiry_date: expiry_date ?? '',
      reason: '',
    });
  }, [details]);
  const recorded = { dose_code: details?.dose_code ?? '', material_id: details?.material_id ?? null };
  const offered = materials.filter((one) => mayBe(one, { ...recorded, isAnother }));
  const serving = nationalSchedule.rows.filter(({ code }) =>
    materials.some((one) => one.material_id === form.material_id && one.dose_codes.includes(code)),
  );
  const stocked = (meta?.batches ?? []).find((one) => isSameVial(one, form));
  const asRecorded = cases.flatMap(({ doses }) => doses).find(({ dose_id }) => dose_id === story?.dose_id);
  const { elsewhere } = withFactsOfAmounts(asRecorded ?? {});
  const isOther = details != null && !elsewhere && !isSameVial(details, form);
  // Of a dose given elsewhere nobody may know the vial; of the vial on record nothing is asked again.
  const isNamed = !elsewhere;
  const confirm = () => {
    const corrected = { ...form, expiry_date: form.expiry_date === '' ? null : form.expiry_date };
    const unclear = changeReasonRefusal(form.reason);
    const refused = details ? vialRefusals(details, corrected, { inStock: stocked !== undefined, elsewhere }) : [];
    const moved = story ? movedDoseRefusal(cases, story.dose_id, form.given_on) : undefined;
    const wrong = [...refused, moved && { ...moved, path: 'corrected.given_on' }, unclear];
    if (!refusals.show(wrong.filter((one) => one !== undefined)) || !story) return;
    void attempt(async () => {
      const { reason, ...changed } = corrected;
      const correction = {
        beneficiary_reference_id: person,
        dose_id: story.dose_id,
        reason,
        captured_at: now().toISOString(),
        corrected: {
          ...changed,
          dose_id: newId(now()),
          expiry_date: stocked?.expiry_date ?? changed.expiry_date,
        },
      };
      await renewedAfter(workday, person, () => send(correctDose, correction, { ownRefusals: true }));
      toast.success(t('doses:correctSaved'));
      onSaved();
      onClose();
    });
  };
  return (
    <ConfirmSheet
      open={story !== null}
      title={t('doses:correctTitle')}
      confirm={t('doses:correctSave')}
      onConfirm={confirm}
      onCancel={onClose}
      busy={busy}
    >
      <div className="rows-12">
        {refusals.general ? <Notice>{refusals.general}</Notice> : null}
        <NativeSelect
          label={t('doses:vaccine')}
          {...field('material_id')}
          onChange={({ currentTarget: { value } }) =>
            value === another ? setAnother(true) : change({ material_id: Number(value) })
          }
          data={[
            ...offered.map((one) => ({ value: String(one.material_id), label: materialName(one) })),
            ...(isAnother || isBiteDose(recorded.dose_code)
              ? []
              : [{ value: another, label: t('doses:anotherVaccine') }]),
          ]}
        />
        <NativeSelect
          label={t('doses:dose')}
          {...field('dose_code')}
          onChange={({ currentTarget }) => change({ dose_code: currentTarget.value })}
          data={[...new Set([form.dose_code, ...serving.map(({ code }) => code)])].map((code) => ({
            value: code,
            label: doseName(code),
          }))}
        />
        <DateField
          label={t('doses:givenOn')}
          withAsterisk
          {...field('given_on')}
          max={today()}
          onChange={(given_on) => change({ given_on })}
        />
        <TextInput
          label={t('doses:batchNumber')}
          {...mark(isNamed)}
          {...field('batch_number')}
          maxLength={40}
          onChange={({ currentTarget }) => change({ batch_number: currentTarget.value, expiry_date: '' })}
        />
        {isOther && !stocked ? (
          <DateField
            label={t('stock:expiry')}
            withAsterisk={isNamed}
            {...field('expiry_date')}
            onChange={(expiry_date) => change({ expiry_date })}
          />
        ) : null}
        <ReasonField
          label={t('doses:reason')}
          value={form.reason}
          onChange={(reason) => change({ reason })}
          refusals={refusals}
        />
      </div>
    </ConfirmSheet>
  );
}
