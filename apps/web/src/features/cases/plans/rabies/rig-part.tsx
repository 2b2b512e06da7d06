import { NativeSelect, Switch, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { displayDate, indianNumber } from '@teeka/domain/format';
import { rabiesRules } from '@teeka/domain/rabies';
import { ownDigits } from '@teeka/domain/text';
import { Fragment } from 'react';
import { refusalWords, useWords } from '../../../../platform/language/index.ts';
import classes from '../../../../records/bites/bites.module.css';
import { useBiteWords } from '../../../../records/bites/word-fields.tsx';
import { Notice, Section } from '../../../../ui/index.ts';
import type { VialsProps } from '../../visit/plan.ts';
import { VialSelect } from '../bites/parts/vial-select.tsx';
import type { OpenBite } from '../bites/use-bite-visit.ts';
import { vialFor } from '../bites/vials.ts';
import { type RigPlan, restForMuscle } from './course.ts';
import { givesRig, woundMlOf } from './giving.ts';

/** The immunoglobulin: once, into the wounds, by weight. Where it is not advised nothing is shown. */
export function RigPart({ visit, missing }: VialsProps<OpenBite>) {
  const { t } = useWords();
  const { rig, draft, edit, kind } = visit;
  if (kind !== 'bite' || rig.state === 'not-needed') return null;
  if (rig.state === 'given') {
    return <Notice kind="info">{t('bites:rigGiven', { date: displayDate(rig.on) })}</Notice>;
  }
  const giving = givesRig(visit);
  return (
    <Section title={t('bites:rigTitle')}>
      <div className={classes.fields}>
        {rig.state === 'too-late' ? <Warn>{t('bites:rigTooLate', { date: displayDate(rig.latest) })}</Warn> : null}
        <Switch
          size="md"
          label={t('bites:rigToday')}
          checked={giving}
          onChange={({ currentTarget }) => edit({ rigToday: currentTarget.checked })}
        />
        {giving ? <Amounts visit={visit} missing={missing} /> : null}
        {!giving && rig.state === 'needed' ? (
          <p className={classes.quiet}>{t('bites:rigUntil', { date: displayDate(rig.latest) })}</p>
        ) : null}
        {draft.rigToday === false && rig.state === 'needed' ? <Warn>{t('bites:rigStillNeeded')}</Warn> : null}
      </div>
    </Section>
  );
}

const Warn = ({ children }: { readonly children: string }) => (
  <p className={classes.warn}>
    <IconAlertTriangle size={22} aria-hidden />
    {children}
  </p>
);

function Amounts({ visit, missing }: VialsProps<OpenBite>) {
  const { t, say } = useBiteWords();
  const { draft, edit, plan, care } = visit;
  const { refusal } = woundMlOf(visit);
  const noWeight = !plan;
  return (
    <>
      <NativeSelect
        label={t('bites:rigProduct')}
        value={draft.rigType}
        onChange={({ currentTarget }) => edit({ rigType: currentTarget.value })}
        data={rabiesRules.immunoglobulins.map(({ code }) => ({ value: code, label: say('rig', code) }))}
      />
      {care && (noWeight || draft.weight !== '') ? (
        <TextInput
          label={t('bites:weight')}
          inputMode="decimal"
          maxLength={5}
          value={draft.weight}
          onChange={({ currentTarget }) => edit({ weight: ownDigits(currentTarget.value) })}
          error={missing && noWeight ? t('bites:weightMissing') : undefined}
        />
      ) : null}
      {plan ? <Plan plan={plan} /> : null}
      <TextInput
        label={t('bites:infiltrated')}
        description={t('bites:infiltratedNote')}
        inputMode="decimal"
        maxLength={6}
        value={draft.infiltrated}
        onChange={({ currentTarget }) => edit({ infiltrated: ownDigits(currentTarget.value) })}
        error={refusal && refusalWords(refusal)}
      />
      {refusal ? null : <Rest plan={plan} infiltrated={draft.infiltrated} />}
      <VialSelect
        choice={vialFor(visit, 'RIG', draft.rigType)}
        onChoose={(RIG) => edit({ batches: { ...draft.batches, RIG } })}
        missing={missing}
      />
    </>
  );
}

function Plan({ plan }: { readonly plan: RigPlan }) {
  const { t } = useWords();
  const { iu, ml, vials, aboveLabelMax } = plan;
  const parts: string[] = [t('bites:iu', { iu: indianNumber(iu) })];
  parts.push(ml === null ? t('bites:mlByLabel') : t('bites:ml', { ml }));
  if (vials !== null) parts.push(t('bites:vials', { count: vials }));
  return (
    <>
      <p className={classes.big}>
        {parts.map((part, at) => (
          <Fragment key={part}>
            {at > 0 ? ' · ' : null}
            <span className={classes.part}>{part}</span>
          </Fragment>
        ))}
      </p>
      {aboveLabelMax ? <Warn>{t('bites:aboveLabel')}</Warn> : null}
    </>
  );
}

function Rest({ plan, infiltrated }: { readonly plan: RigPlan | undefined; readonly infiltrated: string }) {
  const { t } = useWords();
  const rest = restForMuscle(plan, infiltrated);
  if (rest === null || rest === 0) return null;
  const key = rabiesRules.restOfRig === 'im-away-from-vaccine' ? 'bites:restIntoMuscle' : 'bites:restLeftOut';
  return <p className={classes.quiet}>{t(key, { ml: rest })}</p>;
}
