import { Button } from '@mantine/core';
import { IconDropletOff } from '@tabler/icons-react';
import { type Drip, dripsOf, venomRules } from '@teeka/domain/venom';
import { useState } from 'react';
import { timeOf } from '../../../../platform/clock/clock.ts';
import { useWords } from '../../../../platform/language/use-words.ts';
import classes from '../../../../records/bites/bites.module.css';
import { Section, StatusBadge } from '../../../../ui/index.ts';
import { clockWords } from '../../../../ui/time/clock-words.ts';
import type { OpenBite } from '../bites/use-bite-visit.ts';
import { DripEndSheet } from './drip-end-sheet.tsx';
import type { venomRecord } from './standing.ts';

type Doses = ReturnType<typeof venomRecord>['drips'];

/** The doses of antivenom in their order: since when each runs, or how long it ran; where it runs its end is asked. */
export function Drips({ visit, drips }: { readonly visit: OpenBite; readonly drips: Doses }) {
  const { t } = useWords();
  const [ending, setEnding] = useState<string | null>(null);
  const lines = dripsOf(drips, venomRules);
  const chosen = lines.find(({ key }) => key === ending);
  if (lines.length === 0) return null;
  return (
    <Section title={t('bites:drips')}>
      <ul className="bare-list column">
        {lines.map((drip) => (
          <li key={drip.key} className={`ruled ${classes.day}`}>
            <span className="column">
              <span className={classes.name}>
                {t('bites:dripN', { n: drip.nth })} · {t('bites:vials', { count: drip.vials })}
              </span>
              <span className={classes.quiet}>
                <Times drip={drip} />
              </span>
            </span>
            {drip.endedAt === null ? (
              <Button
                variant="default"
                leftSection={<IconDropletOff size={22} aria-hidden />}
                onClick={() => setEnding(drip.key)}
              >
                {t('bites:dripEnd')}
              </Button>
            ) : (
              <StatusBadge status="given">{t('bites:dripDone')}</StatusBadge>
            )}
          </li>
        ))}
      </ul>
      {chosen ? <DripEndSheet visit={visit} drip={chosen} onClose={() => setEnding(null)} /> : null}
    </Section>
  );
}

function Times({ drip }: { readonly drip: Drip }) {
  const { t } = useWords();
  const clock = (at: string) => clockWords(timeOf(new Date(at)));
  const { startedAt, endedAt, usualEnd, minutes } = drip;
  if (endedAt === null) return t('bites:dripRuns', { from: clock(startedAt), until: clock(usualEnd) });
  return t('bites:dripRan', { from: clock(startedAt), to: clock(endedAt), count: minutes ?? 0 });
}
