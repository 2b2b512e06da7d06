import { Button } from '@mantine/core';
import { IconBug, IconDog, IconShieldCheck, IconWaveSine } from '@tabler/icons-react';
import { downloadrwinCertificate } from '@teeka/contract/certificates';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { refusalWords, useWords } from '../../../../platform/language/index.ts';
import { mayAsk } from '../../../../platform/sign-in/index.ts';
import classes from '../../../../records/bites/bites.module.css';
import { PaperButton } from '../../../../records/papers/paper-button.tsx';
import { Disclosure } from '../../../../ui/disclosure/disclosure.tsx';
import { Notice, Section, SkeletonList } from '../../../../ui/index.ts';
import { late } from '../../../../ui/late/late.tsx';
import { GivenToday } from '../../visit/given-today.tsx';
import { PaperCard } from '../../visit/paper-card.tsx';
import type { PageProps } from '../../visit/plan.ts';
import { VisitPage } from '../../visit/visit-page.tsx';
import { type BiteKind, begun, biteKinds, hasMore } from './draft.ts';
import type { BiteSave } from './entries.ts';
import { isQuiet } from './open-case.ts';
import { planOf } from './plan-of.ts';
import { otherRefusals, refusedField } from './refused-fields.ts';
import type { OpenBite } from './use-bite-visit.ts';

/** What was refused is seldom corrected: an animal's bite opens sooner without. */
const CorrectEvent = late(() => import('./correct-event.tsx').then((file) => ({ default: file.CorrectEvent })));
const SameBite = late(() => import('../venom/same-bite.tsx').then((file) => ({ default: file.SameBite })));

/** First step of a case of a bite: what happened, or where its course stands. */
export function FirstPage(props: PageProps<OpenBite, BiteSave>) {
  const { t } = useWords();
  const [tapped, setTapped] = useState(false);
  const [closing, setClosing] = useState<boolean | null>(null);
  const { visit, goTo } = props;
  const { kind, care, course, advice, draft } = visit;
  const plan = planOf(visit);
  if (asksSameBite(visit)) {
    return (
      <VisitPage {...props} action={null}>
        <BeginsHere kind={kind}>
          <Suspense fallback={<SkeletonList />}>
            <SameBite visit={visit} />
          </Suspense>
        </BeginsHere>
      </VisitPage>
    );
  }
  const problems = care ? [] : plan.problems(visit);
  const errorOf = (field: string) => {
    const found = (tapped ? problems : []).find(({ path }) => path === field) ?? refusedField(visit, field);
    return found && refusalWords(found);
  };
  const goOn = async () => {
    setTapped(true);
    if (problems.length > 0) return;
    // A visit that was saved before is over: the next steps must not take it up again.
    await visit.change(draft);
    goTo(plan.vials?.opens(visit) ? 'vaccination' : 'summary');
  };
  const action = () => {
    const more = hasMore(visit);
    if (course?.state === 'exceeded' && !more)
      return <Button onClick={() => setClosing(true)}>{t('bites:exceededAct')}</Button>;
    if (kind === null || (care && !more && !plan.vials?.opens(visit))) return null;
    const woundOnly = !care && advice?.vaccine === 'none';
    return <Button onClick={() => void goOn()}>{t(woundOnly ? 'bites:woundCareOnly' : 'cases:continue')}</Button>;
  };
  return (
    <VisitPage {...props} action={action()}>
      <BeginsHere kind={kind}>
        <div className={classes.stack}>
          <Suspense>
            <CorrectEvent {...props} />
          </Suspense>
          <RefusedVisit visit={visit} />
          {visit.corrected ? null : <GivenToday person={visit.person} day={visit.today} />}
          {kind === null ? <ChooseKind visit={visit} /> : null}
          <Suspense fallback={<SkeletonList />}>
            <plan.Questions {...props} errorOf={errorOf} closing={closing} onClosing={setClosing} />
          </Suspense>
          <PaperCard />
          {care && mayAsk(downloadrwinCertificate) ? (
            <PaperButton
              paper={{
                kind: 'case',
                person: visit.person.person.beneficiary_id,
                case_id: care.case_id,
                name: visit.person.person.ben_name,
              }}
            />
          ) : null}
          {kind === null ? null : (
            <Disclosure title={t('bites:somethingElse')} key={kind}>
              <ChooseKind visit={visit} />
            </Disclosure>
          )}
        </div>
      </BeginsHere>
    </VisitPage>
  );
}

/** Why the visit that is corrected was refused; what was said of a field stands under it. */
function RefusedVisit({ visit }: { readonly visit: OpenBite }) {
  const { corrected, care, opensCase } = visit;
  const { t } = useWords();
  if (!corrected) return null;
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
const asksSameBite = ({ care, draft, today, corrected }: OpenBite): boolean =>
  care !== undefined && !draft.saved && !corrected && draft.sameBite === null && isQuiet(care, today);

/**
 * What a bite of this kind asks. Another kind may be chosen at the end of a long page: what it asks comes into view and
 * gets the focus, because what is built out of sight looks like nothing.
 */
function BeginsHere({ kind, children }: { readonly kind: BiteKind | null; readonly children: ReactNode }) {
  const start = useRef<HTMLDivElement>(null);
  const before = useRef(kind);
  useEffect(() => {
    if (before.current === kind) return;
    before.current = kind;
    start.current?.scrollIntoView({ block: 'start' });
    start.current?.focus({ preventScroll: true });
  }, [kind]);
  return (
    <div ref={start} tabIndex={-1} className={classes.begins}>
      {children}
    </div>
  );
}

const icons = { bite: IconDog, prevention: IconShieldCheck, snake: IconWaveSine, scorpion: IconBug };

/** The first question at a clinic for bites: what brought the person here. */
function ChooseKind({ visit }: { readonly visit: OpenBite }) {
  const { t } = useWords();
  const { draft, today, onRecord } = visit;
  const choose = (kind: BiteKind) => void visit.change(begun(draft, kind, today, onRecord));
  return (
    <Section title={t('bites:whatHappened')}>
      <ul className={classes.kinds}>
        {biteKinds.map((kind) => {
          const Icon = icons[kind];
          return (
            <li key={kind}>
              <button type="button" className={classes.kind} onClick={() => choose(kind)}>
                <Icon size={36} stroke={1.6} aria-hidden />
                <span className="column">
                  <span className={classes.name}>{t(`bites:kind-${kind}`)}</span>
                  <span className={classes.quiet}>{t(`bites:kindNote-${kind}`)}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
