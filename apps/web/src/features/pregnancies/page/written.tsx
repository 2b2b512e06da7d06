import { Button } from '@mantine/core';
import { type Pregnancy, type PregnancyEvent, textIn } from '@teeka/domain/pregnancy';
import { useState } from 'react';
import { now } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { currentPregnancy } from '../../../records/pregnancies/pregnancies-of.ts';
import { FactList } from '../../../ui/facts/fact-list.tsx';
import { StatusBadge } from '../../../ui/index.ts';
import { inOwnTime } from '../../../ui/late/in-own-time.ts';
import { Folded } from '../../../ui/page/folded.tsx';
import { instantWords } from '../../../ui/time/instant-words.ts';
import { mayTakeBack } from '../parts/act.ts';
import type { Her } from '../parts/her.ts';
import { saidOf } from '../parts/said.ts';
import classes from '../pregnancies.module.css';
import type { Act } from './act.ts';
import type { Recorder } from './recorder.ts';
import { WriteAgain } from './write-again.tsx';

const AddChildSheet = inOwnTime(() => import('./add-child-sheet.tsx'));

interface Props {
  readonly her: Her;
  readonly pregnancy: Pregnancy;
  readonly by: Recorder | null;
  readonly onAct: (act: Act) => void;
}

/** Who wrote what when, the latest first; a mistake is taken back here, and stays readable. */
export function Written({ her, pregnancy, by, onAct }: Props) {
  const { t } = useWords();
  const [adding, setAdding] = useState(false);
  const { events, withdrawn, pregnancy_number: number, outcome, lmp } = pregnancy;
  const known = (id: string) => events.find(({ event_id }) => event_id === id);
  return (
    <Folded title={t('pregnancyPage:written')} count={events.length}>
      <ul className={classes.entries}>
        {events.toReversed().map((event) => {
          const isGone = withdrawn.has(event.event_id);
          const of = event.kind === 'withdrawal' ? known(textIn(event.facts, 'event')) : undefined;
          return (
            <li key={event.event_id} className={classes.entry} data-gone={isGone || undefined}>
              <span className="between">
                <strong>
                  {[t(`pregnancyPage:event-${event.kind}`), of ? t(`pregnancyPage:event-${of.kind}`) : '']
                    .filter(Boolean)
                    .join(': ')}
                </strong>
                {her.unsent.has(event.event_id) ? <StatusBadge status="savedHere" /> : null}
              </span>
              <span className="quiet wraps">
                {[instantWords(event.at), her.names.get(event.by)].filter(Boolean).join(' · ')}
              </span>
              {isGone ? <span className="quiet">{t('pregnancyPage:takenBack')}</span> : null}
              <All event={event} />
              {by && !isGone && mayTakeBack(her, number, event.event_id, { by, at: now() }) ? (
                <span>
                  {event.kind === 'antenatal' && !by.answers && pregnancy === currentPregnancy(her.pregnancies) ? (
                    <WriteAgain beneficiaryId={her.card.beneficiary_id} event={event} />
                  ) : null}
                  <Button
                    variant="subtle"
                    onClick={() => onAct({ kind: 'withdrawal', number, facts: { event: event.event_id } })}
                  >
                    {t('pregnancyPage:takeBack')}
                  </Button>
                </span>
              ) : null}
            </li>
          );
        })}
      </ul>
      {by?.answers ? (
        <div className={classes.actions}>
          <Button variant="light" onClick={() => onAct({ kind: 'lmp-date', number, facts: { lmp_date: lmp } })}>
            {t('pregnancyPage:lmpRight')}
          </Button>
          {outcome?.kind === 'delivery' ? (
            <>
              <Button
                variant="light"
                onClick={() => onAct({ kind: 'delivery-date', number, facts: { delivered_on: outcome.on } })}
              >
                {t('pregnancyPage:dayRight')}
              </Button>
              <Button variant="light" onClick={() => setAdding(true)}>
                {t('pregnancyPage:childAdd')}
              </Button>
            </>
          ) : null}
          {adding && outcome ? (
            <AddChildSheet
              her={her}
              pregnancy={pregnancy}
              delivered={outcome.on}
              by={by}
              onClose={() => setAdding(false)}
            />
          ) : null}
        </div>
      ) : null}
    </Folded>
  );
}

function All({ event: { kind, facts, births } }: { readonly event: PregnancyEvent }) {
  return (
    <>
      <FactList dense facts={saidOf(kind, facts)} />
      {births.map((birth) => (
        <FactList key={birth.birth_id} dense facts={saidOf('birth', birth.facts)} />
      ))}
    </>
  );
}
