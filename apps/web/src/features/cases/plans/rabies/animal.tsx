import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { animalLooksOf, biteOf } from '@teeka/domain/bites';
import { displayDate } from '@teeka/domain/format';
import { type Observation, observationOf, rabiesRulesOf } from '@teeka/domain/rabies';
import { Suspense, useState } from 'react';
import { useWords } from '../../../../platform/language/use-words.ts';
import classes from '../../../../records/bites/bites.module.css';
import { useBiteWords } from '../../../../records/bites/word-fields.tsx';
import { Notice, Section, type Status, StatusBadge } from '../../../../ui/index.ts';
import { late } from '../../../../ui/late/late.tsx';
import type { BiteProps } from '../bites/use-bite-visit.ts';

const AnimalSheet = late(() => import('./animal-sheet.tsx').then((file) => ({ default: file.AnimalSheet })));

/** The dog or cat that bit: until when it is watched, how it was found, and what that means for the course. */
export function Animal({ visit, at }: BiteProps) {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  const { care, draft, edit, today } = visit;
  const rabies = care?.details.rabies;
  const bite = rabies ? biteOf(rabies) : null;
  if (!care || !rabies || !bite) return null;
  const looks = animalLooksOf(care);
  const rules = rabiesRulesOf(rabies.rules_version);
  const observation = observationOf(bite, looks, { today, rules });
  if (observation.state === 'not-watched') return null;
  const stops = observation.state === 'may-stop' && draft.closing === '';
  return (
    <Section title={t('bites:theAnimal')}>
      <div className={classes.fields}>
        <Meaning observation={observation} />
        {looks.length > 0 ? <Looks looks={looks} /> : null}
        <div className={classes.few}>
          {stops ? <Button onClick={() => edit({ closing: 'animal-healthy' })}>{t('bites:stopCourse')}</Button> : null}
          <Button
            variant={observation.state === 'look-now' ? 'light' : 'default'}
            leftSection={<IconEye size={22} aria-hidden />}
            onClick={() => setAsking(true)}
          >
            {t('bites:animalAsk')}
          </Button>
        </div>
      </div>
      {asking ? (
        <Suspense>
          <AnimalSheet
            caseId={care.case_id}
            at={at}
            bittenOn={bite.bittenOn}
            today={today}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </Section>
  );
}

function Meaning({ observation }: { readonly observation: Observation }) {
  const { t, say } = useBiteWords();
  if (observation.state === 'watching') {
    return <p className={classes.quiet}>{t('bites:watchAnimal', { date: displayDate(observation.until) })}</p>;
  }
  if (observation.state === 'look-now') {
    return <Notice kind="info">{t('bites:watchOver', { date: displayDate(observation.until) })}</Notice>;
  }
  if (observation.state === 'may-stop') {
    return <Notice kind="info">{t('bites:mayStop', { date: displayDate(observation.on) })}</Notice>;
  }
  if (observation.state === 'not-watched') return null;
  return <Notice kind="info">{t('bites:animalGoOn', { state: say('observed', observation.why) })}</Notice>;
}

const badges: Readonly<Record<string, Status>> = { healthy: 'given', ill: 'overdue', dead: 'overdue' };

function Looks({ looks }: { readonly looks: ReturnType<typeof animalLooksOf> }) {
  const { say } = useBiteWords();
  return (
    <ul className="bare-list column">
      {looks.map(({ on, state, key }) => (
        <li key={key} className={`ruled ${classes.day}`}>
          <span className={classes.name}>{displayDate(on)}</span>
          <StatusBadge status={badges[state] ?? 'missed'}>{say('observed', state)}</StatusBadge>
        </li>
      ))}
    </ul>
  );
}
