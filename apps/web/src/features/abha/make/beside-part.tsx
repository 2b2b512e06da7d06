import { Button, Checkbox } from '@mantine/core';
import { updateBeneficiaryBasicDetails } from '@teeka/contract/beneficiaries';
import { type AbhaLine, abhaSheetOf, besideAccount, isSomebodyElse } from '@teeka/domain/abha';
import { displayDate } from '@teeka/domain/format';
import { useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { now } from '../../../platform/clock/clock.ts';
import { useToday } from '../../../platform/clock/index.ts';
import { refusalWords } from '../../../platform/language/refusal-words.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import type { PersonOnPhone } from '../../../platform/pack/index.ts';
import { editOfRecord, type Taken } from '../../../records/beneficiaries/edit-of-record.ts';
import { renewedAfter } from '../../../records/certificates/renewed-codes.ts';
import beside from '../../../records/identity/beside-table.module.css';
import { Like } from '../../../records/identity/likeness.tsx';
import { useWorkday } from '../../../records/workday/index.ts';
import { isRefused, useAsking } from '../../../ui/form/use-asking.ts';
import { Notice, Section } from '../../../ui/index.ts';
import { genderWords } from '../../../ui/person/age-words.ts';
import type { Profile, Stage } from './flow.ts';
import type { Flow } from './use-flow.ts';

type Field = AbhaLine['field'];

interface Props {
  readonly record: PersonOnPhone;
  readonly flow: Flow;
  readonly stage: Extract<Stage, { at: 'beside' }>;
  readonly onLinked: () => void;
}

/** What the account says of its owner beside the record; what differs is taken over field by field, and then it is linked. */
export function BesidePart({ record, flow, stage, onLinked }: Props) {
  const { t } = useWords();
  const workday = useWorkday();
  const today = useToday();
  const [taken, setTaken] = useState<readonly Field[]>([]);
  const [read, setRead] = useState(false);
  /** Linked, and what was to be taken over is not on the record yet. */
  const [linked, setLinked] = useState(false);
  const edit = useAsking(['read_out']);
  const { profile } = stage;
  const facts = {
    name: record.ben_name,
    dob: record.dob,
    dob_is_year: record.dob_is_year ?? false,
    gender: record.gender,
    mobile: record.mobile,
  };
  const lines = besideAccount(facts, profile);
  const labels: Readonly<Record<Field, string>> = {
    name: t('beneficiaries:name'),
    dob: t('beneficiaries:dateOfBirth'),
    gender: t('beneficiaries:gender'),
    mobile_number: t('abha:mobileOnRecord'),
  };
  if (isSomebodyElse(facts, profile, abhaSheetOf(record.dob, today)))
    return (
      <Section title={t('abha:compare')}>
        <div className="stack">
          <Table lines={lines} labels={labels} />
          <Notice>{refusalWords({ code: 'ABHACC0009' })}</Notice>
          <Button onClick={() => flow.go('look')}>{t('abha:notThem')}</Button>
        </div>
      </Section>
    );
  const takeable = lines.filter((line) => line.takeable);
  const link = async () => {
    if (taken.length > 0 && !edit.refusals.show(read ? [] : [{ code: 'BENDET0003', path: 'read_out' }])) return;
    // First whether it is theirs: of an account that is not linked nothing comes onto the record.
    if (!linked && !(await flow.link())) return;
    setLinked(true);
    workday?.renew();
    if (taken.length > 0) {
      const input = editOfRecord(record, valuesOf(profile, taken), now().toISOString());
      const save = () => send(updateBeneficiaryBasicDetails, input, { quiet: true, ownRefusals: true });
      const said = await edit.ask(() => renewedAfter(workday, record.beneficiary_id, save));
      if (isRefused(said)) return;
      workday?.renew();
    }
    onLinked();
  };
  const toggle = (field: Field, on: boolean) => {
    edit.refusals.show([]);
    setTaken(on ? [...taken, field] : taken.filter((one) => one !== field));
  };
  return (
    <Section title={t('abha:compare')}>
      <div className="stack">
        <p className="flat" role="status">
          {stage.isNew ? t('abha:made') : t('abha:existed')}
        </p>
        <p className="flat wraps">
          <strong>{profile.abha_number}</strong>
          <br />
          {profile.abha_address}
        </p>
        <Table lines={lines} labels={labels} />
        <p className="quiet flat">{t('abha:compareHelp')}</p>
        {takeable.map(({ field, theirs }) => (
          <Checkbox
            key={field}
            label={`${t('abha:takeOver', { field: labels[field] })} · ${shown(field, theirs)}`}
            checked={taken.includes(field)}
            onChange={({ currentTarget }) => toggle(field, currentTarget.checked)}
          />
        ))}
        {taken.length > 0 ? (
          <Checkbox
            label={t('abha:readOut')}
            checked={read}
            onChange={({ currentTarget }) => {
              edit.refusals.clear('read_out');
              setRead(currentTarget.checked);
            }}
            error={edit.refusals.of('read_out')}
          />
        ) : null}
        {linked ? <Notice kind="info">{t('abha:linkedOnly')}</Notice> : null}
        {edit.refusals.general ? <Notice>{edit.refusals.general}</Notice> : null}
        {flow.refusals.general ? <Notice>{flow.refusals.general}</Notice> : null}
        <Button loading={flow.busy || edit.busy} onClick={() => void link()}>
          {taken.length > 0 ? t('abha:takeAndLink') : t('abha:link')}
        </Button>
        {linked ? (
          <Button variant="subtle" onClick={onLinked}>
            {t('abha:withoutTaking')}
          </Button>
        ) : (
          <Button variant="subtle" onClick={() => flow.go('look')}>
            {t('abha:notThem')}
          </Button>
        )}
      </div>
    </Section>
  );
}

interface TableProps {
  readonly lines: readonly AbhaLine[];
  readonly labels: Readonly<Record<Field, string>>;
}

function Table({ lines, labels }: TableProps) {
  const { t } = useWords();
  return (
    <table className={beside.compare}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('identity:onRecord')}</th>
          <th scope="col">{t('abha:onAbha')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ field, ours, theirs, likeness }) => (
          <tr key={field}>
            <th scope="row">{labels[field]}</th>
            <td>{shown(field, ours)}</td>
            <td>
              {shown(field, theirs)}
              <Like likeness={likeness} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A value as it is read. */
function shown(field: Field, value: string): string {
  if (value === '') return '–';
  if (field === 'gender') return genderWords(Number(value));
  return field === 'dob' && value.length > 4 ? displayDate(value) : value;
}

/** What the account says in some fields, as the record has them. */
const valuesOf = ({ name, dob, gender, mobile }: Profile, fields: readonly Field[]): Taken => ({
  ...(fields.includes('name') ? { name } : {}),
  ...(fields.includes('dob') && dob ? { dob } : {}),
  ...(fields.includes('gender') && gender ? { gender } : {}),
  ...(fields.includes('mobile_number') ? { mobile_number: mobile } : {}),
});
