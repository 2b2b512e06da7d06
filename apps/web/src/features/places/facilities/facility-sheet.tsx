import { NativeSelect } from '@mantine/core';
import { nameFields, namesOf } from '@teeka/contract/names';
import { type ListedFacility, saveFacility } from '@teeka/contract/places';
import type { CalledArea } from '@teeka/contract/sites';
import { type Names, nameIn } from '@teeka/domain/names';
import { facilityKinds, facilityRefusals } from '@teeka/domain/places';
import type { Refusals } from '@teeka/domain/refusal';
import { useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { now } from '../../../platform/clock/index.ts';
import { activeLanguage, nameHere, useWords } from '../../../platform/language/index.ts';
import { newId } from '../../../platform/store/index.ts';
import { AreaField } from '../../../records/sites/area-field.tsx';
import { useDraft } from '../../../records/workday/index.ts';
import { mark } from '../../../ui/form/required.ts';
import { useAttempt } from '../../../ui/form/use-attempt.ts';
import { ConfirmSheet, Notice, toast } from '../../../ui/index.ts';
import { facilityKindTitle } from '../parts/kind-title.ts';
import { NameFields, nameFieldPaths } from '../parts/name-fields.tsx';
import classes from '../parts/places.module.css';
import { TwinBox } from '../parts/twin-box.tsx';
import { underFreeId } from '../parts/under-free-id.ts';
import { useChange } from '../parts/use-change.ts';
import { useTwin } from '../parts/use-twin.ts';

interface Form {
  readonly facility_id: string;
  readonly names: Names;
  readonly kind: string;
  readonly block: CalledArea | null;
  /** The name of another was read: this is not that one. */
  readonly is_another: boolean;
}

interface Props {
  /** The facility that is changed; without it a new one is made. */
  readonly existing?: ListedFacility;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

const nothing: { readonly form: Form | null } = { form: null };

/** Adds a facility to a block, or changes its name or kind; half-filled it is kept. */
export function FacilitySheet({ existing, onCancel, onDone }: Props) {
  const { t } = useWords();
  const change = useChange();
  const { refusals, busy, attempt } = useAttempt([...nameFieldPaths, 'kind', 'block_code']);
  const [fresh] = useState<Form>(() => formOf(existing));
  const [key] = useState(existing ? `facility/${existing.facility_id}/${existing.version}` : 'facility/new');
  const [draft, keep] = useDraft(key, nothing);
  const twin = useTwin();
  if (!draft) return null;
  const form = draft.form ?? fresh;
  const put = (next: Form) => void keep({ form: next });
  const code = existing ? existing.block_code : form.block?.part.level === 'block' ? form.block.part.code : null;
  const save = async () => {
    if (!refusals.show(refusalsOf(form, code))) return;
    await attempt(async () => {
      const { names, kind, is_another } = form;
      const input = { ...nameFields('name', names), kind, is_another, block_code: code ?? 0 };
      const version = existing?.version ?? null;
      const under = (facility_id: string) =>
        send(saveFacility, { facility_id, ...input, version }, { ownRefusals: true });
      await twin.watch(
        change<unknown>(() => (existing ? under(form.facility_id) : underFreeId(form.facility_id, under))),
      );
      toast.success(t(existing ? 'places:changed' : 'places:added', { name: nameIn(names, activeLanguage()) }));
      await keep(null);
      onDone();
    });
  };
  return (
    <ConfirmSheet
      open
      busy={busy}
      title={existing ? t('places:changeOf', { name: nameHere(existing, 'facility_name') }) : t('places:addFacility')}
      confirm={t(existing ? 'places:save' : 'places:add')}
      onConfirm={() => void save()}
      onCancel={onCancel}
    >
      <div className={classes.form}>
        {refusals.general ? <Notice>{refusals.general}</Notice> : null}
        <NameFields names={form.names} onNames={(names) => put({ ...form, names })} refusals={refusals} />
        {twin.isThere ? (
          <TwinBox isAnother={form.is_another} onAnother={(is_another) => put({ ...form, is_another })} />
        ) : null}
        <NativeSelect
          label={t('places:kind')}
          {...mark(true)}
          value={form.kind}
          error={refusals.of('kind')}
          data={[
            { value: '', label: t('places:chooseKind') },
            ...facilityKinds.map((value) => ({ value, label: facilityKindTitle(value, t) })),
          ]}
          onChange={({ currentTarget }) => {
            refusals.clear('kind');
            put({ ...form, kind: currentTarget.value });
          }}
        />
        {existing ? null : (
          <AreaField
            label={t('places:level_block')}
            {...mark(true)}
            levels={['block']}
            chosen={form.block ? nameHere(form.block, 'area_name') : ''}
            part={form.block?.part ?? null}
            onChoose={(block) => {
              refusals.clear('block_code');
              put({ ...form, block });
            }}
            error={refusals.of('block_code')}
          />
        )}
      </div>
    </ConfirmSheet>
  );
}

const formOf = (existing: ListedFacility | undefined): Form => ({
  facility_id: existing?.facility_id ?? newId(now()),
  names: existing ? namesOf(existing, 'facility_name') : { en: '' },
  kind: existing?.kind ?? '',
  block: null,
  is_another: false,
});

function refusalsOf({ names, kind }: Form, block: number | null): Refusals {
  return [
    ...facilityRefusals({ names, kind }),
    ...(block === null ? [{ code: 'FLDVAL0029', path: 'block_code' } as const] : []),
  ];
}
