import { NativeSelect } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { displayDate } from '@teeka/domain/format';
import classes from '../../../../records/bites/bites.module.css';
import { useBiteWords } from '../../../../records/bites/word-fields.tsx';
import { Section, StatusBadge } from '../../../../ui/index.ts';
import type { OpenBite } from '../bites/use-bite-visit.ts';
import { regimenFor } from './course.ts';

/** What the guideline advises for what is typed so far, and the regimen that is chosen; the doctor decides. */
export function Advice({ visit }: { readonly visit: OpenBite }) {
  const { t, say } = useBiteWords();
  const { advice, draft, edit, course, rig } = visit;
  if (!advice) return <p className={classes.quiet}>{t('bites:adviceWaits')}</p>;
  const { category, woundCare, vaccine, regimens, reasons, titreOnDay14 } = advice;
  return (
    <Section title={t('bites:advice')}>
      <div className={classes.fields}>
        <div className="between">
          {category ? <span className={classes.big}>{t('bites:category', { category })}</span> : null}
          <StatusBadge status={vaccine === 'none' ? 'waived' : 'due'}>{t(`bites:vaccine-${vaccine}`)}</StatusBadge>
        </div>
        <ul className="flat stack-10 indent">
          {reasons.map((reason) => (
            <li key={reason}>{say('why', reason)}</li>
          ))}
          {woundCare ? <li>{t('bites:woundCare')}</li> : null}
          {advice.rig && rig.state !== 'given' ? <li>{t('bites:rigAdvised')}</li> : null}
          {titreOnDay14 ? <li>{t('bites:titreOnDay14')}</li> : null}
        </ul>
        {advice.rig && rig.state === 'too-late' ? (
          <p className={classes.warn}>
            <IconAlertTriangle size={22} aria-hidden />
            {t('bites:rigTooLate', { date: displayDate(rig.latest) })}
          </p>
        ) : null}
        {regimens.length > 0 ? (
          <NativeSelect
            label={t('bites:regimen')}
            value={regimenFor(draft.rabies, advice)}
            onChange={({ currentTarget }) => edit({ rabies: { ...draft.rabies, regimen: currentTarget.value } })}
            data={regimens.map((code) => ({ value: code, label: say('regimen', code) }))}
          />
        ) : null}
        {course ? (
          <p className={classes.quiet}>
            {t('bites:visitsOn', {
              days: course.regimen.days.map((day) => t('bites:dayShort', { day })).join(', '),
            })}
          </p>
        ) : null}
      </div>
    </Section>
  );
}
