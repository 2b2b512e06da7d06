import { IconFileReport, IconPhoneCall } from '@tabler/icons-react';
import { venomCategory } from '@teeka/domain/sessions';
import { useWords } from '../../../platform/language/use-words.ts';
import { useView } from '../../../platform/workday/index.ts';
import { WayOn } from '../../../ui/way-on/way-on.tsx';
import classes from './bites.module.css';

/** At a clinic for bites: who must be called, and what must be reported. Elsewhere nothing. */
export function ClinicLinks() {
  const { t } = useWords();
  if (useView()?.rows.meta.site.session_category_type !== venomCategory) return null;
  return (
    <nav className={classes.acts} aria-label={t('bites:forClinic')}>
      <WayOn to="/rabies-recall" icon={IconPhoneCall}>
        {t('biteReports:recallTitle')}
      </WayOn>
      <WayOn to="/notifiable-bites" icon={IconFileReport}>
        {t('biteReports:notifiableTitle')}
      </WayOn>
    </nav>
  );
}
