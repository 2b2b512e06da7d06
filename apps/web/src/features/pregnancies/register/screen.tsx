import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { displayDate } from '@teeka/domain/format';
import { isOfEarlier } from '@teeka/domain/pregnancy';
import type { ParamsOf } from '../../../platform/address/params-of.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { Notice, Page, Section, SkeletonList, StepHeader, toast } from '../../../ui/index.ts';
import { Folded } from '../../../ui/page/folded.tsx';
import { inAct } from '../parts/act.ts';
import { NotFound } from '../parts/not-found.tsx';
import classes from '../pregnancies.module.css';
import { EarlierRows } from './earlier-rows.tsx';
import { Fields } from './fields.tsx';
import { bankFields, fieldsOfStep, registrationSteps } from './registration.ts';
import { type OpenRegistration, useRegistration } from './use-registration.ts';

/** A pregnancy is registered, or what was registered is changed: in short steps, of which the first alone is enough. */
export function Screen({ benID }: ParamsOf<'pregnancy/$benID/register'>) {
  return <RegistrationForm key={benID} benID={benID} />;
}

function RegistrationForm({ benID }: { readonly benID: string }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const open = useRegistration(benID);
  const { her, of, step, busy, refusals } = open;
  const back = `/pregnancy/${benID}`;
  const title = t(of?.kind === 'changed' ? 'pregnancyPage:change' : 'pregnancyPage:register');
  if (open.loading)
    return (
      <Page deep title={title}>
        <SkeletonList rows={6} />
      </Page>
    );
  if (!her || !of) return <NotFound title={title} />;
  const died = her.woman.deceased_on;
  if (died !== null)
    return (
      <Page deep title={her.card.ben_name}>
        <Notice kind="info">{t('pregnancyPage:died', { date: displayDate(died) })}</Notice>
      </Page>
    );
  const at = registrationSteps.indexOf(step);
  const isLast = at === registrationSteps.length - 1;
  const save = async () => {
    if (!(await open.save())) return;
    toast.success(t(of.kind === 'changed' ? 'pregnancyPage:changedSaved' : 'pregnancyPage:registeredSaved'));
    void navigate({ to: back, replace: true });
  };
  const action = (
    <div className={classes.actions}>
      <Button variant={isLast ? 'filled' : 'light'} loading={busy} onClick={() => void save()}>
        {t('pregnancyPage:save')}
      </Button>
      {isLast ? null : <Button onClick={open.next}>{t('pregnancyPage:next')}</Button>}
    </div>
  );
  return (
    <Page deep title={title} action={action}>
      <StepHeader
        steps={registrationSteps.map((key) => ({
          key,
          title: t(`pregnancyPage:step-${key}`),
          onGo: () => open.goTo(key),
        }))}
        current={at}
      />
      <div className={classes.stack}>
        <p className={classes.name}>{her.card.ben_name}</p>
        {refusals.general ? <Notice>{refusals.general}</Notice> : null}
        <Section title={t(`pregnancyPage:step-${step}`)}>
          <Fields open={open} fields={fieldsOfStep(step).filter(({ key }) => !isOfEarlier(key))} />
        </Section>
        {step === 'before' ? <EarlierRows open={open} /> : null}
        {step === 'entitled' ? <Bank open={open} /> : null}
      </div>
    </Page>
  );
}

/** Closed, since others look on; open where something of it is refused. The account on record is told by its end. */
function Bank({ open }: { readonly open: OpenRegistration }) {
  const { t } = useWords();
  const isWrong = bankFields.some(({ key }) => open.refusals.of(`${inAct}.${key}`) !== undefined);
  return (
    <Folded title={t('pregnancyPage:bank')} {...(isWrong ? { open: true } : {})}>
      <div className={classes.within}>
        {open.account === '' ? null : <p className="quiet wraps">{t('pregnancyPage:accountStays', open)}</p>}
        <Fields open={open} fields={bankFields} />
      </div>
    </Folded>
  );
}
