import { Checkbox, TextInput } from '@mantine/core';
import type { VenomDetails } from '@teeka/contract/cases/bite-shapes';
import { freeTexts } from '@teeka/domain/bites';
import { useWords } from '../../../../platform/language/use-words.ts';
import classes from '../../../../records/bites/bites.module.css';
import { choices } from '../../../../records/bites/choices.ts';
import { useListWords, WordChecks, WordSelect } from '../../../../records/bites/word-fields.tsx';
import { Choices, Section, TimeField } from '../../../../ui/index.ts';
import { WeightFields } from '../bites/parts/weight-fields.tsx';
import { WhenFields } from '../bites/parts/when-fields.tsx';
import type { OpenBite } from '../bites/use-bite-visit.ts';
import { withActivity, withAsleep } from './asleep.ts';

interface Props {
  readonly visit: OpenBite;
  readonly errorOf: (field: string) => string | undefined;
}

/** A new bite or sting: what happened, and what was done before the person arrived. */
export function VenomForm({ visit, errorOf }: Props) {
  const { t } = useWords();
  const say = useListWords();
  const { draft, edit, today } = visit;
  const { venom } = draft;
  const set = (more: Partial<VenomDetails>) => edit({ venom: { ...venom, ...more } });
  const snake = venom.creature === 'snake';
  return (
    <Section title={t(snake ? 'bites:theSnakeBite' : 'bites:theSting')}>
      <div className={classes.fields}>
        <WhenFields
          day={venom.bitten_on}
          time={venom.bitten_time}
          today={today}
          onDay={(bitten_on) => set({ bitten_on })}
          onTime={(bitten_time) => set({ bitten_time })}
          error={errorOf('bitten_on')}
        />
        <WordSelect
          label={t(snake ? 'bites:whichSnake' : 'bites:whichScorpion')}
          list={snake ? 'snake' : 'scorpion'}
          value={venom.species}
          onChange={(species) => set({ species })}
        />
        <WordSelect
          label={t('bites:bodySite')}
          list="body"
          value={venom.body_site}
          onChange={(body_site) => set({ body_site })}
        />
        <Choices
          label={t('biteLists:asleep')}
          choices={choices.yesNo.map((value) => ({ value, label: say('yesNo', value) }))}
          value={sleptWord(venom.asleep)}
          onChoose={(word) => set(withAsleep(venom, word === 'unknown' ? null : word === 'yes'))}
        />
        <details className={classes.later} open={errorOf('village') !== undefined || undefined}>
          <summary>{t('bites:moreAboutBite')}</summary>
          <div className={classes.fields}>
            <WordSelect
              label={t('bites:place')}
              list="place"
              value={venom.place}
              onChange={(place) => set({ place })}
            />
            <TextInput
              label={t('bites:village')}
              value={venom.village}
              maxLength={freeTexts.village}
              error={errorOf('village')}
              onChange={({ currentTarget }) => set({ village: currentTarget.value })}
            />
            <WordSelect
              label={t('bites:activity')}
              list="activity"
              value={venom.activity}
              onChange={(activity) => set(withActivity(venom, activity))}
            />
            {snake ? (
              <WordSelect
                label={t('bites:evidence')}
                list="evidence"
                value={venom.evidence}
                onChange={(evidence) => set({ evidence })}
              />
            ) : null}
          </div>
        </details>
        <details className={classes.later}>
          <summary>{t('bites:beforeComing')}</summary>
          <div className={classes.fields}>
            <WordChecks
              label={t('bites:firstAid')}
              list="firstAid"
              value={venom.first_aid}
              onChange={(first_aid) => set({ first_aid })}
            />
            <Checkbox
              label={t('bites:healer')}
              checked={venom.healer}
              onChange={({ currentTarget }) => set({ healer: currentTarget.checked })}
            />
            <WordSelect
              label={t('bites:transport')}
              list="transport"
              value={venom.transport}
              onChange={(transport) => set({ transport })}
            />
            <TimeField
              label={t('bites:arrivedTime')}
              value={venom.arrived_time}
              onChange={(arrived_time) => set({ arrived_time })}
            />
          </div>
        </details>
        <details className={classes.later} open={errorOf('allergy') !== undefined || undefined}>
          <summary>{t('bites:person')}</summary>
          <div className={classes.fields}>
            <WeightFields
              visit={visit}
              errorOf={errorOf}
              why={t('bites:weightWhyVenom')}
              pregnant={venom.pregnant}
              onPregnant={(pregnant) => set({ pregnant })}
            />
            <TextInput
              label={t('bites:allergy')}
              value={venom.allergy}
              maxLength={freeTexts.allergy}
              error={errorOf('allergy')}
              onChange={({ currentTarget }) => set({ allergy: currentTarget.value })}
            />
            <Checkbox
              label={t('bites:earlierAntivenom')}
              checked={venom.earlier_antivenom}
              onChange={({ currentTarget }) => set({ earlier_antivenom: currentTarget.checked })}
            />
          </div>
        </details>
      </div>
    </Section>
  );
}

function sleptWord(asleep: boolean | null): (typeof choices.yesNo)[number] {
  if (asleep === null) return 'unknown';
  return asleep ? 'yes' : 'no';
}
