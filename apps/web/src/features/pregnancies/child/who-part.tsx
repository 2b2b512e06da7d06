import { TextInput } from '@mantine/core';
import { mobileDigits } from '@teeka/domain/contact';
import { displayDate } from '@teeka/domain/format';
import { birthFields, textIn } from '@teeka/domain/pregnancy';
import { useWords } from '../../../platform/language/index.ts';
import { pregnancyWords } from '../../../records/pregnancies/field-words.ts';
import { FactList } from '../../../ui/facts/fact-list.tsx';
import { mark } from '../../../ui/form/required.ts';
import { FormFields } from '../../../ui/form-fields/form-fields.tsx';
import { Section } from '../../../ui/index.ts';
import { clockWords } from '../../../ui/time/clock-words.ts';
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
  const mobile = (key: 'mobile_number' | 'mobile_repeated') => ({
    ...mark(true),
    type: 'tel',
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    value: draft[key],
    error: refusals.of(key),
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) =>
      open.change({ [key]: mobileDigits(value) }),
  });
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
        <TextInput label={t('registration:mobile')} {...mobile('mobile_number')} />
        {open.isOtherMobile ? (
          <TextInput label={t('registration:mobileRepeated')} {...mobile('mobile_repeated')} />
        ) : null}
      </div>
    </Section>
  );
}
