import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { refusalWords } from '../../../../platform/language/refusal-words.ts';
import { useWords } from '../../../../platform/language/use-words.ts';
import classes from '../../../../records/bites/bites.module.css';
import { Notice, SkeletonList } from '../../../../ui/index.ts';
import { late } from '../../../../ui/late/late.tsx';
import { GivenToday } from '../../visit/given-today.tsx';
import { PaperCard } from '../../visit/paper-card.tsx';
import { CourseToday } from '../rabies/course-today.tsx';
import { RabiesForm } from '../rabies/rabies-form.tsx';
import { BitePage, type BiteProps } from './frame/bite-page.tsx';
import { isVenomKind } from './frame/bite-steps.ts';
import type { OpenBite } from './frame/use-bite-visit.ts';
import { BeginsHere } from './parts/begins-here.tsx';
import { ChooseKind } from './parts/choose-kind.tsx';
import { problemsOf } from './problems.ts';
import { otherRefusals, refusedField } from './refused-fields.ts';
import { hasNews, opensVials } from './vials.ts';
import { isQuiet } from './visit.ts';

/** What was refused is seldom mended, and venom comes when it is needed: an animal's bite opens sooner without both. */
const MendEvent = late(() => import('./correct-event.tsx').then((file) => ({ default: file.MendEvent })));
const SameBite = late(() => import('../venom/same-bite.tsx').then((file) => ({ default: file.SameBite })));
const VenomCase = late(() => import('../venom/venom-case.tsx').then((file) => ({ default: file.VenomCase })));
const VenomForm = late(() => import('../venom/venom-form.tsx').then((file) => ({ default: file.VenomForm })));

/** First step of a case of a bite: what happened, or where its course stands. */
export function Screen() {
  const { t } = useWords();
  const [asked, setAsked] = useState(false);
  const [closing, setClosing] = useState<boolean | null>(null);
  const goOn = async ({ visit, goTo }: BiteProps) => {
    const { draft } = visit;
    setAsked(true);
    if (problemsOf(visit).length > 0) return;
    // A visit that was saved before is over: the next steps must not take it up again.
    await visit.change(draft);
    goTo(opensVials(visit) ? 'vaccination' : 'summary');
  };
  const action = (props: BiteProps) => {
    const { kind, care, course, advice } = props.visit;
    if (kind === null || asksSameBite(props.visit)) return null;
    const news = hasNews(props.visit);
    if (course?.state === 'exceeded' && !news)
      return <Button onClick={() => setClosing(true)}>{t('bites:exceededAct')}</Button>;
    if (care && !news && !opensVials(props.visit)) return null;
    const woundOnly = !care && !isVenomKind(kind) && advice?.vaccine === 'none';
    return <Button onClick={() => void goOn(props)}>{t(woundOnly ? 'bites:woundCareOnly' : 'cases:continue')}</Button>;
  };
  return (
    <BitePage
      step="case"
      draw={(props) => {
        const { visit } = props;
        const { kind, care } = visit;
        if (asksSameBite(visit))
          return {
            action: null,
            content: (
              <BeginsHere kind={kind}>
                <Suspense fallback={<SkeletonList />}>
                  <SameBite visit={visit} />
                </Suspense>
              </BeginsHere>
            ),
          };
        const problems = asked ? problemsOf(visit) : [];
        const errorOf = (field: string) => {
          const found = problems.find(({ path }) => path === field) ?? refusedField(visit, field);
          return found && refusalWords(found);
        };
        return {
          action: action(props),
          content: (
            <BeginsHere kind={kind}>
              <div className={classes.stack}>
                <Suspense>
                  <MendEvent {...props} />
                </Suspense>
                <RefusedVisit visit={visit} />
                {visit.mended ? null : <GivenToday person={visit.person} day={visit.today} />}
                {kind === null ? <ChooseKind visit={visit} /> : null}
                {kind === 'bite' || kind === 'prevention' ? (
                  care ? (
                    <CourseToday {...props} closing={closing} onClosing={setClosing} />
                  ) : (
                    <RabiesForm {...props} errorOf={errorOf} />
                  )
                ) : null}
                {isVenomKind(kind) ? (
                  <Suspense fallback={<SkeletonList />}>
                    {care ? null : <VenomForm visit={visit} errorOf={errorOf} />}
                    <VenomCase {...props} />
                  </Suspense>
                ) : null}
                <PaperCard />
                {kind === null ? null : (
                  <details key={kind} className={classes.later}>
                    <summary>{t('bites:somethingElse')}</summary>
                    <ChooseKind visit={visit} />
                  </details>
                )}
              </div>
            </BeginsHere>
          ),
        };
      }}
    />
  );
}

/** Why the visit that is corrected was refused; what was said of a field stands under it. */
function RefusedVisit({ visit }: { readonly visit: OpenBite }) {
  const { mended, care, opensCase } = visit;
  const { t } = useWords();
  if (!mended) return null;
  return (
    <>
      {[...new Set(otherRefusals(visit).map(refusalWords))].map((sentence) => (
        <Notice key={sentence}>{sentence}</Notice>
      ))}
      {opensCase && care ? <Notice kind="info">{t('bites:intoOpenCase')}</Notice> : null}
    </>
  );
}

/** Must be said before anything is added: an old case left open must not take in what belongs to a new bite. */
const asksSameBite = ({ care, draft, today, mended }: OpenBite): boolean =>
  care !== undefined && !draft.saved && !mended && draft.sameBite === null && isQuiet(care, today);
