import classes from '../../../../records/bites/bites.module.css';
import { useBiteWords } from '../../../../records/bites/word-fields.tsx';
import { Section } from '../../../../ui/index.ts';
import type { VialsProps } from '../../visit/plan.ts';
import { VialSelect } from '../bites/parts/vial-select.tsx';
import type { OpenBite } from '../bites/use-bite-visit.ts';
import { vialFor } from '../bites/vials.ts';
import { givesVaccine } from './giving.ts';
import { RigPart } from './rig-part.tsx';

/** Today's dose of vaccine where it is due and, once, the immunoglobulin; each from its vial. */
export const Vials = ({ visit, missing }: VialsProps<OpenBite>) => (
  <div className={classes.stack}>
    {givesVaccine(visit) ? <Vaccine visit={visit} missing={missing} /> : null}
    <RigPart visit={visit} missing={missing} />
  </div>
);

function Vaccine({ visit, missing }: VialsProps<OpenBite>) {
  const { t, say } = useBiteWords();
  const { course, draft, edit } = visit;
  const next = course?.next;
  if (!course || !next) return null;
  const { regimen } = course;
  const places = regimen.sites[next.nth] ?? 1;
  const choice = vialFor(visit, 'ARV');
  return (
    <Section title={t('bites:vaccineDay', { day: next.day })}>
      <div className={classes.fields}>
        <span className={classes.quiet}>{say('regimen', regimen.code)}</span>
        <span className={classes.name}>{t(`bites:how-${regimen.route}-${places === 1 ? 'one' : 'two'}`)}</span>
        <VialSelect
          choice={choice}
          onChoose={(ARV) => edit({ batches: { ...draft.batches, ARV } })}
          missing={missing}
        />
      </div>
    </Section>
  );
}
