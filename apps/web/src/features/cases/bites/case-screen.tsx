import { Button } from '@mantine/core';
import { useWords } from '../../../platform/language/use-words.ts';
import { useRefusals } from '../../../ui/form/use-refusals.ts';
import classes from './bites.module.css';
import { BitePage, type BiteProps } from './frame/bite-page.tsx';
import { isVenomKind } from './frame/bite-steps.ts';
import { ChooseKind } from './parts/choose-kind.tsx';
import { problemFields, rabiesProblems, venomProblems } from './problems.ts';
import { CourseToday } from './rabies/course-today.tsx';
import { RabiesForm } from './rabies/rabies-form.tsx';
import { VenomCase } from './venom/venom-case.tsx';
import { VenomForm } from './venom/venom-form.tsx';

/** First step of a case of a bite: what happened, or where its course stands. */
export function CaseScreen() {
  const { t } = useWords();
  const refusals = useRefusals(problemFields);
  const goOn = async ({ visit, goTo }: BiteProps) => {
    const { draft, care, advice, course, today, kind } = visit;
    const venom = isVenomKind(kind);
    const problems = care ? [] : venom ? venomProblems(draft, today) : rabiesProblems(draft, advice, today);
    if (!refusals.show(problems)) return;
    // A visit that was saved before is over: the next steps must not take it up again.
    await visit.change(draft);
    goTo(venom || !course?.next || draft.closing !== '' ? 'summary' : 'vaccination');
  };
  const action = (props: BiteProps) => {
    const { kind, draft, care, course, advice } = props.visit;
    if (kind === null) return null;
    const news = draft.events.length + draft.antivenom.length > 0 || draft.closing !== '';
    const next = course?.next?.state;
    const toGive = next === 'due' || next === 'late';
    if (care && !news && !toGive) return null;
    const woundOnly = !care && !isVenomKind(kind) && advice?.vaccine === 'none';
    return (
      <Button onClick={() => void goOn(props)}>
        {t(woundOnly ? 'bites:woundCareOnly' : 'cases:continue')}
      </Button>
    );
  };
  return (
    <BitePage
      step="case"
      draw={(props) => {
        const { visit } = props;
        const { kind, care } = visit;
        const errorOf = refusals.of;
        return {
          action: action(props),
          content: (
            <div className={classes.stack}>
              {kind === null ? <ChooseKind visit={visit} /> : null}
              {kind === 'bite' || kind === 'prevention' ? (
                care ? (
                  <CourseToday {...props} />
                ) : (
                  <RabiesForm visit={visit} errorOf={errorOf} />
                )
              ) : null}
              {isVenomKind(kind) && !care ? <VenomForm visit={visit} errorOf={errorOf} /> : null}
              {isVenomKind(kind) ? <VenomCase {...props} /> : null}
              {kind === null ? null : (
                <details className={classes.later}>
                  <summary>{t('bites:somethingElse')}</summary>
                  <ChooseKind visit={visit} />
                </details>
              )}
            </div>
          ),
        };
      }}
    />
  );
}
