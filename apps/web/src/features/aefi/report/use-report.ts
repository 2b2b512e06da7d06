import { useQuery } from '@tanstack/react-query';
import { followUpAefi, getAefiPrefill, getAefiReport, reportAefi } from '@teeka/contract/aefi';
import { type Answers, aefiForm, categoryOf, clusterFactsOf, clusterWith, type VaccineRow } from '@teeka/domain/aefi';
import type { Refusal } from '@teeka/domain/refusal';
import { useMemo } from 'react';
import { send } from '../../../platform/api/index.ts';
import { now, useToday } from '../../../platform/clock/index.ts';
import type { User } from '../../../platform/sign-in/index.ts';
import { newId } from '../../../platform/store/index.ts';
import { useForm } from '../../../records/forms/use-form.ts';
import { useItems, useOnline, usePerson, useView } from '../../../records/workday/index.ts';
import { settledEvents, waitingEvents } from '../detail/state.ts';
import { knownReports } from './known-reports.ts';
import {
  completionOf,
  emptyReport,
  type ReportDraft,
  reportOf,
  reportPlace,
  rowFields,
  saidAnew,
  stepOfPath,
  stepsOf,
  withCluster,
  wrongIn,
} from './state.ts';

const most = 30;
const fields = [
  ...aefiForm.fields.map(({ key }) => `answers.${key}`),
  'vaccines',
  ...Array.from({ length: most }, (_, at) => rowFields.map((field) => `vaccines.${at}.${field}`)).flat(),
];

