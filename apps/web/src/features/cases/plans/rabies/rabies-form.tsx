import { Button, Checkbox, TextInput } from '@mantine/core';
import type { RabiesDetails } from '@teeka/contract/bites/shapes';
import { freeTexts } from '@teeka/domain/bites';
import { displayDate } from '@teeka/domain/format';
import { Suspense, useState } from 'react';
import { useWords } from '../../../../platform/language/use-words.ts';
import classes from '../../../../records/bites/bites.module.css';
import { choices } from '../../../../records/bites/choices.ts';
import { WordChecks, WordSelect } from '../../../../records/bites/word-fields.tsx';
import { Disclosure } from '../../../../ui/disclosure/disclosure.tsx';
import { CountField } from '../../../../ui/form/count-field.tsx';
import { Choices, DateField, Notice, Section } from '../../../../ui/index.ts';
import { late } from '../../../../ui/late/late.tsx';
import { hadCourse } from '../bites/draft.ts';
import { type DetailFields, detailFields } from '../bites/parts/detail-fields.ts';
import { WeightFields } from '../bites/parts/weight-fields.tsx';
import { WhenFields } from '../bites/parts/when-fields.tsx';
import type { Asking, QuestionProps } from '../bites/plan.ts';
import type { BiteProps } from '../bites/use-bite-visit.ts';
import { Advice } from './advice.tsx';
import { CourseDays } from './course-days.tsx';
import { EarlierDays } from './earlier-days.tsx';
import { RigBefore } from './rig-before.tsx';

const EarlierPaper = late(() => import('./earlier-paper.tsx').then((file) => ({ default: file.EarlierPaper })));

/** A new exposure: what the animal did, whom it met, and what the rules make of it as it is typed. */
export function RabiesForm({ visit, at, errorOf }: Pick<QuestionProps, 'visit' | 'at' | 'errorOf'>) {
  const { t } = useWords();
  const { draft, edit } = visit;
  const { rabies } = draft;
  const fields = detailFields({ details: rabies, edit: (rabies) => edit({ rabies }), errorOf });
  const { check, text } = fields;
  const part = { visit, errorOf, ...fields };
  return (
    <>
      {rabies.purpose === 'bite' ? (
        <>
          <Bite {...part} />
          <Wound {...part} />
        </>
      ) : null}
      <Section title={t('bites:person')}>
        <div className={classes.fields}>
          <WeightFields
            visit={visit}
            errorOf={errorOf}
            {...(rabies.purpose === 'bite' ? { why: t('bites:weightWhy') } : {})}
            pregnant={check('pregnant')}
          />
          <Checkbox label={t('bites:immuneWeak')} description={t('bites:immuneWeakNote')} {...check('immune_weak')} />
          <TextInput label={t('bites:allergy')} {...text('allergy')} />
        </div>
      </Section>
      {rabies.purpose === 'bite' ? <Earlier {...part} /> : null}
      <RigBefore visit={visit} errorOf={errorOf} />
      <Advice visit={visit} />
      <CourseElsewhere visit={visit} at={at} />
    </>
  );
}

type PartProps = Asking & DetailFields<RabiesDetails>;

function Bite({ visit, errorOf, set, word, check, text }: PartProps) {
  const { t } = useWords();
  const { rabies } = visit.draft;
  return (
    <Section title={t('bites:theBite')}>
      <div className={classes.fields}>
        <WhenFields details={rabies} set={set} today={visit.today} error={errorOf('bitten_on')} />
        <WordSelect label={t('bites:animal')} list="animal" {...word('animal')} error={errorOf('animal')} />
        <Disclosure title={t('bites:moreAboutAnimal')} open={errorOf('village') !== undefined || undefined}>
          <div className={classes.fields}>
            <WordSelect label={t('bites:ownership')} list="owner" {...word('ownership')} />
            <WordSelect label={t('bites:animalVaccinated')} list="yesNo" {...word('animal_vaccinated')} />
            <WordSelect label={t('bites:provoked')} list="yesNo" {...word('provoked')} />
            <WordSelect label={t('bites:animalState')} list="animalState" {...word('animal_state')} />
            <WordSelect label={t('bites:place')} list="place" {...word('place')} />
            <TextInput label={t('bites:village')} {...text('village')} />
            <Checkbox label={t('bites:bitOthers')} {...check('bit_others')} />
          </div>
        </Disclosure>
      </div>
    </Section>
  );
}

