import { Button } from '@mantine/core';
import { displayDate } from '@teeka/domain/format';
import { useState } from 'react';
import { refusalWords, useWords } from '../../../../platform/language/index.ts';
import classes from '../../../../records/bites/bites.module.css';
import { FieldSheet } from '../../../../records/bites/field-sheet.tsx';
import { Notice, Section } from '../../../../ui/index.ts';
import type { RigElsewhere } from '../bites/draft.ts';
import type { OpenBite } from '../bites/use-bite-visit.ts';
import { newRigElsewhere, rigElsewhereProblems, rigOnRecord } from './rig-elsewhere.ts';
import { RigElsewhereFields } from './rig-elsewhere-fields.tsx';
import { useRigWords } from './use-rig-words.ts';

/** On the page of a course: which immunoglobulin was given and by whom, or until when it can be. */
export function RigStanding({ visit }: { readonly visit: OpenBite }) {
  const { t } = useWords();
  const amountWords = useRigWords();
  const [asking, setAsking] = useState(false);
  const { rig, kind, draft, cases, care } = visit;
  if (kind !== 'bite' || rig.state === 'not-needed') return null;
  const given = rigOnRecord(draft, cases, care);
  return (
    <Section title={t('bites:rigTitle')}>
      <div className={classes.fields}>
        {rig.state === 'given' ? (
          <>
            <span>{t('bites:rigGiven', { date: displayDate(rig.on) })}</span>
            {given ? <span className={classes.quiet}>{amountWords(given.amounts)}</span> : null}
          </>
        ) : (
          <span>
            {t(rig.state === 'needed' ? 'bites:rigUntil' : 'bites:rigTooLate', {
              date: displayDate(rig.latest),
            })}
          </span>
        )}
        {rig.state === 'given' && !draft.rigElsewhere ? null : (
          <div className={classes.few}>
            <Button variant="default" onClick={() => setAsking(true)}>
              {t('bites:rigElsewhere')}
            </Button>
          </div>
        )}
      </div>
      {asking ? <Ask visit={visit} onClose={() => setAsking(false)} /> : null}
    </Section>
  );
}

function Ask({ visit, onClose }: { readonly visit: OpenBite; readonly onClose: () => void }) {
  const { t } = useWords();
  const { draft, edit, care, today } = visit;
  const [value, setValue] = useState<RigElsewhere>(draft.rigElsewhere ?? newRigElsewhere);
  const { bitten_on: bittenOn, rules_version } = care?.details.rabies ?? draft.rabies;
  const [problem] = rigElsewhereProblems(value, { bittenOn, rules_version, today });
  const take = (rigElsewhere: RigElsewhere | null) => {
    edit({ rigElsewhere });
    onClose();
  };
  return (
    <FieldSheet
      title={t('bites:rigElsewhere')}
      act={t('bites:takeOver')}
      onAct={() => take(value)}
      onClose={onClose}
      wanting={problem !== undefined}
    >
      <Notice kind="info">{t('bites:rigOnce')}</Notice>
      <RigElsewhereFields
        value={value}
        onChange={setValue}
        bittenOn={bittenOn}
        today={today}
        error={value.on !== '' && problem ? refusalWords(problem) : undefined}
      />
      {draft.rigElsewhere ? (
        <Button variant="subtle" color="red" onClick={() => take(null)}>
          {t('bites:rigElsewhereNot')}
        </Button>
      ) : null}
    </FieldSheet>
  );
}
