import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { now, timeOf } from '../../../../platform/clock/clock.ts';
import { useWords } from '../../../../platform/language/use-words.ts';
import classes from '../../../../records/bites/bites.module.css';
import { useBiteWords } from '../../../../records/bites/word-fields.tsx';
import { Section } from '../../../../ui/index.ts';
import { clockWords } from '../../../../ui/time/clock-words.ts';
import type { QuestionProps } from '../bites/plan.ts';
import { AntivenomSheet } from './antivenom-sheet.tsx';
import { ClottingTest } from './clotting-test.tsx';
import { Drips } from './drips.tsx';
import { EventSheet, type SheetKind } from './event-sheet.tsx';
import { Happened } from './happened.tsx';
import { stingStanding, type VenomStanding, venomRecord, venomStanding } from './standing.ts';
import { VenomForm } from './venom-form.tsx';
import { Warnings } from './warnings.tsx';

/** A new bite or sting, and how it goes on: how grave it is, what comes next, what was done, and what to add. */
export function VenomCase({ visit, goTo, errorOf }: QuestionProps) {
  const { t } = useWords();
  const [sheet, setSheet] = useState<SheetKind | 'antivenom' | null>(null);
  const { draft, care, today, kind } = visit;
  const record = venomRecord(draft, care, today);
  const standing = venomStanding(record, now().getTime());
  const close = () => setSheet(null);
  const snake = kind === 'snake';
  const acts: readonly SheetKind[] = ['look', 'treatment', 'reaction', 'referral', 'outcome'];
  const referred = record.events.some((event) => event.kind === 'referral');
  return (
    <>
      {care ? null : <VenomForm visit={visit} errorOf={errorOf} />}
      {snake ? <SnakeStanding standing={standing} /> : <StingLine record={record} weight={draft.weight} />}
      {snake ? <ClottingTest visit={visit} /> : null}
      <Drips visit={visit} drips={record.drips} />
      <Section title={t('bites:whatWasDone')}>
        <div className={classes.stack}>
          <Happened visit={visit} />
          <div className={classes.many}>
            <Button variant="default" onClick={() => setSheet('antivenom')}>
              {t('bites:add-antivenom')}
            </Button>
            {acts.map((one) => (
              <Button key={one} variant="default" onClick={() => setSheet(one)}>
                {t(`bites:add-${one}`)}
              </Button>
            ))}
          </div>
        </div>
      </Section>
      {care && referred ? (
        <Button variant="default" onClick={() => goTo('referral')}>
          {t('bites:referralOpen')}
        </Button>
      ) : null}
      {sheet === 'antivenom' ? (
        <AntivenomSheet visit={visit} standing={standing} onClose={close} />
      ) : sheet ? (
        <EventSheet kind={sheet} visit={visit} onClose={close} />
      ) : null}
    </>
  );
}

function HowGrave({ grade, children }: { readonly grade: string; readonly children: ReactNode }) {
  const { t } = useWords();
  return (
    <Section title={t('bites:howGrave')}>
      <div className={classes.fields}>
        <span className={classes.big}>{grade}</span>
        {children}
        <span className={classes.quiet}>{t('bites:doctorDecides')}</span>
      </div>
    </Section>
  );
}

function SnakeStanding({ standing }: { readonly standing: VenomStanding }) {
  const { t, say } = useBiteWords();
  const { grade, indications, reminders, repeat, vials, needle } = standing;
  return (
    <HowGrave grade={say('grade', grade)}>
      {indications.length > 0 ? (
        <span>
          {t('bites:speaksFor')}: {indications.map((one) => say('indication', one)).join(', ')}
        </span>
      ) : (
        <span className={classes.quiet}>{t('bites:noIndication')}</span>
      )}
      {vials > 0 ? (
        <span>
          {t('bites:vialsInAll', { count: vials })}
          {needle === undefined ? '' : ` · ${t('bites:needle', { count: needle })}`}
        </span>
      ) : null}
      {repeat?.repeat === 'yes' ? (
        <Warnings list={[t('bites:repeatAdvised', { count: repeat.vials[0], why: say('repeat', repeat.why) })]} />
      ) : null}
      {repeat?.repeat === 'not-yet' ? (
        <span>{t('bites:repeatNotYet', { time: clockWords(timeOf(new Date(repeat.at))) })}</span>
      ) : null}
      {reminders.length > 0 ? (
        <ul className="bare-list column">
          {reminders.map((one) => (
            <li key={`${one.kind}${one.at}`} className={`ruled ${classes.day}`}>
              <span>{say('reminder', one.kind)}</span>
              <strong>{clockWords(timeOf(new Date(one.at)))}</strong>
            </li>
          ))}
        </ul>
      ) : null}
    </HowGrave>
  );
}

function StingLine({ record, weight }: { readonly record: ReturnType<typeof venomRecord>; readonly weight: string }) {
  const { t, say } = useBiteWords();
  const { grade, prazosinMcg, nextPrazosin } = stingStanding(record, weight);
  return (
    <HowGrave grade={t('bites:stingGrade', { grade })}>
      <span>{say('sting', String(grade))}</span>
      {prazosinMcg === undefined ? null : <span>{t('bites:prazosinDose', { mcg: prazosinMcg })}</span>}
      {nextPrazosin === undefined ? null : (
        <span>{t('bites:prazosinNext', { time: clockWords(timeOf(new Date(nextPrazosin))) })}</span>
      )}
    </HowGrave>
  );
}