function Wound({ visit, errorOf, set, check, words }: PartProps) {
  const { t } = useWords();
  const { rabies } = visit.draft;
  return (
    <Section title={t('bites:theWound')}>
      <div className={classes.fields}>
        <WordChecks
          label={t('bites:contacts')}
          list="contact"
          required
          {...words('contacts')}
          error={errorOf('contacts')}
        />
        <WordChecks label={t('bites:woundSites')} list="wound" brief {...words('wound_sites')} />
        <CountField
          label={t('biteLists:woundCount')}
          value={rabies.wound_count}
          maxLength={2}
          error={errorOf('wound_count')}
          onCount={(wound_count) => set({ wound_count })}
        />
        <Choices
          label={t('bites:washed')}
          choices={[
            { value: 'yes', label: t('biteLists:yesNo-yes') },
            { value: 'no', label: t('biteLists:yesNo-no') },
          ]}
          value={rabies.washed}
          onChoose={(washed) => set({ washed })}
        />
        <Checkbox label={t('bites:sutured')} {...check('sutured')} />
        <Checkbox label={t('bites:tetanus')} {...check('tetanus_given')} />
      </div>
    </Section>
  );
}

function Earlier({ visit, errorOf, set }: PartProps) {
  const { t } = useWords();
  const [paper, setPaper] = useState(false);
  const { onRecord, today } = visit;
  const { rabies } = visit.draft;
  const recorded =
    onRecord.earlierOn === null
      ? t('bites:onRecordPart')
      : t('bites:onRecordWhole', { date: displayDate(onRecord.earlierOn) });
  return (
    <Section title={t('bites:earlierVaccination')}>
      <div className={classes.fields}>
        {onRecord.earlier === 'none' ? null : <Notice kind="info">{recorded}</Notice>}
        <WordSelect
          label={t('bites:earlierCourse')}
          list="earlier"
          value={rabies.earlier}
          onChange={(earlier) => {
            const known = choices.earlier.find((one) => one === earlier) ?? 'none';
            set({ earlier: known, ...(hadCourse({ earlier: known }) ? {} : { earlier_product: null }) });
          }}
        />
        {rabies.earlier === 'complete' ? (
          <DateField
            label={t('bites:earlierOn')}
            description={t('bites:earlierOnNote')}
            value={rabies.earlier_on ?? ''}
            onChange={(earlier_on) => set({ earlier_on })}
            max={today}
            error={errorOf('earlier_on')}
          />
        ) : null}
        {hadCourse(rabies) ? (
          <TextInput
            label={t('biteLists:earlierProduct')}
            value={rabies.earlier_product ?? ''}
            maxLength={freeTexts.earlier_product}
            error={errorOf('earlier_product')}
            onChange={({ currentTarget }) => set({ earlier_product: currentTarget.value || null })}
          />
        ) : null}
        <Button variant="default" onClick={() => setPaper(true)}>
          {t('bites:earlierPaper')}
        </Button>
      </div>
      {paper ? (
        <Suspense>
          <EarlierPaper visit={visit} onClose={() => setPaper(false)} />
        </Suspense>
      ) : null}
    </Section>
  );
}

/** Asked with a new bite: did another place begin this course? Then it goes on here. */
function CourseElsewhere({ visit, at }: Pick<BiteProps, 'visit' | 'at'>) {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  const { course, draft } = visit;
  if (!course) return null;
  return (
    <Section title={t('bites:paperDoses')}>
      <div className={classes.fields}>
        {draft.earlierDays.length > 0 ? <CourseDays course={course} /> : null}
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('bites:updatePrevious')}
        </Button>
      </div>
      {asking ? <EarlierDays visit={visit} at={at} onClose={() => setAsking(false)} /> : null}
    </Section>
  );
}
