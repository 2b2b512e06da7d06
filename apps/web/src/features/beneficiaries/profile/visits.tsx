import { useQuery } from '@tanstack/react-query';
import { getCaseDetailsOfBen } from '@teeka/contract/cases';
import { downloadrwinCertificate } from '@teeka/contract/certificates';
import { displayDate } from '@teeka/domain/format';
import { send } from '../../../platform/api/index.ts';
import { dayOf } from '../../../platform/clock/clock.ts';
import { useWords } from '../../../platform/language/index.ts';
import { mayAsk } from '../../../platform/sign-in/index.ts';
import type { PersonNow } from '../../../records/beneficiaries/person-now.ts';
import { PaperButton } from '../../../records/papers/paper-button.tsx';
import { doseName } from '../../../records/schedule/index.ts';
import { useOnline } from '../../../records/workday/index.ts';
import { SkeletonList, StatusBadge } from '../../../ui/index.ts';
import { Folded } from '../../../ui/page/folded.tsx';
import classes from './profile.module.css';
import { type Visit, visitsOf } from './state.ts';

const statusWords = {
  open: 'beneficiaries:visitOpen',
  completed: 'beneficiaries:visitCompleted',
  closed: 'beneficiaries:visitClosed',
} as const;

/** Who recorded the doses of a visit, each once. */
const namesOf = ({ doses }: Visit): string => [...new Set(doses.map(({ by }) => by))].filter(Boolean).join(', ');

/** The visits of a person: when, what was given, from which batch and by whom. The server has all, this phone its own. */
export function Visits({ person }: { readonly person: PersonNow }) {
  const { t } = useWords();
  const online = useOnline();
  const { beneficiary_id } = person.person;
  const { data, isFetching } = useQuery({
    queryKey: ['casesOfPerson', beneficiary_id],
    enabled: online && mayAsk(getCaseDetailsOfBen),
    queryFn: async () => {
      const request = { beneficiary_reference_id: beneficiary_id };
      return (await send(getCaseDetailsOfBen, request, { quiet: true, silent: true })).cases;
    },
  });
  const visits = visitsOf(data ?? null, person.cases);
  return (
    <Folded title={t('beneficiaries:visits')} count={visits.length}>
      {isFetching && !data && visits.length === 0 ? <SkeletonList rows={2} /> : null}
      {visits.length === 0 && !isFetching ? <p className={classes.note}>{t('beneficiaries:visitsNone')}</p> : null}
      <ul className={classes.visits}>
        {visits.map((visit) => (
          <li key={visit.case_id} className={`ruled ${classes.visit}`}>
            <span className={classes.visitHead}>
              <strong>{displayDate(dayOf(new Date(visit.opened_at)))}</strong>
              <span className={classes.quiet}>{t(statusWords[visit.status])}</span>
            </span>
            <span className={classes.quiet}>{namesOf(visit)}</span>
            {visit.doses.map((dose) => (
              <span key={dose.dose_id} className={classes.dose}>
                <StatusBadge status="given">{doseName(dose.dose_code)}</StatusBadge>
                <span className={classes.quiet}>
                  {[
                    dose.given_on === dayOf(new Date(visit.opened_at)) ? '' : displayDate(dose.given_on),
                    dose.batch_number && t('beneficiaries:batch', { number: dose.batch_number }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            ))}
            {visit.doses.length === 0 ? <span className={classes.quiet}>{t('beneficiaries:visitNoDose')}</span> : null}
            {data?.some(({ case_id }) => case_id === visit.case_id) && mayAsk(downloadrwinCertificate) ? (
              <PaperButton
                paper={{ kind: 'case', person: beneficiary_id, case_id: visit.case_id, name: person.person.ben_name }}
                which={displayDate(dayOf(new Date(visit.opened_at)))}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {data ? null : <p className={classes.note}>{t('beneficiaries:visitsOnPhone')}</p>}
    </Folded>
  );
}
