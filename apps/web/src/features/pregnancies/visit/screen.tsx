import { Button } from '@mantine/core';
import { type Pregnancy, textIn } from '@teeka/domain/pregnancy';
import type { ParamsOf } from '../../../platform/address/params-of.ts';
import { useWords } from '../../../platform/language/index.ts';
import { signedIn, type User } from '../../../platform/sign-in/index.ts';
import { useWatched } from '../../../platform/storage/use-watched.ts';
import { currentPregnancy } from '../../../records/pregnancies/pregnancies-of.ts';
import { visitSteps } from '../../../records/pregnancies/visit/steps.ts';
import { useStanding } from '../../../records/pregnancies/visit/use-standing.ts';
import classes from '../../../records/pregnancies/visit/visit.module.css';
import { VisitFields } from '../../../records/pregnancies/visit/visit-fields.tsx';
import { VisitSummary } from '../../../records/pregnancies/visit/visit-summary.tsx';
import { Notice, Page, SkeletonList, StepHeader, toast } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import { useReturn } from '../../../ui/page/use-return.ts';
import { personPath } from '../../../ui/person/person-path.ts';
import type { Her } from '../parts/her.ts';
import { NotFound } from '../parts/not-found.tsx';
import { useHer } from '../parts/use-her.ts';
import { Again } from './again.tsx';
import { type OpenVisit, useVisit } from './use-visit.ts';

/** An antenatal visit outside of a session: today, or on a day before. */
export function Screen({ benID }: ParamsOf<'pregnancy/$benID/visit'>) {
  const { t } = useWords();
  const signed = useWatched(signedIn);
  const { her, loading } = useHer(benID);
  if (signed.status !== 'in' || loading)
    return (
      <Page deep title={t('pregnancyVisit:title')}>
        <SkeletonList rows={6} />
      </Page>
    );
  if (!her) return <NotFound title={t('pregnancyVisit:title')} />;
  const pregnancy = currentPregnancy(her.pregnancies);
  if (pregnancy) return <VisitForm key={benID} user={signed.user} her={her} pregnancy={pregnancy} />;
  return (
    <Page deep title={her.card.ben_name}>
      <Notice kind="info">{t('pregnancyVisit:notRegistered')}</Notice>
      <LinkButton to={`/pregnancy/${benID}/register`}>{t('pregnancyVisit:register')}</LinkButton>
    </Page>
  );
}

interface Props {
  readonly user: User;
  readonly her: Her;
  readonly pregnancy: Pregnancy;
}

function VisitForm({ user, her, pregnancy: onRecord }: Props) {
  const { t } = useWords();
  const comeBack = useReturn();
  const open = useVisit(user, her, onRecord);
  const { draft, visit, pregnancy, refusals } = open;
  const name = her.card.ben_name;
  const at = visitSteps.indexOf(draft.step);
  const finish = async () => {
    const { refers } = visit;
    if (!(await open.finish())) return;
    toast.success(t(refers ? 'pregnancyVisit:savedReferral' : 'pregnancyVisit:saved'));
    await comeBack(personPath(her.card.beneficiary_id));
  };
  if (!open.ready)
    return (
      <Page deep title={name}>
        <SkeletonList rows={6} />
      </Page>
    );
  const action =
    draft.step === 'summary' ? (
      <Button loading={open.busy} onClick={() => void finish()}>
        {t('pregnancyVisit:save')}
      </Button>
    ) : (
      <Button onClick={open.next}>{t('app:next')}</Button>
    );
  const previous = visitSteps[at - 1];
  return (
    <Page deep title={name} action={action} onBack={previous ? () => open.goTo(previous) : undefined}>
      <StepHeader
        steps={visitSteps.map((key, nth) => ({
          key,
          title: t(`pregnancyVisit:step-${key}`),
          ...(nth < at ? { onGo: () => open.goTo(key) } : {}),
        }))}
        current={at}
      />
      <div className={classes.stack}>
        <Standing pregnancy={pregnancy} open={open} />
        <Again open={open} />
        {refusals.general ? <Notice>{refusals.general}</Notice> : null}
        {draft.step === 'summary' ? (
          <VisitSummary draft={draft} visit={visit} errorOf={refusals.of} onDraft={open.edit} />
        ) : (
          <VisitFields
            step={draft.step}
            pregnancy={pregnancy}
            others={open.others}
            today={open.today}
            facts={visit.facts}
            errorOf={refusals.of}
            onAnswer={open.answer}
          />
        )}
      </div>
    </Page>
  );
}

/** Which visit it is and in which week, on the day that is written. */
function Standing({ pregnancy, open: { visit } }: { readonly pregnancy: Pregnancy; readonly open: OpenVisit }) {
  const standing = useStanding();
  return <p className="quiet wraps">{standing(pregnancy, textIn(visit.facts, 'visited_on'))}</p>;
}
