import { Button } from '@mantine/core';
import { clottingTimer, venomRules } from '@teeka/domain/venom';
import { useEffect, useState } from 'react';
import { now } from '../../../../platform/clock/clock.ts';
import { useWords } from '../../../../platform/language/use-words.ts';
import { newId } from '../../../../platform/store/new-id.ts';
import classes from '../../../../records/bites/bites.module.css';
import { Section } from '../../../../ui/index.ts';
import type { OpenBite } from '../bites/use-bite-visit.ts';

/** Draws itself again each second while something runs. */
function useSeconds(running: boolean): number {
  const [at, setAt] = useState(() => now().getTime());
  useEffect(() => {
    if (!running) return;
    const tick = setInterval(() => setAt(now().getTime()), 1000);
    return () => clearInterval(tick);
  }, [running]);
  return at;
}

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * The 20-minute whole-blood clotting test: the blood stays untouched while the time runs, also when the app is closed
 * meanwhile. The result can be reported earlier too: what was seen is recorded.
 */
export function ClottingTest({ visit }: { readonly visit: OpenBite }) {
  const { t } = useWords();
  const { draft, edit } = visit;
  const running = draft.tubeFrom !== '';
  const at = useSeconds(running);
  const timer = running ? clottingTimer(draft.tubeFrom, Math.max(at, Date.parse(draft.tubeFrom)), venomRules) : null;
  const result = (clots: boolean) => {
    const event = { event_id: newId(now()), kind: 'clotting-test', at: draft.tubeFrom, facts: { clots } };
    edit({ events: [...draft.events, event], tubeFrom: '' });
  };
  return (
    <Section title={t('bites:clottingTest')}>
      {timer ? (
        <div className={classes.fields}>
          {timer.ready ? (
            <span className={classes.name} role="status">
              {t('bites:tiltNow')}
            </span>
          ) : (
            <>
              <span className={classes.big} role="timer">
                {two(Math.floor(timer.secondsLeft / 60))}:{two(timer.secondsLeft % 60)}
              </span>
              <span className={classes.quiet}>{t('bites:doNotTouch')}</span>
            </>
          )}
          <div className={classes.acts}>
            <Button variant={timer.ready ? 'filled' : 'default'} onClick={() => result(true)}>
              {t('bites:clots')}
            </Button>
            <Button variant={timer.ready ? 'filled' : 'default'} color="red" onClick={() => result(false)}>
              {t('bites:doesNotClot')}
            </Button>
            <Button variant="subtle" onClick={() => edit({ tubeFrom: '' })}>
              {t('app:cancel')}
            </Button>
          </div>
        </div>
      ) : (
        <div className={classes.fields}>
          <span className={classes.quiet}>{t('bites:testHow')}</span>
          <Button variant="default" onClick={() => edit({ tubeFrom: now().toISOString() })}>
            {t('bites:startTest')}
          </Button>
        </div>
      )}
    </Section>
  );
}
