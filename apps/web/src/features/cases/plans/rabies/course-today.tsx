import { Button } from '@mantine/core';
import { displayDate } from '@teeka/domain/format';
import { Suspense, useState } from 'react';
import { refusalWords } from '../../../../platform/language/refusal-words.ts';
import classes from '../../../../records/bites/bites.module.css';
import { useBiteWords } from '../../../../records/bites/word-fields.tsx';
import { useOpened } from '../../../../records/forms/use-form.ts';
import { Notice, Section } from '../../../../ui/index.ts';
import { late } from '../../../../ui/late/late.tsx';
import type { QuestionProps } from '../bites/plan.ts';
import { Animal } from './animal.tsx';
import { CaseClose } from './case-close.tsx';
import { CourseDays } from './course-days.tsx';
import { EarlierDays } from './earlier-days.tsx';
import { ReportReaction } from './report-reaction.tsx';
import { restartPlace } from './restart-place.ts';
import { RigStanding } from './rig-standing.tsx';

const EndCourse = late(() => import('./end-course.tsx').then((file) => ({ default: file.EndCourse })));

/** An open course: what is to be given today, the days before and to come, and how it may end. */
export function CourseToday({ closing, onClosing, ...props }: Omit<QuestionProps, 'errorOf'>) {
  const { t, say } = useBiteWords();
  const [sheet, setSheet] = useState<'paper' | 'end' | null>(null);
  const { visit, at } = props;
  const refused = useOpened(restartPlace(at));
  const { course, care, draft } = visit;
  const rabies = care?.details.rabies;
  if (!course || !rabies) return null;
  const { next } = course;
  const exceeded = course.state === 'exceeded';
  return (
    <>
      {refused?.item.refusals.map((one) => (
        <Notice key={one.code}>{refusalWords(one)}</Notice>
      ))}
      {exceeded ? <Notice>{t('bites:exceededNotice')}</Notice> : null}
      <Section title={say('regimen', course.regimen.code)}>
        {next?.state === 'upcoming' && next.planned ? (
          <p className={classes.big}>{t('bites:comeBack', { date: displayDate(next.planned) })}</p>
        ) : null}
        {next?.state === 'due' || next?.state === 'late' ? (
          <p className={classes.big}>{t('bites:giveDay', { day: next.day })}</p>
        ) : null}
        <CourseDays course={course} />
      </Section>
      {draft.closing === '' ? null : (
        <Notice kind="info">{t('bites:endsWith', { reason: say('close', draft.closing) })}</Notice>
      )}
      <RigStanding visit={visit} />
      <Animal {...props} />
      <div className={classes.acts}>
        <Button variant="default" onClick={() => setSheet('paper')}>
          {t('bites:paperDoses')}
        </Button>
        <Button variant="default" onClick={() => setSheet('end')}>
          {t('bites:endCourse')}
        </Button>
        <ReportReaction visit={visit} />
      </div>
      {sheet === 'paper' ? <EarlierDays visit={visit} at={at} onClose={() => setSheet(null)} /> : null}
      {sheet === 'end' ? (
        <Suspense>
          <EndCourse onClose={() => setSheet(null)} visit={visit} />
        </Suspense>
      ) : null}
      <CaseClose
        {...props}
        open={exceeded && sheet === null && (closing ?? refused !== null)}
        onClose={() => onClosing(false)}
        onPaper={() => {
          onClosing(false);
          setSheet('paper');
        }}
      />
    </>
  );
}
