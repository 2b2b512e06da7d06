import { Button } from '@mantine/core';
import { Navigate } from '@tanstack/react-router';
import { displayDate } from '@teeka/domain/format';
import { useState } from 'react';
import { now } from '../../../../platform/clock/clock.ts';
import { useWords } from '../../../../platform/language/use-words.ts';
import { newId } from '../../../../platform/store/new-id.ts';
import { doseName } from '../../../../records/schedule/index.ts';
import { Section } from '../../../../ui/index.ts';
import { isUsable } from '../../visit/batch-choices.ts';
import { CasePage, type StepProps } from '../../visit/case-page.tsx';
import { stepPath } from '../../visit/case-steps.ts';
import { keptTimes, sentOf } from '../../visit/corrected.ts';
import classes from '../../visit/visit.module.css';
import { dosesOf, type ReadyDose, visitEntries } from './entries.ts';
import { OtherNote } from './other-note.tsx';
import type { OpenVisit } from './use-visit.ts';
import { answersOf, eventReasonsOf } from './visit.ts';

const readyDoses = (visit: OpenVisit): readonly ReadyDose[] =>
  visit.chosen.flatMap(({ offer, choice }) => (choice && isUsable(choice) ? [{ offer, choice }] : []));

/** Third step: what will be saved. Saving puts case, doses and completion on this phone in one go. */
export function Screen() {
  const { t } = useWords();
  /** What is being saved stays on the screen until it is: on this phone it counts as given, and is offered no more. */
  const [giving, setGiving] = useState<readonly ReadyDose[]>([]);
  const finish = async ({ visit, goTo, at }: StepProps, doses: readonly ReadyDose[]) => {
    setGiving(doses);
    const fresh = () => newId(now());
    const facts = {
      ...at,
      ...keptTimes(visit.mended, { today: visit.day, capturedAt: now().toISOString() }),
      caseId: visit.mended?.sent?.caseId ?? fresh(),
      newId: fresh,
      answers: answersOf(visit.visit, visit.vaccines),
      events: eventReasonsOf(visit.visit, visit.warnings),
      packCursor: visit.meta.cursor,
    };
    const vials = doses.map(({ offer, choice }) => [offer.row.vaccine, choice.batch.batch_id]);
    const codes = doses.map(({ offer }) => offer.dose.code);
    const saved = await visit.save(visitEntries(doses, facts), {
      as: {
        ...visit.visit,
        chosen: codes,
        others: codes,
        batches: Object.fromEntries(doses.map(({ offer, choice }) => [offer.dose.code, choice.batch.batch_id])),
        sent: sentOf(dosesOf(doses, facts), facts.caseId, facts.capturedAt),
      },
      stays: (items) => ({
        ...visit.visit,
        saved: { items: items.map(({ id }) => id), doses: codes, at: facts.capturedAt },
      }),
    });
    if (!saved) return;
    await visit.remember({ ...visit.lastUsed, ...Object.fromEntries(vials) });
    goTo('success');
  };
  return (
    <CasePage
      step="summary"
      title={t('app:vaccinationSummary')}
      draw={(step) => {
        const { visit, at } = step;
        const { busy } = visit;
        if (visit.visit.saved)
          return { content: <Navigate to={stepPath('success', at)} search replace />, action: null };
        const doses = busy ? giving : readyDoses(visit);
        const isReady = doses.length > 0 && doses.length >= visit.chosen.length && visit.visit.screened;
        if (!busy && !isReady) {
          return { content: <Navigate to={stepPath('vaccination', at)} search replace />, action: null };
        }
        return {
          action: (
            <Button loading={busy} onClick={() => void finish(step, doses)}>
              {t('cases:record', { count: doses.length })}
            </Button>
          ),
          content: <Doses doses={doses} visit={visit} />,
        };
      }}
    />
  );
}

function Doses({ doses, visit }: { readonly doses: readonly ReadyDose[]; readonly visit: OpenVisit }) {
  const { t } = useWords();
  const say = t as unknown as (key: string) => string;
  return (
    <Section title={t('cases:summaryTitle', { name: visit.person.person.ben_name })}>
      <ul className={classes.doses}>
        {doses.map(({ offer, choice: { batch } }) => (
          <li key={offer.dose.code} className={classes.dose}>
            <span className={classes.doseText}>
              <span className={classes.name}>{doseName(offer.dose.code)}</span>
              <span>
                {t('cases:batch')} {batch.batch_number}
              </span>
              <span className={classes.quiet}>
                {say(`schedule:site-${offer.row.site}`)} · {displayDate(visit.day)}
              </span>
              {visit.told.includes(offer) ? <OtherNote visit={visit} offer={offer} /> : null}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
