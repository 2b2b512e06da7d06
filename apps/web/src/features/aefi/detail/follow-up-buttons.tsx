import { Button } from '@mantine/core';
import { type FollowUpKind, mayTake } from '@teeka/domain/aefi';
import { useState } from 'react';
import classes from '../aefi.module.css';
import { useAefiWords } from '../parts/use-aefi-words.ts';
import { FollowUpSheet } from './follow-up-sheet.tsx';
import type { Report } from './screen.tsx';
import { nextSteps } from './state.ts';

interface Props {
  readonly report: Report;
  readonly role: string;
}

/** What this role can do next for the report; the first is the one that presses. */
export function FollowUpButtons({ report, role }: Props) {
  const { t } = useAefiWords();
  const [kind, setKind] = useState<FollowUpKind | null>(null);
  const steps = nextSteps(report).filter((one) => mayTake(one, role, report));
  if (steps.length === 0) return null;
  return (
    <div className={classes.actions}>
      {steps.map((one, at) => (
        <Button key={one} variant={at === 0 ? 'filled' : 'light'} onClick={() => setKind(one)}>
          {t(one === 'answers' ? 'aefi:act-outcome' : `aefi:act-${one}`)}
        </Button>
      ))}
      {kind ? <FollowUpSheet report={report} kind={kind} onClose={() => setKind(null)} /> : null}
    </div>
  );
}
