import { Button } from '@mantine/core';
import { Navigate } from '@tanstack/react-router';
import { displayDate, indianNumber } from '@teeka/domain/format';
import { useState } from 'react';
import { now } from '../../../../platform/clock/clock.ts';
import { useWords } from '../../../../platform/language/use-words.ts';
import { newId } from '../../../../platform/store/new-id.ts';
import classes from '../../../../records/bites/bites.module.css';
import { useListWords } from '../../../../records/bites/word-fields.tsx';
import { FactList } from '../../../../ui/facts/fact-list.tsx';
import { Section } from '../../../../ui/index.ts';
import { keptOpening, keptTimes, sentOf } from '../../visit/corrected.ts';
import { rigElsewhereDose } from '../rabies/rig-elsewhere.ts';
import { useRigWords } from '../rabies/use-rig-words.ts';
import { VenomSummary } from '../venom/venom-summary.tsx';
import { asSaved, type BiteSave, biteEntries, dosesOf } from './entries.ts';
import { BitePage, type BiteProps } from './frame/bite-page.tsx';
import { bitePath, isVenomKind } from './frame/bite-steps.ts';
import { readySave } from './vials.ts';
import { restForMuscle, woundMl } from './visit.ts';

/** What will be saved. Saving puts case, doses and events on this phone in one go. */
export function Screen() {
  const { t } = useWords();
  /** What is being saved stays on the screen until it is. */
  const [giving, setGiving] = useState<BiteSave | null>(null);
  const finish = async ({ visit, at, goTo }: BiteProps, save: BiteSave) => {
    setGiving(save);
    const { draft, today, care, mended } = visit;
    const fresh = () => newId(now());
    const caseId = care?.case_id ?? mended?.sent?.caseId ?? fresh();
    const capturedAt = now().toISOString();
    const openedAt = keptOpening(mended, capturedAt);
    const facts = { ...at, ...keptTimes(mended, { today, capturedAt }), caseId, openedAt, newId: fresh };
    const saved = await visit.save(biteEntries(draft, save, facts), {
      as: asSaved(draft, save, sentOf(dosesOf(draft, save, facts), caseId, openedAt)),
      stays: (items) => ({ ...draft, saved: { items: items.map(({ id }) => id), caseId } }),
    });
    if (!saved) return;
    await visit.remember({ ...visit.lastUsed, ...draft.batches });
    goTo('success');
  };
  return (
    <BitePage
      step="summary"
      draw={(props) => {
        const { visit, at } = props;
        const back = (step: 'case' | 'vaccination' | 'success') => ({
          content: <Navigate to={bitePath(step, at)} search replace />,
          action: null,
        });
        if (visit.draft.saved) return back('success');
        if (visit.kind === null) return back('case');
        const { busy } = visit;
        const ready = busy && giving ? { save: giving } : readySave(visit);
        if ('missing' in ready) return back(isVenomKind(visit.kind) ? 'case' : 'vaccination');
        return {
          action: (
            <Button loading={busy} onClick={() => void finish(props, ready.save)}>
              {t('bites:save')}
            </Button>
          ),
          content: (
            <div className={classes.stack}>
              {isVenomKind(visit.kind) ? (
                <VenomSummary visit={visit} />
              ) : (
                <RabiesSummary visit={visit} save={ready.save} />
              )}
            </div>
          ),
        };
      }}
    />
  );
}

function RabiesSummary({ visit, save }: { readonly visit: BiteProps['visit']; readonly save: BiteSave }) {
  const { t } = useWords();
  const say = useListWords();
  const told = useRigWords();
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
    rows.push([t('bites:rigTitle'), `${displayDate(theirs.given_on)} · ${told(theirs.amounts)}`]);
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
    <Section title={t('cases:stepSummary')}>
      <FactList facts={rows} />
    </Section>
  );
}
