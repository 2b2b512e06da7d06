import { displayDate } from '@teeka/domain/format';
import { birthFields, textIn } from '@teeka/domain/pregnancy';
import { useWords } from '../../../platform/language/index.ts';
import { pregnancyWords } from '../../../records/pregnancies/field-words.ts';
import { FactList } from '../../../ui/facts/fact-list.tsx';
import { FormFields } from '../../../ui/form-fields/form-fields.tsx';
import { Section } from '../../../ui/index.ts';
import { clockWords } from '../../../ui/time/clock-words.ts';
import { MobileFields } from '../parts/children/mobile-fields.tsx';
import { saidOf } from '../parts/said.ts';
import classes from './child.module.css';
import type { OpenBirth, useNewborn } from './use-newborn.ts';

const named = birthFields.filter(({ key }) => key === 'name' || key === 'father_name');

interface Props {
  readonly open: ReturnType<typeof useNewborn>;
  readonly of: OpenBirth;
}

/** Which child it is, as its birth was written down, and what it is called. */
export function WhoPart({ open, of }: Props) {
  const { t } = useWords();
  const { draft, refusals } = open;
  const { facts } = of.birth;
  return (
    <Section title={t('pregnancyLists:childOf', { mother: of.mother.ben_name })}>
      <div className={classes.fields}>
        <FactList
          facts={[
            [
              t('pregnancyLists:colBorn'),
              [displayDate(open.born), clockWords(textIn(facts, 'born_time'))].filter(Boolean).join(', '),
            ],
            ...saidOf('birth', facts, ['sex', 'weight']),
          ]}
        />
        <FormFields
          fields={named}
          answers={{ ...facts, name: draft.name, father_name: draft.father_name }}
          words={pregnancyWords('birth')}
          errorOf={refusals.of}
          isRequired={({ needed }) => needed === true}
          onAnswer={(key, value) => open.change({ [key]: String(value) })}
        />
        <MobileFields mobile={draft} ofMother={of.mother.mobile} refusals={refusals} onChange={open.change} />
      </div>
    </Section>
  );
}