/** A report as it is filled in: prefilled from the dose, kept as a draft, saved through the outbox. */
export function useReport(user: User, { person, report }: { readonly person: string; readonly report: string }) {
  const today = useToday();
  const view = useView();
  const online = useOnline();
  const here = usePerson(person);
  const items = useItems();
  const known = useMemo(() => knownReports(view, items), [view, items]);
  const form = useForm<ReportDraft>({
    place: reportPlace(person, report),
    empty: emptyReport,
    fields,
    keptAs: `aefi/${report || person}/`,
    opens: (draft, [first]) => ({ ...draft, step: stepOfPath(first?.path) }),
  });
  const { refusals, busy, put: keep, opened } = form;
  const draft = form.ready ? form.value : null;
  const quiet = { quiet: true, silent: true } as const;
  const querySettings = { enabled: online, retry: false, staleTime: Number.POSITIVE_INFINITY } as const;
  const prefilled = useQuery({
    ...querySettings,
    queryKey: ['aefiPrefill', person],
    queryFn: () => send(getAefiPrefill, { beneficiary_reference_id: person }, quiet),
  });
  const earlier = useQuery({
    ...querySettings,
    enabled: online && report !== '',
    // As on the page of the report: requested again whenever the server has taken something about it from this phone.
    queryKey: ['aefiReport', report, settledEvents(items, report)],
    queryFn: () => send(getAefiReport, { beneficiary_reference_id: person, report_id: report }, quiet),
  });
  const beginnings = useQuery({
    // Kept beside the app, not fetched: it comes without network too.
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryKey: ['aefiBeginnings'],
    queryFn: () => import('./prefill.ts'),
  });
  const prefill = useMemo(() => {
    if (!beginnings.data) return null;
    const { prefillOfPhone, prefillOfServer, together } = beginnings.data;
    return together(
      view && here ? prefillOfPhone(view, here, today) : null,
      prefilled.data ? prefillOfServer(prefilled.data) : null,
    );
  }, [beginnings.data, view, here, today, prefilled.data]);

  const began = useMemo(() => ({ notified_at: now().toISOString() }), []);
  const own = { reporter_name: user.display_name, reporter_designation: user.role, notifier_name: '' };
  const waiting = report === '' ? [] : waitingEvents(items, report).filter(({ item }) => item.id !== opened?.item.id);
  const before: Answers = Object.assign({}, earlier.data?.answers, ...waiting.map((event) => event.answers));
  const answered: Answers = {
    ...began,
    ...own,
    ...prefill?.answers,
    ...(here?.record?.deceased_on ? { outcome: 'death', reasons: ['death'] } : {}),
    ...before,
    ...draft?.answers,
  };
  const vaccines = draft?.vaccines ?? (earlier.data?.vaccines.length ? earlier.data.vaccines : prefill?.vaccines) ?? [];
  const { category, because } = categoryOf(answered);
  const onPhone = new Set(known.map(({ report_id }) => report_id));
  const similar = clusterWith(
    clusterFactsOf({
      report_id: report,
      beneficiary_id: person,
      session_id: prefill?.session_id ?? '',
      answers: answered,
      vaccines,
      made_at: began.notified_at,
    }),
    [
      ...known,
      ...(prefilled.data?.similar ?? [])
        .filter(({ report_id }) => !onPhone.has(report_id))
        .map((one) => ({ ...one, beneficiary_id: one.report_id })),
    ],
  );

  const answers = withCluster(answered, {
    isProposed: similar.length > 0,
    byServer: prefilled.data !== undefined,
    isSaid: draft?.answers?.is_cluster !== undefined || earlier.data?.filed_at != null,
  });

  const edit = (part: Partial<ReportDraft>) => {
    if (draft) void keep({ ...draft, ...part });
  };
  const change = (part: Answers) => {
    for (const key of Object.keys(part)) refusals.clear(`answers.${key}`);
    edit({ answers: { ...draft?.answers, ...part } });
  };
  const changeRows = (rows: readonly VaccineRow[]) => edit({ vaccines: rows });
  const goTo = (step: ReportDraft['step']) => edit({ step });
  const refuse = (found: readonly Refusal[]): boolean => {
    if (refusals.show(found)) return false;
    goTo(stepOfPath(found[0]?.path));
    return true;
  };
  const judged = { answers, vaccines };

  /** On to the next step, unless something of this one is wrong in itself; what is missing may come later. */
  const next = () => {
    const steps = stepsOf(user.role);
    const at = steps.indexOf(draft?.step ?? 'event');
    const stage = at === 0 ? 'notice' : 'filing';
    const found = wrongIn(judged, stage, now().getTime()).filter(({ path }) => stepOfPath(path) === steps[at]);
    if (!refuse(found)) goTo(steps[at + 1] ?? 'sign');
  };

  /** Saves on this phone, as a notice or as the whole form. Answers whether it was saved. */
  const finish = async (file: boolean): Promise<boolean> => {
    if (!draft) return false;
    const at = now();
    if (refuse(wrongIn(judged, file ? 'filing' : 'notice', at.getTime()))) return false;
    const about = {
      id: (report === '' && draft.report_id) || newId(at),
      person,
      session: prefill?.session_id ?? '',
      file,
      captured_at: at.toISOString(),
    };
    const completes = report !== '';
    const said = completes ? saidAnew(answers, before) : answers;
    const input = completes ? completionOf({ answers: said, vaccines }, { ...about, report }) : reportOf(judged, about);
    const options = here ? { person: here.person } : {};
    const as = { ...draft, report_id: about.id, answers: said, vaccines };
    return (await form.save([{ call: completes ? followUpAefi : reportAefi, input, options }], { as })) !== null;
  };

  const name = here?.person.ben_name ?? earlier.data?.ben_name ?? '';
  return {
    ready: draft !== null && (view !== null || !prefilled.isLoading) && !earlier.isLoading && !beginnings.isLoading,
    draft,
    name,
    answers,
    vaccines,
    category,
    because,
    similar,
    refusals,
    busy,
    openReports: report === '' ? (prefilled.data?.open_reports ?? []) : [],
    person: here,
    change,
    changeRows,
    goTo,
    next,
    finish,
  };
}

export type OpenReport = ReturnType<typeof useReport>;
