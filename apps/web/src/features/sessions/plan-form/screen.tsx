import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  addNewSession,
  getPlanChoices,
  getSessionPlan,
  type PlannedSession,
  updateSession,
} from '@teeka/contract/sessions/plans';
import { indianNumber } from '@teeka/domain/format';
import { useState } from 'react';
import type { ParamsOf } from '../../../platform/address/params-of.ts';
import { Failure } from '../../../platform/api/failure.ts';
import { send } from '../../../platform/api/index.ts';
import { now, timeOf, useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { careOf } from '../../../records/sessions/care-of.ts';
import { useNamedSite } from '../../../records/sites/site-field.tsx';
import { useAreas } from '../../../records/sites/use-areas.ts';
import { useDraft, useOnline } from '../../../records/workday/index.ts';
import { marksOf } from '../../../ui/form/required.ts';
import { textFields } from '../../../ui/form/text-fields.ts';
import { Notice, Page, SkeletonList, StepHeader, useRefusals } from '../../../ui/index.ts';
import { NotHere } from '../plans/not-here.tsx';
import { listedOn } from '../plans/state.ts';
import { usePlanAct } from '../plans/use-plan-act.ts';
import { PeoplePart } from './people-part.tsx';
import { PlacePart } from './place-part.tsx';
import classes from './plan-form.module.css';
import {
  emptyPlan,
  formOf,
  formRefusals,
  hearOf,
  type PlanForm,
  type PlanStep,
  planFields,
  planRequest,
  planSteps,
  refusalsUpTo,
  refusedEmpty,
  stepOf,
  underField,
} from './state.ts';
import { WhomPart } from './whom-part.tsx';

const nothing: { readonly form: PlanForm | null } = { form: null };

/** Planning a session, or changing a plan; a half-filled one survives a closed app. */
export function Screen({ planID }: Partial<ParamsOf<'session-plans/$planID'>>) {
  const { t } = useWords();
  const online = useOnline();
  const plan = useQuery({
    queryKey: ['session-plan', planID],
    enabled: online && planID !== undefined,
    queryFn: () => send(getSessionPlan, { session_id: planID ?? '' }, { quiet: true }),
    staleTime: 0,
    gcTime: 0,
  });
  const [draft, keep] = useDraft(`plan/${planID ?? 'new'}`, nothing);
  // Whoever plans for one site alone does not have to choose it.
  const { found } = useAreas({ search: '', levels: ['site'] }, planID === undefined);
  const mine = currentUser()?.session_site_id ?? '';
  const title = t(planID === undefined ? 'plans:plan' : 'plans:edit');
  const waits = !draft || (planID === undefined ? found === null : !plan.data);
  if (waits) {
    return (
      <Page title={title} back="/session-plans">
        <NotHere online={online} failed={false} />
      </Page>
    );
  }
  const ids = (found?.areas ?? []).flatMap(({ part }) => (part.level === 'site' ? part.id : []));
  const first = found?.more || ids.includes(mine) ? mine : ids.length === 1 ? ids[0] : '';
  return (
    <PlanFormPage
      title={title}
      changed={plan.data ?? null}
      begin={draft.form ?? (plan.data ? null : { ...emptyPlan, site: first ?? '' })}
      onKeep={(form) => void keep({ form })}
    />
  );
}

interface PageProps {
  readonly title: string;
  readonly changed: PlannedSession | null;
  /** Null: as the plan is. */
  readonly begin: PlanForm | null;
  readonly onKeep: (form: PlanForm | null) => void;
}

function PlanFormPage({ title, changed, begin, onKeep }: PageProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const today = useToday();
  const online = useOnline();
  const [step, setStep] = useState<PlanStep>('place');
  const [typed, setTyped] = useState<PlanForm | null>(begin);
  const refusals = useRefusals(planFields);
  const act = usePlanAct();
  const site = typed?.site ?? changed?.session_site_id ?? '';
  const named = useNamedSite(site);
  const { data: choices = null, isFetching } = useQuery({
    queryKey: ['plan-choices', site],
    enabled: online && site !== '',
    queryFn: () => send(getPlanChoices, { session_site_id: site }, { quiet: true }),
    staleTime: 60_000,
  });
  const all = choices?.vaccines.map(({ material_code }) => material_code) ?? [];
  const form = typed ?? (changed && choices ? formOf(changed, all) : null);
  if (!form) {
    return (
      <Page title={title} back="/session-plans">
        <SkeletonList rows={6} />
      </Page>
    );
  }
  const change = (some: Partial<PlanForm>) => {
    const next = { ...form, ...some };
    setTyped(next);
    onKeep(next);
    refusals.show([]);
  };
  const known = {
    choices,
    today,
    time: timeOf(now()),
    changed: changed && { session_id: changed.session_id, listed: listedOn(changed) },
  };
  const at = planSteps.indexOf(step);
  // What a plan for the site is made of is on its way: nothing can be judged before.
  const asking = isFetching && choices === null;
  const goOn = () => {
    const found = refusalsUpTo(formRefusals(form, known), step);
    if (!refusals.show(found)) return setStep(stepOf(found, step));
    setStep(planSteps[at + 1] ?? 'whom');
    window.scrollTo(0, 0);
  };
  const refused = (error: unknown) => {
    if (!(error instanceof Failure) || error.refusals.length === 0) return refusals.fail(error);
    const found = error.refusals.map(underField);
    refusals.show(found);
    setStep(stepOf(found, step));
  };
  const save = async () => {
    const found = formRefusals(form, known);
    if (!refusals.show(found)) return setStep(stepOf(found, step));
    const request = planRequest(form, all);
    let session_id = changed?.session_id ?? '';
    const saved = changed
      ? await act.act(
          updateSession,
          { ...request, session_id: changed.session_id },
          { done: t('plans:changed'), onError: refused },
        )
      : await act.act(
          addNewSession,
          { ...request, session_site_id: form.site, repeat_weeks: form.repeat, publish: form.publish },
          {
            done: t('plans:planned', { count: form.repeat + 1 }),
            onReply: ({ session_ids: [first = ''] }) => {
              session_id = first;
            },
            onError: refused,
          },
        );
    if (!saved) return;
    onKeep(null);
    void navigate({ to: '/session-plans', state: { saved: { session_id, day: form.date } }, replace: true });
  };
  const { session_category_type = null } = named ?? {};
  const care = careOf(changed ?? (session_category_type === null ? null : { session_category_type }));
  const part = {
    form,
    change,
    errorOf: refusals.of,
    marks: marksOf(refusedEmpty(form.type, today)),
    text: textFields({ form, put: change, errorOf: refusals.of }),
    choices,
    care,
  };
  const changing = changed !== null;
  const hears = changed ? hearOf(form, changed) : 0;
  return (
    <Page
      title={title}
      back="/session-plans"
      action={
        <>
          {at > 0 ? (
            <Button variant="default" onClick={() => setStep(planSteps[at - 1] ?? 'place')}>
              {t('plans:previous')}
            </Button>
          ) : null}
          {step === 'whom' ? (
            <Button loading={act.busy} disabled={!online} onClick={() => void save()}>
              {t(changing ? 'plans:saveChange' : 'plans:save')}
            </Button>
          ) : (
            <Button loading={asking} onClick={goOn}>
              {t('plans:next')}
            </Button>
          )}
        </>
      }
    >
      <StepHeader
        current={at}
        steps={planSteps.map((key, index) => ({
          key,
          title: t(`plans:step-${key}`, care),
          ...(index < at ? { onGo: () => setStep(key) } : {}),
        }))}
      />
      <div className={classes.stack}>
        {online ? null : <Notice kind="info">{t('plans:offline')}</Notice>}
        {refusals.general ? <Notice>{refusals.general}</Notice> : null}
        {step === 'place' ? <PlacePart {...part} changing={changing} /> : null}
        {step === 'people' ? <PeoplePart {...part} /> : null}
        {step === 'whom' ? <WhomPart {...part} changing={changing} /> : null}
        {hears > 0 ? <Notice kind="info">{t('plans:hearsMoved', { n: indianNumber(hears) })}</Notice> : null}
      </div>
    </Page>
  );
}
