import { displayDate } from '@teeka/domain/format';
import { observedUntil, rabiesRulesOf } from '@teeka/domain/rabies';
import { useToday } from '../../../../platform/clock/clock.ts';
import { useWords } from '../../../../platform/language/use-words.ts';
import { Section } from '../../../../ui/index.ts';
import { Saved, type SavedProps } from '../bites/saved.tsx';
import { CourseDays } from './course-days.tsx';
import { ReportReaction } from './report-reaction.tsx';

/** A course goes on: the days to come, and what to tell the person. */
export const Success = (props: SavedProps) => (
  <Saved {...props}>
    <Messages visit={props.visit} />
  </Saved>
);

function Messages({ visit }: Pick<SavedProps, 'visit'>) {
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
        <ol className="flat stack-10 indent">
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
