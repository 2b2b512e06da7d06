import { Button } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../../../../platform/language/use-words.ts';
import classes from '../../../../records/bites/bites.module.css';
import { Section } from '../../../../ui/index.ts';
import type { BiteProps } from '../bites/use-bite-visit.ts';
import { CourseDays } from './course-days.tsx';
import { EarlierDays } from './earlier-days.tsx';
import { useSaveEarlier } from './use-save-earlier.ts';

/** Asked with a new bite: did another place begin this course? Then it goes on here. */
export function CourseElsewhere({ visit, at }: Pick<BiteProps, 'visit' | 'at'>) {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  const earlier = useSaveEarlier(visit, at);
  const { course, draft } = visit;
  if (!course) return null;
  return (
    <Section title={t('bites:paperDoses')}>
      <div className={classes.fields}>
        {draft.earlierDays.length > 0 ? <CourseDays course={course} /> : null}
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('bites:updatePrevious')}
        </Button>
      </div>
      {asking ? <EarlierDays visit={visit} onClose={() => setAsking(false)} {...earlier} /> : null}
    </Section>
  );
}
