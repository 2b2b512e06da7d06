import { Button } from '@mantine/core';
import { refusalWords, useWords } from '../../../../platform/language/index.ts';
import { useStanding } from '../../../../records/pregnancies/visit/use-standing.ts';
import classes from '../../../../records/pregnancies/visit/visit.module.css';
import { VisitFields } from '../../../../records/pregnancies/visit/visit-fields.tsx';
import { Notice } from '../../../../ui/index.ts';
import { LinkButton } from '../../../../ui/page/link-button.tsx';
import type { PageProps } from '../../visit/plan.ts';
import { VisitPage } from '../../visit/visit-page.tsx';
import type { AntenatalSave } from './care.ts';
import { type AntenatalVisit, questionSteps, type Written } from './use-antenatal-visit.ts';

type Props = PageProps<AntenatalVisit, AntenatalSave>;

/** The questions of an antenatal visit, page by page; nothing is asked where a visit of the day is on record. */
export function FirstPage(props: Props) {
  const { visit } = props;
  if (!visit.of) return <NotRegistered {...props} />;
  return visit.isOver ? <OnRecord {...props} /> : <Questions {...props} of={visit.of} />;
}

function NotRegistered(props: Props) {
  const { t } = useWords();
  return (
    <VisitPage {...props} action={null}>
      <Notice kind="info">{t('pregnancyVisit:notRegistered')}</Notice>
      <LinkButton to={`/pregnancy/${props.at.beneficiaryId}/register`}>{t('pregnancyVisit:register')}</LinkButton>
    </VisitPage>
  );
}

function OnRecord(props: Props) {
  const { t } = useWords();
  return (
    <VisitPage {...props} action={null}>
      <Notice kind="info">{refusalWords({ code: 'BENANC0002' })}</Notice>
      <LinkButton to={`/pregnancy/${props.at.beneficiaryId}`}>{t('pregnancyPage:openPage')}</LinkButton>
    </VisitPage>
  );
}

function Questions({ of, ...props }: Props & { readonly of: Written }) {
  const { t } = useWords();
  const standing = useStanding();
  const { visit, goTo } = props;
  const { step, today } = visit;
  const { pregnancy, others, filled } = of;
  const nth = questionSteps.indexOf(step);
  const [previous, following] = [questionSteps[nth - 1], questionSteps[nth + 1]];
  const goOn = async () => {
    const wrong = visit.wrongIn(step).length > 0;
    // A visit that was saved before is over: the next steps must not take it up again.
    await visit.change({ ...visit.draft, shown: wrong, step: wrong ? step : (following ?? step) });
    if (!wrong && !following) goTo('summary');
  };
  // The day is not asked: what speaks against it stands above.
  const ofDay = visit.errorOf('visited_on');
  return (
    <VisitPage {...props} action={<Button onClick={() => void goOn()}>{t('app:next')}</Button>}>
      <div className={classes.stack}>
        <p className="quiet wraps">{standing(pregnancy, today)}</p>
        {visit.general.map((sentence) => (
          <Notice key={sentence}>{sentence}</Notice>
        ))}
        {ofDay ? <Notice>{ofDay}</Notice> : null}
        <VisitFields
          key={step}
          ofSession
          step={step}
          pregnancy={pregnancy}
          others={others}
          today={today}
          facts={filled.facts}
          errorOf={visit.errorOf}
          onAnswer={visit.answer}
        />
        {previous ? (
          <Button variant="subtle" onClick={() => visit.edit({ step: previous, shown: false })}>
            {t('app:back')}
          </Button>
        ) : null}
      </div>
    </VisitPage>
  );
}
