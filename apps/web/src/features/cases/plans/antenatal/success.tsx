import { nationalSchedule } from '@teeka/domain/schedule';
import { useWords } from '../../../../platform/language/use-words.ts';
import { personForecast } from '../../../../records/schedule/index.ts';
import { placeRules } from '../../../../records/schedule/place-rules.ts';
import { LinkButton } from '../../../../ui/page/link-button.tsx';
import type { PageProps } from '../../visit/plan.ts';
import { SavedHere } from '../../visit/saved-here.tsx';
import { stepPath } from '../../visit/steps.ts';
import type { SavedVisit } from '../../visit/use-visit.ts';
import { offersOf } from '../schedule/visit.ts';
import type { AntenatalSave } from './care.ts';
import type { AntenatalVisit } from './use-antenatal-visit.ts';

interface Props extends PageProps<AntenatalVisit, AntenatalSave> {
  readonly saved: SavedVisit;
}

/** A saved visit: where it is, the vaccines that she is due, and her pregnancy. */
export function Success({ visit, at, saved }: Props) {
  const { t } = useWords();
  return (
    <div className="stack">
      <SavedHere items={saved.items} title={t('bites:savedFor', { name: visit.person.person.ben_name })} />
      {isDue(visit) ? (
        <LinkButton to={stepPath('case', at)} search={{ care: 'schedule' }}>
          {t('cases:careSchedule')}
        </LinkButton>
      ) : null}
      <LinkButton to={`/pregnancy/${at.beneficiaryId}`} variant="default">
        {t('pregnancyPage:openPage')}
      </LinkButton>
    </div>
  );
}

/** Is a vaccine of the schedule due that the session may give her? */
function isDue({ person, meta, today }: AntenatalVisit): boolean {
  const { record, doses } = person;
  if (!record) return false;
  const forecast = personForecast(record, doses, { today, ...placeRules(meta, record.village_id) });
  return offersOf(forecast, meta.materials, nationalSchedule).length > 0;
}
