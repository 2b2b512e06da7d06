import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { displayDate } from '@teeka/domain/format';
import {
  birthsKey,
  childFieldsOf,
  childrenFollowed,
  isOfChild,
  isOfMother,
  type PregnancyField,
  pregnancyForms,
  stageOn,
} from '@teeka/domain/pregnancy';
import type { ParamsOf } from '../../../platform/address/params-of.ts';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { signedIn } from '../../../platform/sign-in/index.ts';
import { useWatched } from '../../../platform/storage/use-watched.ts';
import { pregnancyWords } from '../../../records/pregnancies/field-words.ts';
import { ReferralSection } from '../../../records/pregnancies/visit/referral-section.tsx';
import { FormFields } from '../../../ui/form-fields/form-fields.tsx';
import { Notice, Page, Section, toast } from '../../../ui/index.ts';
import { NoForm } from '../parts/no-form.tsx';
import { NotFound } from '../parts/not-found.tsx';
import { useHer } from '../parts/use-her.ts';
import { ChildToday } from './child-today.tsx';
import classes from './postnatal.module.css';
import { usePostnatal } from './use-postnatal.ts';

/** A visit to mother and child in the weeks after a delivery. */
export function Screen({ benID }: ParamsOf<'pregnancy/$benID/postnatal'>) {
  const { t } = useWords();
  const heading = t('pregnancyOutcome:postnatalTitle');
  const signed = useWatched(signedIn);
  const { her, loading } = useHer(benID);
  const today = useToday();
  if (loading || signed.status !== 'in') return <NoForm heading={heading} />;
  if (!her) return <NotFound title={heading} />;
  const pregnancy = her.pregnancies.findLast(({ outcome }) => outcome?.kind === 'delivery');
  if (!pregnancy)
    return (
      <NoForm
        heading={heading}
        title={t('pregnancyOutcome:postnatalNone')}
        text={t('pregnancyOutcome:postnatalNoneText')}
      />
    );
  const { deceased_on } = her.woman;
  const seesChild = deceased_on !== null && childrenFollowed(pregnancy, today, her.gone);
  if (!seesChild && stageOn(pregnancy, today, deceased_on) !== 'postnatal')
    return (
      <NoForm
        heading={heading}
        title={t('pregnancyOutcome:postnatalOver')}
        text={t('pregnancyOutcome:postnatalOverText')}
      />
    );
  return <VisitForm key={benID} of={{ benID, her, pregnancy, user: signed.user }} />;
}

const ofMother = pregnancyForms.postnatal.filter(({ key }) => !isOfChild(key) && key !== birthsKey);

function VisitForm({ of }: { readonly of: Parameters<typeof usePostnatal>[0] }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const visit = usePostnatal(of);
  const { benID, her } = of;
  const { refusals, plan, filled } = visit;
  const form = {
    answers: visit.facts,
    words: pregnancyWords('postnatal'),
    errorOf: refusals.of,
    isRequired: ({ needed }: PregnancyField) => needed === true,
    onAnswer: visit.answer,
    daysOf: () => visit.days,
  };
  const save = async () => {
    if (!(await visit.save())) return;
    toast.success(
      filled.referral
        ? t('pregnancyVisit:savedReferral')
        : t('pregnancyOutcome:postnatalSaved', { name: her.card.ben_name }),
    );
    void navigate({ to: `/pregnancy/${benID}`, replace: true });
  };
  if (!visit.ready) return <NoForm heading={her.card.ben_name} />;
  return (
    <Page
      deep
      title={her.card.ben_name}
      action={
        <Button loading={visit.busy} onClick={() => void save()}>
          {t('pregnancyOutcome:postnatalSave')}
        </Button>
      }
    >
      <div className={classes.stack}>
        {refusals.general ? <Notice>{refusals.general}</Notice> : null}
        {visit.leavesOut ? <Notice kind="info">{t('pregnancyOutcome:postnatalLeftOut')}</Notice> : null}
        {plan && plan.days >= 0 ? (
          <div>
            <p className="strong flat">
              {plan.days === 0
                ? t('pregnancyOutcome:postnatalToday')
                : t('pregnancyOutcome:postnatalDay', { days: plan.days })}
            </p>
            {plan.planned === undefined ? null : (
              <p className="quiet flat">{t('pregnancyOutcome:postnatalFor', { day: plan.planned })}</p>
            )}
            {plan.done.length > 0 ? (
              <p className="quiet flat">{t('pregnancyOutcome:postnatalDone', { days: plan.done.join(', ') })}</p>
            ) : null}
            {plan.missing.length > 0 ? (
              <p className="quiet flat">{t('pregnancyOutcome:postnatalMissing', { days: plan.missing.join(', ') })}</p>
            ) : null}
          </div>
        ) : null}
        {visit.motherDiedOn === null ? null : (
          <p className="flat">{t('pregnancyOutcome:postnatalChildOnly', { date: displayDate(visit.motherDiedOn) })}</p>
        )}
        <Section
          title={
            visit.motherDiedOn === null ? t('pregnancyOutcome:postnatalMother') : t('pregnancyOutcome:postnatalVisit')
          }
        >
          <div className="stack-12">
            <FormFields
              fields={visit.motherDiedOn === null ? ofMother : ofMother.filter(({ key }) => !isOfMother(key))}
              {...form}
            />
            {visit.refersMother ? <Notice>{t('pregnancyOutcome:referToday')}</Notice> : null}
          </div>
        </Section>
        {visit.children.map((child) => (
          <ChildToday
            key={child.nth}
            of={child}
            single={visit.children.length === 1}
            state={visit.stateOf(child)}
            reportedOn={visit.reportedOn(child)}
          >
            {/* Nobody is asked for the weight of a child who died. */}
            <FormFields
              fields={childFieldsOf(child.nth).slice(0, visit.stateOf(child) === 'died' ? 1 : undefined)}
              {...form}
            />
          </ChildToday>
        ))}
        {filled.isAlarming || filled.refers !== null ? (
          <ReferralSection
            refers={filled.refers}
            referral={filled.referral ?? {}}
            asksWhom={visit.asksWhom}
            errorOf={refusals.of}
            onRefer={visit.refer}
            onAnswer={visit.answerReferral}
          />
        ) : null}
      </div>
    </Page>
  );
}
