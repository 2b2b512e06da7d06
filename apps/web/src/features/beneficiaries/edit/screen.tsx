import { Button, Checkbox } from '@mantine/core';
import { IconUserQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { getBeneficiaryDetails, updateBeneficiaryBasicDetails } from '@teeka/contract/beneficiaries';
import { useEffect, useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { now, useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import {
  useDraft,
  useItem,
  useOnline,
  usePerson,
  useView,
  useWorkday,
} from '../../../platform/workday/index.ts';
import {
  ConfirmSheet,
  EmptyState,
  Notice,
  Page,
  SkeletonList,
  toast,
  useRefusals,
} from '../../../ui/index.ts';
import { useMended } from '../../../ui/saving/use-mended.ts';
import { useSaving } from '../../../ui/saving/use-saving.ts';
import { DetailsPart } from '../recipient-form/details-part.tsx';
import { PersonPart } from '../recipient-form/person-part.tsx';
import { type Recipient, withChange } from '../recipient-form/recipient.ts';
import classes from '../recipient-form/recipient-form.module.css';
import { formFields } from '../register/steps.ts';
import {
  changedFields,
  type EditRequest,
  editRequest,
  formOfDetails,
  formOfPerson,
  inForm,
  wrongInEdit,
} from './edit.ts';
import { ReadOut } from './read-out.tsx';

interface EditDraft {
  readonly form: Recipient | null;
}
const noDraft: EditDraft = { form: null };

/** Changes of a person's details: typed, read out, confirmed; kept on this phone until the server has them. */
export function Screen() {
  const { t } = useWords();
  const navigate = useNavigate();
  const { benID = '' } = useParams({ strict: false }) as { benID?: string };
  const today = useToday();
  const workday = useWorkday();
  const view = useView();
  const online = useOnline();
  const record = usePerson(benID)?.record ?? null;
  const mended = useItem(useMended());
  const [draft, keep] = useDraft(`edit-beneficiary/${benID}`, noDraft);
  const [asking, setAsking] = useState(false);
  const [readOut, setReadOut] = useState(false);
  const refusals = useRefusals(formFields);
  const { busy, save } = useSaving();
  const { data, isFetching } = useQuery({
    queryKey: ['beneficiaryDetails', benID],
    enabled: online,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: () => send(getBeneficiaryDetails, { beneficiaryId: benID }, { quiet: true, silent: true }),
  });
  const seen = data ? formOfDetails(data) : record ? formOfPerson(record) : null;
  const { show } = refusals;
  const refused = mended?.state === 'refused' ? mended : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refused record that is opened
  useEffect(() => {
    if (refused) show(inForm(refused.refusals));
  }, [refused?.id]);

  const title = t('app:editBeneficiary');
  const back = `/beneficiary/${benID}`;
  if (!seen || !draft || (isFetching && !data))
    return (
      <Page title={title} back={back}>
        {isFetching || !draft ? (
          <SkeletonList rows={6} />
        ) : (
          <EmptyState
            icon={IconUserQuestion}
            title={t('beneficiaries:notFound')}
            text={t('beneficiaries:notFoundWhatNext')}
          />
        )}
      </Page>
    );

  const form = draft.form ?? seen;
  const changed = changedFields(seen, form);
  const change = (part: Partial<Recipient>) => {
    for (const field of Object.keys(part)) refusals.clear(field);
    void keep({ form: withChange(form, part, today) });
  };
  /** A conflict names the version in which the other's value stands: who has seen it may go on from there. */
  const version = Math.max(
    data?.version ?? record?.version ?? 0,
    ...(refused?.refusals ?? []).map(({ values }) => Number(values?.version ?? 0)),
  );
  const request = (read_out: boolean): EditRequest =>
    editRequest(seen, form, { beneficiary_id: benID, version, captured_at: now().toISOString(), read_out });
  const guardian = view?.rows.people.get(form.guardian_ben_id);
  const ask = () => {
    setReadOut(false);
    if (show(wrongInEdit(request(true), today, guardian))) setAsking(true);
  };
  const confirm = async () => {
    if (!workday) return;
    const { outbox } = workday;
    const input = request(readOut);
    const saved = await save(() =>
      refused ? outbox.replace(refused.id, input) : outbox.enqueue(updateBeneficiaryBasicDetails, input),
    );
    if (!saved) return;
    await keep(noDraft);
    toast.success(t('registration:edited'));
    void navigate({ to: back, replace: true });
  };
  const part = { form, change, errorOf: refusals.of };
  const action = (
    <Button disabled={changed.length === 0} onClick={ask}>
      {t('registration:saveEdit')}
    </Button>
  );
  return (
    <Page title={title} back={back} action={action}>
      <div className={classes.stack}>
        {refusals.general ? <Notice>{refusals.general}</Notice> : null}
        {data ? null : <Notice kind="info">{t('registration:editOffline')}</Notice>}
        <PersonPart {...part} />
        <DetailsPart {...part} />
      </div>
      <ConfirmSheet
        open={asking}
        title={t('registration:readOut')}
        confirm={t('registration:saveEdit')}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
        busy={busy}
        disabled={!readOut}
      >
        <ReadOut form={form} changed={changed} />
        <Checkbox
          size="md"
          label={t('registration:readOutTick')}
          checked={readOut}
          onChange={(event) => setReadOut(event.currentTarget.checked)}
        />
      </ConfirmSheet>
    </Page>
  );
}
