import { Button } from '@mantine/core';
import { useState } from 'react';
import { now } from '../../../platform/clock/clock.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { newId } from '../../../platform/store/new-id.ts';
import { keptOpening, keptTimes } from './corrected.ts';
import { PageLeadsTo } from './leads-to.tsx';
import type { AnyVisit, PageProps } from './plan.ts';
import { VisitPage } from './visit-page.tsx';

/** What will be saved. Saving puts case, doses and all that belongs to them on this phone in one go. */
export function SummaryPage<V extends AnyVisit, S>(props: PageProps<V, S>) {
  const { t } = useWords();
  /** What is being saved stays on the screen until it is: on this phone it counts as given, and is offered no more. */
  const [giving, setGiving] = useState<S | null>(null);
  const { visit, plan, at } = props;
  const { corrected, busy, today } = visit;
  const ready = busy && giving ? giving : plan.ready(visit);
  const before = plan.vials ? 'vaccination' : 'case';
  if (visit.draft.saved || !ready) return <PageLeadsTo {...props} step={visit.draft.saved ? 'success' : before} />;
  const finish = async () => {
    setGiving(ready);
    const fresh = () => newId(now());
    const capturedAt = now().toISOString();
    const facts = {
      ...at,
      ...keptTimes(corrected, { today, capturedAt }),
      caseId: visit.care?.case_id ?? corrected?.sent?.caseId ?? fresh(),
      openedAt: keptOpening(corrected, capturedAt),
      newId: fresh,
    };
    // What is saved leads on by itself: to go on from here too, when all is stored, may be after somebody has left.
    await plan.save(visit, ready, facts);
  };
  return (
    <VisitPage
      {...props}
      action={
        <Button loading={busy} onClick={() => void finish()}>
          {plan.saveLabel(ready, t)}
        </Button>
      }
    >
      <plan.Summary visit={visit} save={ready} goTo={props.goTo} />
    </VisitPage>
  );
}
