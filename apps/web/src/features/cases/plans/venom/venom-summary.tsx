import { displayDate } from '@teeka/domain/format';
import { now } from '../../../../platform/clock/clock.ts';
import classes from '../../../../records/bites/bites.module.css';
import { useBiteWords } from '../../../../records/bites/word-fields.tsx';
import { FactList } from '../../../../ui/facts/fact-list.tsx';
import { Section } from '../../../../ui/index.ts';
import type { OpenBite } from '../bites/use-bite-visit.ts';
import { hadAntivenom } from './had-antivenom.ts';
import { Happened } from './happened.tsx';
import { stingStanding, venomRecord, venomStanding } from './standing.ts';

/** The bite, its grade and all that was done: what is saved, and what goes along with somebody who is sent on. */
export function VenomSummary({ visit, plain = false }: { readonly visit: OpenBite; readonly plain?: boolean }) {
  const { t, say } = useBiteWords();
  const { care, draft, today, kind } = visit;
  const record = venomRecord(draft.saved ? { ...draft, events: [], antivenom: [] } : draft, care, today);
  const { venom } = record.details;
  if (!venom) return null;
  const standing = venomStanding(record, now().getTime());
  const sting = stingStanding(record, draft.weight);
  const creature = kind === 'scorpion' ? 'scorpion' : 'snake';
  const what = [t(`bites:kind-${creature}`), say(creature, venom.species)].filter(Boolean).join(' · ');
  const rows: [string, string][] = [
    [t('bites:bittenDay'), `${venom.bitten_on ? displayDate(venom.bitten_on) : '–'} ${venom.bitten_time}`.trim()],
    [t('bites:kindOfBite'), what],
    [
      t('bites:howGrave'),
      kind === 'scorpion' ? t('bites:stingGrade', { grade: sting.grade }) : say('grade', standing.grade),
    ],
  ];
  const place = [venom.place && say('place', venom.place), venom.village].filter(Boolean).join(', ');
  if (place) rows.push([t('bites:place'), place]);
  if (venom.body_site) rows.push([t('bites:bodySite'), say('body', venom.body_site)]);
  if (venom.asleep !== null) rows.push([t('biteLists:asleep'), say('yesNo', venom.asleep ? 'yes' : 'no')]);
  if (venom.first_aid.length > 0) {
    rows.push([t('bites:firstAid'), venom.first_aid.map((one) => say('firstAid', one)).join(', ')]);
  }
  if (venom.allergy) rows.push([t('bites:allergy'), venom.allergy]);
  if (venom.weight_kg) rows.push([t('bites:weight'), String(venom.weight_kg)]);
  if (venom.pregnant) rows.push([t('bites:pregnant'), t('biteLists:yesNo-yes')]);
  if (standing.vials > 0) rows.push([t('bites:antivenom'), t('bites:vialsInAll', { count: standing.vials })]);
  if (standing.needle !== undefined) {
    rows.push([t('bites:needleTitle'), t('bites:minutes', { count: standing.needle })]);
  }
  return (
    <>
      <Section title={t(hadAntivenom(visit) ? 'bites:venomSummary' : 'cases:treatedSummary')}>
        <FactList facts={rows} />
      </Section>
      <Section title={t('bites:whatWasDone')}>
        <Happened visit={visit} plain={plain} />
      </Section>
    </>
  );
}

/** What will be saved. */
export const Summary = ({ visit }: { readonly visit: OpenBite }) => (
  <div className={classes.stack}>
    <VenomSummary visit={visit} />
  </div>
);
