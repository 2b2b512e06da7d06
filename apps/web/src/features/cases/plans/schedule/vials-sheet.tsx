import { Button, NativeSelect } from '@mantine/core';
import { displayDate } from '@teeka/domain/format';
import { nationalSchedule } from '@teeka/domain/schedule';
import { useState } from 'react';
import { useWords } from '../../../../platform/language/use-words.ts';
import { vaccineName } from '../../../../records/schedule/dose-words.ts';
import { BottomSheet, Section } from '../../../../ui/index.ts';
import classes from '../../visit/visit.module.css';
import type { ScheduleVisit } from './use-schedule-visit.ts';
import { VialWarnings } from './vial-facts.tsx';
import { type VialOfDay, vialsOfDay } from './vials-of-day.ts';

interface Props {
  readonly visit: ScheduleVisit;
  readonly onClose: () => void;
  readonly onConfirm: (vials: Readonly<Record<string, string>>) => void;
}

/** The vials of the day, looked at and confirmed once: first what this person gets, then what others of today will. */
export function VialsSheet({ visit, onClose, onConfirm }: Props) {
  const { t } = useWords();
  const { meta, today, lastUsed } = visit;
  const [vials, setVials] = useState<Readonly<Record<string, string>>>({});
  const all = vialsOfDay(nationalSchedule, meta, { today, chosen: lastUsed });
  const now = new Set(visit.unseen.map(({ row }) => row.vaccine));
  const parts = [
    { title: t('cases:vialsForThis'), list: all.filter(({ vaccine }) => now.has(vaccine)) },
    { title: t('cases:vialsForOthers'), list: all.filter(({ vaccine }) => !now.has(vaccine)) },
  ];
  const chosenOf = ({ vaccine, proposed }: VialOfDay) => vials[vaccine] ?? proposed;
  const confirm = () =>
    onConfirm(
      Object.fromEntries(all.map((vial) => [vial.vaccine, chosenOf(vial)]).filter(([, batch]) => batch !== '')),
    );
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={t('cases:vialsTitle')}
      actions={<Button onClick={confirm}>{t('cases:vialsConfirm')}</Button>}
    >
      <p className="quiet">{t('cases:vialsHint')}</p>
      {parts
        .filter(({ list }) => list.length > 0)
        .map(({ title, list }, part) => (
          <Section key={title} title={title}>
            <div className={classes.vials}>
              {list.map((vial) => (
                <OneVial
                  key={vial.vaccine}
                  visit={visit}
                  vial={vial}
                  value={chosenOf(vial)}
                  onChoose={(batch) => setVials({ ...vials, [vial.vaccine]: batch })}
                  mayWait={part > 0}
                />
              ))}
            </div>
          </Section>
        ))}
    </BottomSheet>
  );
}

interface OneProps {
  readonly visit: ScheduleVisit;
  readonly vial: VialOfDay;
  readonly value: string;
  readonly onChoose: (batch: string) => void;
  /** Nobody here needs it yet: it may be left closed. */
  readonly mayWait: boolean;
}

function OneVial({ visit, vial: { vaccine, choices }, value, onChoose, mayWait }: OneProps) {
  const { t } = useWords();
  const choice = choices.find(({ batch }) => batch.batch_id === value);
  return (
    <div>
      <NativeSelect
        label={vaccineName(vaccine)}
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        data={[
          ...choices.map(({ batch }) => ({
            value: batch.batch_id,
            label: `${batch.batch_number} · ${displayDate(batch.expiry_date)}`,
          })),
          ...(mayWait ? [{ value: '', label: t('cases:vialsNone') }] : []),
        ]}
      />
      {choice ? <VialWarnings visit={visit} choice={choice} /> : null}
    </div>
  );
}
