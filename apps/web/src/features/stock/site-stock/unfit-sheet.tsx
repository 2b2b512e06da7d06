import { Radio, Stack } from '@mantine/core';
import { stopBatch } from '@teeka/contract/stock';
import type { Batch } from '@teeka/contract/vaccinations';
import { faultsOf, stopRefusals } from '@teeka/domain/stock';
import { now } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { newId } from '../../../platform/store/index.ts';
import { useForm } from '../../../records/forms/use-form.ts';
import { invalid } from '../../../ui/form/invalid.ts';
import { ReasonField } from '../../../ui/form/reason-field.tsx';
import { tall } from '../../../ui/form/tall.ts';
import { ConfirmSheet, Notice, toast } from '../../../ui/index.ts';
import classes from '../stock.module.css';
import { nothingSaid, reasonOf, seenAt, type Unfit, unfitPlace } from './unfit.ts';

interface Props {
  readonly batch: Batch;
  /** Vaccine and number, as it is called here. */
  readonly name: string;
  /** Code of the vaccine. */
  readonly code: string;
  readonly onClose: () => void;
}

/** A vial that may not be used, and why: nobody is given of its batch at this site any more. Works without network. */
export function UnfitSheet({ batch, name, code, onClose }: Props) {
  const { t } = useWords();
  const form = useForm({ place: unfitPlace, empty: { ...nothingSaid, batch_id: batch.batch_id }, fields: ['reason'] });
  const { value: unfit, refusals, busy } = form;
  const change = (more: Partial<Unfit>) => {
    refusals.clear('reason');
    form.change(more);
  };
  const finish = async () => {
    const at = now();
    const { material_id, batch_number, session_site_id } = batch;
    const input = {
      stop_id: newId(at),
      material_id,
      batch_number,
      session_site_id,
      stopped: true,
      reason: reasonOf(unfit),
      captured_at: seenAt(form, at.toISOString()),
    };
    if (!refusals.show(stopRefusals(input, currentUser()?.role ?? ''))) return;
    if (!(await form.save([{ call: stopBatch, input }], { as: { ...unfit, seen_at: input.captured_at } }))) return;
    toast.success(t('stock:unfitSaved', { name }));
    onClose();
  };
  const refused = unfit.fault === 'other' ? undefined : refusals.of('reason');
  return (
    <ConfirmSheet
      open
      title={t('stock:unfitTitle', { name })}
      confirm={t('stock:unfitSave')}
      onConfirm={() => void finish()}
      onCancel={onClose}
      busy={busy}
      danger
    >
      <div className={classes.fields}>
        {refusals.general ? <Notice>{refusals.general}</Notice> : null}
        <p className="flat">{t('stock:unfitBody')}</p>
        <Radio.Group
          label={t('stock:unfitWhy')}
          withAsterisk
          value={unfit.fault}
          error={refused}
          inputWrapperOrder={['label', 'error', 'input']}
          onChange={(fault) => change({ fault: fault as Unfit['fault'] })}
        >
          <Stack gap={4} mt={4}>
            {[...faultsOf(code), 'other' as const].map((fault) => (
              <Radio
                key={fault}
                value={fault}
                label={t(`stock:fault-${fault}`)}
                styles={tall}
                required
                {...invalid(refused)}
              />
            ))}
          </Stack>
        </Radio.Group>
        {unfit.fault === 'other' ? (
          <ReasonField
            label={t('stock:stopReason')}
            value={unfit.reason}
            onChange={(reason) => change({ reason })}
            refusals={refusals}
          />
        ) : null}
      </div>
    </ConfirmSheet>
  );
}
