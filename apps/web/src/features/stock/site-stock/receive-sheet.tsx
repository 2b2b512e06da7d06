import { Button, NativeSelect, TextInput } from '@mantine/core';
import { receiveBatch } from '@teeka/contract/stock';
import { venomCategory } from '@teeka/domain/sessions';
import { batchState, logisticsOf, receiveRefusals } from '@teeka/domain/stock';
import { countTyped, ownDigits } from '@teeka/domain/text';
import type { ChangeEvent } from 'react';
import { now, useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import type { PackMeta } from '../../../platform/pack/index.ts';
import { newId } from '../../../platform/store/index.ts';
import { useForm } from '../../../records/forms/use-form.ts';
import { materialName } from '../../../records/schedule/dose-words.ts';
import { DateField } from '../../../ui/date-field/date-field.tsx';
import { marksOf } from '../../../ui/form/required.ts';
import { BottomSheet, Notice, toast } from '../../../ui/index.ts';
import classes from '../stock.module.css';
import { deliveryFor, inStock, receiptOf, receivePlace } from './state.ts';

interface Props {
  readonly meta: PackMeta;
  /** The vaccine that somebody came for. */
  readonly material?: number | undefined;
  readonly onClose: () => void;
}

const nothingRead = { batch_number: '', manufacturer: '', expiry_date: '', vials: null, vvm: null };
const missing = (material_id: number) => (material_id === 0 ? [{ code: 'FLDVAL0001', path: 'material_id' }] : []);

const fields = ['material_id', 'batch_number', 'manufacturer', 'expiry_date', 'vials', 'vvm'];

/** Vials that came: read from the box, expired ones are not taken. */
export function ReceiveSheet({ meta, material: wanted, onClose }: Props) {
  const { t } = useWords();
  const today = useToday();
  const form = useForm({ place: receivePlace, empty: deliveryFor(wanted), fields });
  const { value: delivery, change, refusals, busy } = form;
  const material = meta.materials.find((one) => one.material_id === delivery.material_id);
  const hasMonitor = logisticsOf(material?.material_code ?? '')?.vvm === true;
  const same = inStock(meta.batches, delivery);
  const venom = meta.site.session_category_type === venomCategory;
  const offered = meta.materials.filter(
    (one) => (one.material_category === 'Others') === venom && one.doses_per_vial.length > 0,
  );
  const marks = marksOf([...missing(0), ...receiveRefusals(nothingRead, { today, hasMonitor, inStock: undefined })]);
  const finish = async () => {
    const at = now();
    const vials = countTyped(delivery.vials);
    const input = receiptOf(delivery, {
      receipt_id: newId(at),
      batch_id: same?.batch_id ?? newId(at),
      session_site_id: meta.session_site_id,
      captured_at: at.toISOString(),
    });
    if (
      !refusals.show([
        ...missing(delivery.material_id),
        ...receiveRefusals({ ...input, vials }, { today, hasMonitor, inStock: same }),
      ])
    )
      return;
    if (!(await form.save([{ call: receiveBatch, input }]))) return;
    toast.success(t('stock:received'));
    onClose();
  };
  const field = (name: keyof typeof delivery) => ({ ...marks(name), error: refusals.of(name) });
  const text = (name: 'batch_number' | 'manufacturer') => ({
    ...field(name),
    value: delivery[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => change({ [name]: currentTarget.value }),
  });
  const isSoon = /^\d{4}-\d\d-\d\d$/.test(delivery.expiry_date) && batchState(delivery.expiry_date, today) === 'soon';
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={t('stock:receiveTitle')}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('app:cancel')}
          </Button>
          <Button loading={busy} onClick={() => void finish()}>
            {t('stock:receive')}
          </Button>
        </>
      }
    >
      <div className={classes.fields}>
        {refusals.general ? <Notice>{refusals.general}</Notice> : null}
        <NativeSelect
          label={t('stock:whichVaccine')}
          {...field('material_id')}
          value={String(delivery.material_id)}
          onChange={(event) => change({ material_id: Number(event.currentTarget.value), vvm: null })}
          data={[
            { value: '0', label: t('stock:choose') },
            ...offered.map((one) => ({
              value: String(one.material_id),
              label: materialName(one),
            })),
          ]}
        />
        <TextInput label={t('stock:batchNumber')} {...text('batch_number')} maxLength={40} autoComplete="off" />
        <DateField
          label={t('stock:expiry')}
          {...field('expiry_date')}
          min={today}
          value={delivery.expiry_date}
          onChange={(expiry_date) => change({ expiry_date })}
        />
        {isSoon ? <Notice kind="info">{t('stock:soon')}</Notice> : null}
        <TextInput label={t('stock:manufacturer')} {...text('manufacturer')} maxLength={80} />
        <TextInput
          label={t('stock:vials')}
          {...field('vials')}
          inputMode="numeric"
          maxLength={5}
          value={delivery.vials}
          onChange={(event) => change({ vials: ownDigits(event.currentTarget.value) })}
        />
        {hasMonitor ? (
          <NativeSelect
            label={t('stock:vvm')}
            {...field('vvm')}
            value={delivery.vvm === null ? '' : String(delivery.vvm)}
            onChange={(event) => change({ vvm: Number(event.currentTarget.value) || null })}
            data={[
              { value: '', label: t('stock:choose') },
              ...[1, 2, 3, 4].map((n) => ({ value: String(n), label: t('stock:stage', { n }) })),
            ]}
          />
        ) : null}
      </div>
    </BottomSheet>
  );
}
