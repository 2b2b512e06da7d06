import { Button } from '@mantine/core';
import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useWords } from '../../../../platform/language/use-words.ts';
import classes from '../../../../records/bites/bites.module.css';
import { useListWords } from '../../../../records/bites/word-fields.tsx';
import { Section } from '../../../../ui/index.ts';
import { RigPart } from '../rabies/rig-part.tsx';
import { BitePage, type BiteProps } from './frame/bite-page.tsx';
import { bitePath, isVenomKind } from './frame/bite-steps.ts';
import type { OpenBite } from './frame/use-bite-visit.ts';
import { AmountSheet } from './parts/amount-sheet.tsx';
import { VialSelect } from './parts/vial-select.tsx';
import { givesVaccine, hasNews, opensVials, readySave, vialFor, woundMlOf } from './vials.ts';
import { woundMl } from './visit.ts';

/** Second step of a course: today's dose of vaccine where it is due and, once, the immunoglobulin; each from its vial. */
export function Screen() {
  const { t } = useWords();
  const [asked, setAsked] = useState(false);
  const [asksAmount, setAsksAmount] = useState(false);
  const go = ({ visit, goTo }: BiteProps, isSure = false) => {
    const ready = readySave(visit);
    setAsked('missing' in ready);
    if ('missing' in ready) return;
    const asks = !isSure && ready.save.rig !== null && woundMlOf(visit).asks;
    setAsksAmount(asks);
    if (asks) return;
    const { vaccine, rig } = ready.save;
    goTo(vaccine || rig || hasNews(visit) ? 'summary' : 'case');
  };
  return (
    <BitePage
      step="vaccination"
      draw={(props) => {
        const { visit, at } = props;
        if (isVenomKind(visit.kind) || !opensVials(visit)) {
          return { content: <Navigate to={bitePath('case', at)} search replace />, action: null };
        }
        return {
          action: <Button onClick={() => go(props)}>{t('cases:continue')}</Button>,
          content: (
            <div className={classes.stack}>
              {givesVaccine(visit) ? <Vaccine visit={visit} asked={asked} /> : null}
              <RigPart visit={visit} asked={asked} />
              <AmountSheet
                open={asksAmount}
                typed={t('bites:ml', { ml: woundMl(visit.draft.infiltrated) ?? 0 })}
                expected={t('bites:amountComputed', { amount: t('bites:ml', { ml: visit.plan?.ml ?? 0 }) })}
                onSure={() => go(props, true)}
                onChange={() => setAsksAmount(false)}
              />
            </div>
          ),
        };
      }}
    />
  );
}

function Vaccine({ visit, asked }: { readonly visit: OpenBite; readonly asked: boolean }) {
  const { t } = useWords();
  const say = useListWords();
  const { course, draft, edit } = visit;
  const next = course?.next;
  if (!course || !next) return null;
  const { regimen } = course;
  const places = regimen.sites[next.nth] ?? 1;
  const choice = vialFor(visit, 'ARV');
  return (
    <Section title={t('bites:vaccineDay', { day: next.day })}>
      <div className={classes.fields}>
        <span className={classes.quiet}>{say('regimen', regimen.code)}</span>
        <span className={classes.name}>{t(`bites:how-${regimen.route}-${places === 1 ? 'one' : 'two'}`)}</span>
        <VialSelect choice={choice} onChoose={(ARV) => edit({ batches: { ...draft.batches, ARV } })} asked={asked} />
      </div>
    </Section>
  );
}
