import { displayDate } from '@teeka/domain/format';
import { useWords } from '../../../../platform/language/use-words.ts';
import { doseName } from '../../../../records/schedule/index.ts';
import { VisitLink } from '../../../../records/sessions/visit-link.tsx';
import { Section } from '../../../../ui/index.ts';
import { inOwnTime } from '../../../../ui/late/in-own-time.ts';
import { Observation } from '../../../../ui/observation/observation.tsx';
import { ReportAefi } from '../../visit/report-aefi.tsx';
import { SavedHere } from '../../visit/saved-here.tsx';
import type { SavedVisit } from '../../visit/use-visit.ts';
import { LeadsToAntenatal } from '../antenatal/leads-to-visit.tsx';
import { nextVisit } from './next-visit.ts';
import type { ScheduleVisit } from './use-schedule-visit.ts';

/** Comes by itself: what cleans rich text is heavy, and the four messages wait for nothing. */
const FamilyTextPart = inOwnTime(() => import('../../../../records/family-text/family-text-part.tsx'));

/** Last step: saved, where the record is, and what to tell the family. */
export function Success({ visit, saved }: { readonly visit: ScheduleVisit; readonly saved: SavedVisit }) {
  const { t } = useWords();
  const { ben_name: name, beneficiary_id } = visit.person.person;
  const { items, doses = [], at } = saved;
  return (
    <div className="stack">
      <SavedHere items={items} title={t('cases:savedBody', { count: doses.length, name })}>
        {doses.map(doseName).join(', ')}
      </SavedHere>
      <Messages visit={visit} since={visit.isTyped ? undefined : at} />
      <LeadsToAntenatal at={visit.at} session={visit.session.session} person={visit.person} day={visit.today} />
      <ReportAefi person={beneficiary_id} />
      <VisitLink beneficiaryId={beneficiary_id} />
    </div>
  );
}

/** The four messages every family is told (domain facts, roles and session day), and what the administration adds to them. */
function Messages({ visit, since }: { readonly visit: ScheduleVisit; readonly since: string | undefined }) {
  const { t } = useWords();
  const next = nextVisit(visit.forecastNow, visit.today);
  return (
    <Section title={t('cases:fourMessages')}>
      <ol className="flat stack-10 indent">
        <li>{t('cases:messageWhat')}</li>
        <li>{t('cases:messageEffects')}</li>
        <li>{next ? t('cases:messageNext', { date: displayDate(next) }) : t('cases:messageNextNone')}</li>
        <li>{t('cases:messageCard')}</li>
      </ol>
      <FamilyTextPart />
      {since ? (
        <>
          <p>{t('cases:observe')}</p>
          <Observation since={since} />
        </>
      ) : null}
    </Section>
  );
}
