import { textIn } from '@teeka/domain/pregnancy';
import { birthDoses, scheduleInForce } from '@teeka/domain/schedule';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { pregnancyWords } from '../../../records/pregnancies/field-words.ts';
import { doseName } from '../../../records/schedule/dose-words.ts';
import { ChipChoices } from '../../../ui/form-fields/chip-choices.tsx';
import { FormFields } from '../../../ui/form-fields/form-fields.tsx';
import { Choices, Section } from '../../../ui/index.ts';
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
  const codes = birthDoses(scheduleInForce(born || today)).map(({ code }) => code);
  const given = draft.children[nth]?.given ?? [];
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
        <Section title={t('pregnancyOutcome:birthDoses')}>
          <ChipChoices
            label={t('pregnancyOutcome:givenAtBirth')}
            hint={t('pregnancyOutcome:givenHint')}
            groups={[{ title: '', options: codes }]}
            labelOf={doseName}
            value={given.map(({ code }) => code)}
            alone={[]}
            onChoose={(chosen) => open.give(nth, chosen)}
            error={undefined}
            required={false}
          />
          {given.length > 0 ? (
            <Choices
              label={t('doses:proof')}
              choices={[
                { value: 'card', label: t('doses:proofCard') },
                { value: 'word', label: t('doses:proofWord') },
              ]}
              value={draft.proof}
              onChoose={open.prove}
            />
          ) : null}
        </Section>
      ) : null}
    </>
  );
}
