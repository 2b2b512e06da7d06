import { Button, NativeSelect, TextInput } from '@mantine/core';
import { followUpAefi } from '@teeka/contract/aefi';
import { causalityClasses, type FollowUpKind, followUp, formField, isNeeded } from '@teeka/domain/aefi';
import { now } from '../../../platform/clock/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { newId } from '../../../platform/store/new-id.ts';
import { useForm, useOpened } from '../../../records/forms/use-form.ts';
import { mark } from '../../../ui/form/required.ts';
import { BottomSheet, Notice, toast } from '../../../ui/index.ts';
import classes from '../aefi.module.css';
import { AefiFields } from '../parts/aefi-fields.tsx';
import { useAefiWords } from '../parts/use-aefi-words.ts';
import type { Report } from './screen.tsx';
import { emptyFollowUp, followUpPlace, type KeptFollowUp, outcomeFields } from './state.ts';

/** What the sheet needs of a report; without network it may be all that is known. */
export type ReportInShort = Pick<Report, 'report_id' | 'beneficiary_id' | 'category' | 'answers'>;

interface Props {
  readonly report: ReportInShort;
  /** The whole report, by which a step is judged here; null where only the server can judge it. */
  readonly whole: Report | null;
  readonly kind: FollowUpKind;
  readonly onClose: () => void;
}

const fields = ['external_case_id', 'causality', 'note', ...outcomeFields.map((key) => `answers.${key}`)];

/** One step of the follow-up: what it asks, and saved through the outbox; nothing earlier is changed. */
export function FollowUpSheet({ report, whole, kind, onClose }: Props) {
  const { t } = useAefiWords();
  const place = followUpPlace(report);
  const opened = useOpened<KeptFollowUp>(place);
  const form = useForm<KeptFollowUp>({
    place,
    empty: { ...emptyFollowUp, kind },
    fields,
    fresh: opened?.value.kind !== kind,
  });
  const { refusals, busy } = form;
  const { kind: _, ...typed } = form.value;
  const answers = { ...report.answers, ...typed.answers };
  const finish = async () => {
    const at = now();
    const { report_id, beneficiary_id } = report;
    const captured_at = at.toISOString();
    const about = { event_id: newId(at), report_id, beneficiary_reference_id: beneficiary_id, kind, captured_at };
    const input = { ...about, ...typed, note: typed.note.trim() };
    const step = { ...typed, kind, vaccines: null, file: false, captured_at };
    const outcome = whole && followUp(whole, step, currentUser()?.role ?? '');
    if (!refusals.show(outcome && 'refused' in outcome ? outcome.refused : [])) return;
    if (!(await form.save([{ call: followUpAefi, input }]))) return;
    toast.success(t('aefi:saved'));
    onClose();
  };
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={t(kind === 'answers' ? 'aefi:act-outcome' : `aefi:act-${kind}`)}
      actions={
        <Button loading={busy} onClick={() => void finish()}>
          {t('aefi:save')}
        </Button>
      }
    >
      <div className={classes.fields}>
        {refusals.general ? <Notice>{refusals.general}</Notice> : null}
        {kind === 'answers' ? (
          <AefiFields
            fields={outcomeFields.flatMap((key) => formField(key) ?? [])}
            answers={answers}
            errorOf={refusals.of}
            isRequired={(field) => isNeeded(field, answers, 'filing')}
            onAnswer={(key, value) => form.change({ answers: { ...typed.answers, [key]: value } })}
          />
        ) : null}
        {kind === 'case-id' ? (
          <TextInput
            label={t('aefi:caseId')}
            {...mark(true)}
            maxLength={60}
            value={typed.external_case_id}
            error={refusals.of('external_case_id')}
            onChange={(event) => form.change({ external_case_id: event.currentTarget.value })}
          />
        ) : null}
        {kind === 'closed' && report.category !== 'minor' ? (
          <NativeSelect
            label={t('aefi:causality')}
            {...mark(true)}
            value={typed.causality}
            error={refusals.of('causality')}
            onChange={(event) => form.change({ causality: event.currentTarget.value })}
            data={[
              { value: '', label: t('aefi:choose') },
              ...causalityClasses.map((value) => ({ value, label: t(`aefi:causality-${value}`) })),
            ]}
          />
        ) : null}
        <TextInput
          label={t('aefi:note')}
          maxLength={200}
          value={typed.note}
          error={refusals.of('note')}
          onChange={(event) => form.change({ note: event.currentTarget.value })}
        />
      </div>
    </BottomSheet>
  );
}
