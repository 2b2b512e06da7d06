import { Link } from '@tanstack/react-router';
import { clinicalRoles } from '@teeka/contract/roles';
import { indianNumber } from '@teeka/domain/format';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { materialName } from '../../../records/schedule/dose-words.ts';
import { Section } from '../../../ui/index.ts';
import type { Summary } from './place.ts';
import { recordOf } from './record-of.ts';
import { sessionWords } from './session-words.ts';
import classes from './summary.module.css';

const mayCount = () => (clinicalRoles as readonly string[]).includes(currentUser()?.role ?? '');

/** Sessions that nobody counted. */
export function NotCounted({ without_report, without_report_total }: Summary) {
  const { t } = useWords();
  const act = mayCount() ? t('stock:open') : null;
  return (
    <>
      <LatestOnly shown={without_report.length} of={without_report_total} />
      <ul className={classes.sessions}>
        {without_report.map((session) => (
          <li key={session.session_id}>
            <Leads session={session} act={act} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Sessions that nobody counted, or that are to be counted again: who counts goes there, others see what came of them. */
export function ToCount(summary: Summary) {
  const { t } = useWords();
  const { without_report, without_report_total, differing, differing_total } = summary;
  const counts = mayCount();
  return (
    <>
      {without_report.length > 0 ? (
        <Section title={`${t('stock:withoutReport')} (${indianNumber(without_report_total)})`}>
          <NotCounted {...summary} />
        </Section>
      ) : null}
      {differing.length > 0 ? (
        <Section title={`${t('stock:differing')} (${indianNumber(differing_total)})`}>
          <p className="quiet wraps">
            {[t('stock:differingNote'), counts ? '' : t('stock:countAgainThere')].filter(Boolean).join(' ')}
          </p>
          <LatestOnly shown={differing.length} of={differing_total} />
          <ul className={classes.sessions}>
            {differing.map((session) => (
              <li key={session.session_id}>
                <Leads session={session} act={counts ? t('stock:again') : null} />
                {session.batches.map((one) => (
                  <span key={one.material_code + one.batch_number} className="quiet wraps">
                    {t('stock:changedLine', {
                      vaccine: materialName(one),
                      batch: one.batch_number,
                      recorded: one.recorded,
                      counted: one.counted,
                    })}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  );
}

function LatestOnly({ shown, of }: { readonly shown: number; readonly of: number }) {
  const { t } = useWords();
  return shown < of ? <p className="quiet flat">{t('stock:latestOnly', { n: indianNumber(shown) })}</p> : null;
}

interface Props {
  readonly session: Summary['without_report'][number];
  /** What is done there; null for who does not count. */
  readonly act: string | null;
}

function Leads({ session, act }: Props): ReactNode {
  const said = sessionWords(session);
  const record = recordOf(session.session_id);
  const to = act === null ? record : `/session/${session.session_id}/utilisation`;
  if (to === null) return <span className="wraps">{said}</span>;
  return (
    <Link to={to} className={classes.session ?? ''}>
      {said}
      {act === null ? null : <span className="quiet">{act}</span>}
    </Link>
  );
}
