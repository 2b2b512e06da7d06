import { Link } from '@tanstack/react-router';
import type { CivilDate } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import type { ReactNode } from 'react';
import type { AddressQuery } from '../../../platform/address/use-address-query.ts';
import { useWords } from '../../../platform/language/index.ts';
import { Notice, Section } from '../../../ui/index.ts';
import type { ChildHere } from './child-here.ts';
import classes from './postnatal.module.css';

interface Props {
  readonly of: ChildHere;
  /** No other is to be seen. */
  readonly single: boolean;
  readonly state: string;
  /** The day of an earlier visit that said that it died. */
  readonly reportedOn: CivilDate | null;
  readonly children: ReactNode;
}

/** How one child is on the day of a visit, and what is to be done. */
export function ChildToday({ of, single, state, reportedOn, children }: Props) {
  const { t } = useWords();
  const { nth, name, path } = of;
  return (
    <Section
      title={single ? t('pregnancyOutcome:postnatalChild') : t('pregnancyOutcome:postnatalChildOf', { n: nth, name })}
    >
      <div className="stack-12">
        {reportedOn === null ? null : (
          <Notice kind="info">{t('pregnancyOutcome:postnatalSaidDead', { date: displayDate(reportedOn) })}</Notice>
        )}
        {children}
        {state === 'ill' ? <Notice>{t('pregnancyOutcome:referChildToday')}</Notice> : null}
        {state === 'died' ? (
          <Notice kind="info">
            <p className="flat">
              {t(path === null ? 'pregnancyOutcome:childDiedUnknown' : 'pregnancyOutcome:childDied')}
            </p>
            {path === null ? null : (
              <Link to={path} search={{ died: '' } satisfies AddressQuery} className={classes.child}>
                {name}
              </Link>
            )}
          </Notice>
        ) : null}
      </div>
    </Section>
  );
}
