import { useWords } from '../../../../platform/language/use-words.ts';
import classes from '../../../../records/bites/bites.module.css';
import { Choices, Section } from '../../../../ui/index.ts';
import type { Asking } from '../bites/plan.ts';
import { newRigElsewhere } from './rig-elsewhere.ts';
import { RigElsewhereFields } from './rig-elsewhere-fields.tsx';

/** Asked with a new bite that needs immunoglobulin: did another hospital give it already? */
export function RigBefore({ visit, errorOf }: Asking) {
  const { t } = useWords();
  const { advice, draft, edit, today } = visit;
  const { rigElsewhere } = draft;
  if (!rigElsewhere && !advice?.rig) return null;
  return (
    <Section title={t('bites:rigTitle')}>
      <div className={classes.fields}>
        <Choices<'yes' | 'no'>
          label={t('bites:rigElsewhereAsk')}
          choices={[
            { value: 'yes', label: t('biteLists:yesNo-yes') },
            { value: 'no', label: t('biteLists:yesNo-no') },
          ]}
          value={rigElsewhere ? 'yes' : 'no'}
          onChoose={(answer) => edit({ rigElsewhere: answer === 'yes' ? newRigElsewhere : null })}
        />
        {rigElsewhere ? (
          <RigElsewhereFields
            value={rigElsewhere}
            onChange={(next) => edit({ rigElsewhere: next })}
            bittenOn={draft.rabies.bitten_on}
            today={today}
            error={errorOf('rig_on')}
          />
        ) : null}
      </div>
    </Section>
  );
}
