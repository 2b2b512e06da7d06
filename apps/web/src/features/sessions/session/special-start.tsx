import { Checkbox, Stack, TextInput } from '@mantine/core';
import type { Session } from '@teeka/contract/sessions';
import type { Refusal } from '@teeka/domain/refusal';
import { startRefusals } from '@teeka/domain/sessions';
import { useState } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import { materialName } from '../../../records/schedule/dose-words.ts';
import { careOf } from '../../../records/sessions/care-of.ts';
import { useView } from '../../../records/workday/index.ts';
import { invalid } from '../../../ui/form/invalid.ts';
import { marksOf } from '../../../ui/form/required.ts';
import { tall } from '../../../ui/form/tall.ts';
import { textFields } from '../../../ui/form/text-fields.ts';
import { ConfirmSheet, useRefusals } from '../../../ui/index.ts';
import { specialFor, specialKind } from '../parts/special-words.ts';

/** What the start of a special session says. */
export interface SpecialStart {
  readonly vaccines_confirmed: string[];
  readonly key_facilitator_name: string;
  readonly key_facilitator_designation: string;
  readonly key_facilitator_mobile: string;
}

interface Props {
  readonly session: Session;
  readonly busy: boolean;
  readonly onStart: (said: SpecialStart) => void;
  readonly onClose: () => void;
}

const fields = [
  'vaccines_confirmed',
  'key_facilitator_name',
  'key_facilitator_designation',
  'key_facilitator_mobile',
] as const;

const texts = [
  ['key_facilitator_name', 'plans:facilitatorName', 'text'],
  ['key_facilitator_designation', 'plans:facilitatorDesignation', 'text'],
  ['key_facilitator_mobile', 'plans:facilitatorMobile', 'tel'],
] as const;

const nothingSaid: SpecialStart = {
  vaccines_confirmed: [],
  key_facilitator_name: '',
  key_facilitator_designation: '',
  key_facilitator_mobile: '',
};

function refusalsOf({ special_session_type_id = null, vaccines }: Session, said: SpecialStart): readonly Refusal[] {
  const { key_facilitator_name: name, key_facilitator_designation: designation, key_facilitator_mobile: mobile } = said;
  const { vaccines_confirmed } = said;
  const key_facilitator = { name, designation, mobile };
  return startRefusals({ special_session_type_id, vaccines }, { vaccines_confirmed, key_facilitator });
}

/** Before a special session starts: which vaccines are really there, and who answers for the group. */
export default function SpecialStartSheet({ session, busy, onStart, onClose }: Props) {
  const { t } = useWords();
  const materials = useView()?.rows.meta.materials ?? [];
  const refusals = useRefusals(fields);
  const [said, setSaid] = useState<SpecialStart>({
    vaccines_confirmed: [],
    key_facilitator_name: session.key_facilitator_name ?? '',
    key_facilitator_designation: session.key_facilitator_designation ?? '',
    key_facilitator_mobile: session.key_facilitator_mobile ?? '',
  });
  const textField = textFields({ form: said, put: setSaid, errorOf: refusals.of, clear: refusals.clear });
  const marks = marksOf(refusalsOf(session, nothingSaid));
  const start = () => {
    if (refusals.show(refusalsOf(session, said))) onStart(said);
  };
  return (
    <ConfirmSheet
      open
      title={t('sessions:startTitle')}
      confirm={t('sessions:start')}
      onConfirm={start}
      onCancel={onClose}
      busy={busy}
    >
      <p>
        <strong>{specialKind(session)}</strong>: {specialFor(session)}
      </p>
      <Stack gap="md">
        <Checkbox.Group
          label={t('plans:confirmVaccines', careOf(session))}
          withAsterisk
          description={t('plans:confirmVaccinesHelp', careOf(session))}
          value={said.vaccines_confirmed}
          onChange={(vaccines_confirmed) => {
            refusals.clear('vaccines_confirmed');
            setSaid({ ...said, vaccines_confirmed });
          }}
          error={refusals.of('vaccines_confirmed')}
        >
          <Stack gap={4} mt={4}>
            {session.vaccines.map((code) => (
              <Checkbox
                key={code}
                value={code}
                label={materialName(
                  materials.find(({ material_code }) => material_code === code) ?? {
                    material_code: code,
                    material_name: code,
                  },
                )}
                styles={tall}
                {...invalid(refusals.of('vaccines_confirmed'))}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        <strong>{t('plans:facilitator')}</strong>
        {texts.map(([field, label, type]) => (
          <TextInput key={field} label={t(label)} {...marks(field)} type={type} maxLength={200} {...textField(field)} />
        ))}
      </Stack>
    </ConfirmSheet>
  );
}
