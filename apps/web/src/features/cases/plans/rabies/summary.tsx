import { displayDate, indianNumber } from '@teeka/domain/format';
import classes from '../../../../records/bites/bites.module.css';
import { useBiteWords } from '../../../../records/bites/word-fields.tsx';
import { FactList } from '../../../../ui/facts/fact-list.tsx';
import { Section } from '../../../../ui/index.ts';
import type { SummaryProps } from '../../visit/plan.ts';
import type { BiteSave } from '../bites/entries.ts';
import type { OpenBite } from '../bites/use-bite-visit.ts';
import { restForMuscle, woundMl } from './course.ts';
import { rigElsewhereDose } from './rig-elsewhere.ts';
import { useRigWords } from './use-rig-words.ts';

/** What of a course will be saved. */
export function Summary({ visit, save }: SummaryProps<OpenBite, BiteSave>) {
  const { t, say } = useBiteWords();
  const rigWords = useRigWords();
  const { care, draft, advice, today } = visit;
  const rabies = care?.details.rabies ?? draft.rabies;
  const { vaccine, rig } = save;
  const rows: [string, string][] = [];
  if (!care && rabies.purpose === 'bite') {
    rows.push([t('bites:bittenDay'), `${displayDate(rabies.bitten_on ?? today)} ${rabies.bitten_time}`.trim()]);
    rows.push([t('bites:animal'), say('animal', rabies.animal)]);
    if (advice?.category) rows.push([t('bites:categoryOnly'), advice.category]);
    if (rabies.wound_count !== null) rows.push([t('biteLists:woundCount'), String(rabies.wound_count)]);
    if (rabies.earlier_product) rows.push([t('biteLists:earlierProduct'), rabies.earlier_product]);
  }
  for (const { day, on } of draft.earlierDays) {
    rows.push([t('bites:dayN', { day }), `${displayDate(on)} · ${t('bites:elsewhere')}`]);
  }
  const theirs = rigElsewhereDose(draft);
  if (theirs) {
    rows.push([t('bites:rigTitle'), `${displayDate(theirs.given_on)} · ${rigWords(theirs.amounts)}`]);
  }
  if (vaccine?.course.next) {
    const { batch_number } = vaccine.vial;
    const title = t('bites:vaccineDay', { day: vaccine.course.next.day });
    const regimen = say('regimen', vaccine.course.regimen.code);
    rows.push([title, `${displayDate(today)} · ${regimen} · ${t('cases:batch')} ${batch_number}`]);
  }
  if (rig) {
    const { iu, ml } = rig.plan;
    const much = `${t('bites:iu', { iu: indianNumber(iu) })}${ml === null ? '' : ` · ${t('bites:ml', { ml })}`}`;
    const vial = `${t('cases:batch')} ${rig.vial.batch_number}`;
    rows.push([say('rig', rig.plan.code), `${displayDate(today)} · ${much} · ${vial}`]);
    const wound = woundMl(draft.infiltrated);
    const rest = restForMuscle(rig.plan, draft.infiltrated);
    if (wound != null) rows.push([t('bites:intoWounds'), t('bites:ml', { ml: wound })]);
    if (rest) rows.push([t('bites:intoMuscle'), t('bites:ml', { ml: rest })]);
  }
  if (draft.closing !== '') rows.push([t('bites:endCourse'), say('close', draft.closing)]);
  if (!care && !visit.course) rows.push([t('bites:advice'), t('bites:woundCareOnly')]);
  return (
    <div className={classes.stack}>
      <Section title={t('cases:stepSummary')}>
        <FactList facts={rows} />
      </Section>
    </div>
  );
}
