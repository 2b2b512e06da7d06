import { textIn } from '@teeka/domain/pregnancy';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { pregnancyWords } from '../../../records/pregnancies/field-words.ts';
import { FormFields } from '../../../ui/form-fields/form-fields.tsx';
import { Section } from '../../../ui/index.ts';
import { BirthDosesPart } from '../parts/children/birth-doses-part.tsx';
import { childrenOf, factsOfChild, fieldsOfStep } from './draft.ts';
import type { OpenOutcome } from './use-outcome.ts';

/** One child of the delivery; of a living one also which doses it was given at birth. */
export function ChildPart({ open, nth }: { readonly open: OpenOutcome; readonly nth: number }) {
  const { t } = useWords();
  const today = useToday();
  const { draft, family } = open;
  const facts = factsOfChild(draft, nth, family);
  const isLive = nth < childrenOf(draft).live;
  const born = textIn(facts, 'born_on');
  return (
    <>
      <Section title={t(isLive ? 'pregnancyOutcome:childLive' : 'pregnancyOutcome:childStill', { n: nth + 1 })}>
        <FormFields
          fields={fieldsOfStep('delivery', `child-${nth}`)}
          answers={facts}
          words={pregnancyWords('birth')}
          errorOf={open.refusals.of}
          under={`births.${nth}`}
          isRequired={({ needed }) => needed === true}
          onAnswer={(key, value) => open.answerOfChild(nth, key, value)}
          daysOf={() => ({ min: open.days?.min ?? born, max: today })}
        />
      </Section>
      {isLive ? (
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
