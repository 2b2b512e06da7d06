import { Button } from '@mantine/core';
import { Navigate } from '@tanstack/react-router';
import { displayDate } from '@teeka/domain/format';
import { observedUntil, rabiesRulesOf } from '@teeka/domain/rabies';
import { useState } from 'react';
import { useToday } from '../../../../platform/clock/clock.ts';
import { useWords } from '../../../../platform/language/use-words.ts';
import { DeathTold } from '../../../../records/beneficiaries/death-told.tsx';
import classes from '../../../../records/bites/bites.module.css';
import { VisitLink } from '../../../../records/sessions/visit-link.tsx';
import { Section } from '../../../../ui/index.ts';
import { SavedHere } from '../../visit/saved-here.tsx';
import { useEndVisit } from '../../visit/use-end-visit.ts';
import { CourseDays } from '../rabies/course-days.tsx';
import { ReportReaction } from '../rabies/report-reaction.tsx';
import { afterSaving, diedIn } from './draft.ts';
import { BitePage, type BiteProps } from './frame/bite-page.tsx';
import { bitePath, isVenomKind } from './frame/bite-steps.ts';

/** Last step: saved, where the record is, and what to tell the person. */
export function Screen() {
  const { t } = useWords();
  const endVisit = useEndVisit();
  // The list may still be on its way when the visit is over: until then nothing leads back into the case.
  const [leaves, setLeaves] = useState(false);
  return (
    <BitePage
      step="success"
      draw={(props) => {
        const { visit, at, goTo } = props;
        const { saved } = visit.draft;
        const name = visit.person.person.ben_name;
        if (!saved)
          return { content: leaves ? null : <Navigate to={bitePath('case', at)} search replace />, action: null };
        const next = async () => {
          setLeaves(true);
          await endVisit(at);
          await visit.change(afterSaving(visit.draft));
        };
        const died = diedIn(visit.draft);
        const referred = visit.care?.events.some(({ kind }) => kind === 'referral');
        return {
          action: <Button onClick={() => void next()}>{t('cases:nextPerson')}</Button>,
          content: (
            <div className={classes.stack}>
              <SavedHere items={saved.items} title={t('bites:savedFor', { name })} />
              {died === undefined ? null : <DeathTold beneficiaryId={at.beneficiaryId} day={died} />}
              {referred ? (
                <Button variant="default" onClick={() => goTo('referral')}>
                  {t('bites:referralOpen')}
                </Button>
              ) : null}
              {isVenomKind(visit.kind) ? <VenomMessages /> : <RabiesMessages {...props} />}
              <VisitLink beneficiaryId={at.beneficiaryId} />
            </div>
          ),
        };
      }}
    />
  );
}

function RabiesMessages({ visit }: BiteProps) {
  const { t } = useWords();
  const { course, kind, care, today } = visit;
  const rabies = care?.details.rabies;
  const watched =
    kind === 'bite' && rabies
      ? observedUntil(
          { animal: rabies.animal, bittenOn: rabies.bitten_on ?? today },
          rabiesRulesOf(rabies.rules_version),
        )
      : undefined;
  // A visit that is typed later: what was planned for a day that is over by now is for today.
  const now = useToday();
  const planned = course?.next?.planned;
  const next = planned && planned < now ? now : planned;
  return (
    <>
      {course ? (
        <Section title={t('bites:visits')}>
          <CourseDays course={course} />
        </Section>
      ) : null}
      <Section title={t('bites:tell')}>
        <ol className={classes.tell}>
          {next ? <li>{t('bites:tellNext', { date: displayDate(next) })}</li> : null}
          {kind === 'bite' ? <li>{t('bites:tellWash')}</li> : null}
          {course && course.state !== 'completed' ? <li>{t('bites:tellAll')}</li> : null}
          {watched !== undefined && watched >= now ? (
            <li>{t('bites:tellAnimal', { date: displayDate(watched) })}</li>
          ) : null}
          <li>{t('bites:tellCard')}</li>
        </ol>
      </Section>
      <ReportReaction visit={visit} />
    </>
  );
}

function VenomMessages() {
  const { t } = useWords();
  return (
    <Section title={t('bites:tell')}>
      <ol className={classes.tell}>
        <li>{t('bites:tellVenomSigns')}</li>
        <li>{t('bites:tellVenomStill')}</li>
        <li>{t('bites:tellCard')}</li>
      </ol>
    </Section>
  );
}
