import { textIn } from '@teeka/domain/pregnancy';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { pregnancyWords } from '../../../records/pregnancies/field-words.ts';
import { FormFields } from '../../../ui/form-fields/form-fields.tsx';
import { Choices, Notice, Section } from '../../../ui/index.ts';
import { BirthDosesPart } from '../parts/children/birth-doses-part.tsx';
import classes from '../parts/children/children.module.css';
import { childrenOf, factsOfChild, fieldsOfStep } from './draft.ts';
import type { OpenOutcome } from './use-outcome.ts';

/** What a registered child's own record says. */
const ofPerson: readonly string[] = ['name', 'father_name'];

/** One child of the delivery; of one that is registered with it also which doses it was given at birth. */
export function ChildPart({ open, nth }: { readonly open: OpenOutcome; readonly nth: number }) {
  const { t } = useWords();
  const today = useToday();
  const { draft, family } = open;
  const facts = factsOfChild(draft, nth, family);
  const isLive = nth < childrenOf(draft).live;
  const born = textIn(facts, 'born_on');
  const registered = isLive ? open.registered(nth) : [];
  const known = draft.children[nth]?.known;
  const chosen = registered.find(({ beneficiary_id }) => beneficiary_id === known?.id);
  const stays = chosen ? open.staysOf(chosen) : null;
  return (
    <>
      <Section title={t(isLive ? 'pregnancyOutcome:childLive' : 'pregnancyOutcome:childStill', { n: nth + 1 })}>
        <FormFields
          fields={fieldsOfStep('delivery', `child-${nth}`).filter(({ key }) => !known || !ofPerson.includes(key))}
          answers={facts}
          words={pregnancyWords('birth')}
          errorOf={open.refusals.of}
          under={`births.${nth}`}
          isRequired={({ needed }) => needed === true}
          onAnswer={(key, value) => open.answerOfChild(nth, key, value)}
          daysOf={() => ({ min: open.days?.min ?? born, max: today })}
        />
        {registered.length > 0 ? (
          <div className={classes.apart}>
            <Choices
              label={t('pregnancyOutcome:knownChild')}
              hint={t('pregnancyOutcome:knownChildHint')}
              choices={[
                { value: '', label: t('pregnancyOutcome:knownChildNew') },
                ...registered.map((child) => ({ value: child.beneficiary_id, label: open.describe(child) })),
              ]}
              value={known?.id ?? ''}
              onChoose={(id) => open.know(nth, registered.find(({ beneficiary_id }) => beneficiary_id === id) ?? null)}
            />
            {stays ? <Notice kind="info">{t('pregnancyOutcome:knownChildStays', stays)}</Notice> : null}
          </div>
        ) : null}
      </Section>
      {isLive && !known ? (
        <BirthDosesPart
          born={born || today}
          given={draft.children[nth]?.given ?? []}
          proof={draft.proof}
          onGive={(codes) => open.give(nth, codes)}
          onProve={open.prove}
        />
      ) : null}
    </>
  );
}
