import { Checkbox, TextInput } from '@mantine/core';
import classes from '../../../../records/bites/bites.module.css';
import { choices } from '../../../../records/bites/choices.ts';
import { useBiteWords, WordChecks, WordSelect } from '../../../../records/bites/word-fields.tsx';
import { Disclosure } from '../../../../ui/disclosure/disclosure.tsx';
import { Choices, Section, TimeField } from '../../../../ui/index.ts';
import { detailFields } from '../bites/parts/detail-fields.ts';
import { WeightFields } from '../bites/parts/weight-fields.tsx';
import { WhenFields } from '../bites/parts/when-fields.tsx';
import type { Asking } from '../bites/plan.ts';
import { withActivity, withAsleep } from './asleep.ts';

/** A new bite or sting: what happened, and what was done before the person arrived. */
export function VenomForm({ visit, errorOf }: Asking) {
  const { t, say } = useBiteWords();
  const { draft, edit, today } = visit;
  const { venom } = draft;
  const { set, word, words, check, text } = detailFields({ details: venom, edit: (venom) => edit({ venom }), errorOf });
  const snake = venom.creature === 'snake';
  return (
    <Section title={t(snake ? 'bites:theSnakeBite' : 'bites:theSting')}>
      <div className={classes.fields}>
        <WhenFields details={venom} set={set} today={today} error={errorOf('bitten_on')} />
        <WordSelect
          label={t(snake ? 'bites:whichSnake' : 'bites:whichScorpion')}
          list={snake ? 'snake' : 'scorpion'}
          {...word('species')}
        />
        <WordSelect label={t('bites:bodySite')} list="body" {...word('body_site')} />
        <Choices
          label={t('biteLists:asleep')}
          choices={choices.yesNo.map((value) => ({ value, label: say('yesNo', value) }))}
          value={sleptWord(venom.asleep)}
          onChoose={(word) => set(withAsleep(venom, word === 'unknown' ? null : word === 'yes'))}
        />
        <Disclosure title={t('bites:moreAboutBite')} open={errorOf('village') !== undefined || undefined}>
          <div className={classes.fields}>
            <WordSelect label={t('bites:place')} list="place" {...word('place')} />
            <TextInput label={t('bites:village')} {...text('village')} />
            <WordSelect
              label={t('bites:activity')}
              list="activity"
              value={venom.activity}
              onChange={(activity) => set(withActivity(venom, activity))}
            />
            {snake ? <WordSelect label={t('bites:evidence')} list="evidence" {...word('evidence')} /> : null}
          </div>
        </Disclosure>
        <Disclosure title={t('bites:beforeComing')}>
          <div className={classes.fields}>
            <WordChecks label={t('bites:firstAid')} list="firstAid" {...words('first_aid')} />
            <Checkbox label={t('bites:healer')} {...check('healer')} />
            <WordSelect label={t('bites:transport')} list="transport" {...word('transport')} />
            <TimeField label={t('bites:arrivedTime')} {...word('arrived_time')} />
          </div>
        </Disclosure>
        <Disclosure title={t('bites:person')} open={errorOf('allergy') !== undefined || undefined}>
          <div className={classes.fields}>
            <WeightFields
              visit={visit}
              errorOf={errorOf}
              why={t('bites:weightWhyVenom')}
              pregnant={check('pregnant')}
            />
            <TextInput label={t('bites:allergy')} {...text('allergy')} />
            <Checkbox label={t('bites:earlierAntivenom')} {...check('earlier_antivenom')} />
          </div>
        </Disclosure>
      </div>
    </Section>
  );
}

function sleptWord(asleep: boolean | null): (typeof choices.yesNo)[number] {
  if (asleep === null) return 'unknown';
  return asleep ? 'yes' : 'no';
}
