import { Button } from '@mantine/core';
import { IconFileReport, IconPhoneCall } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useWords } from '../../../platform/language/use-words.ts';
import { useView } from '../../../platform/workday/index.ts';
import classes from './bites.module.css';

/** At a clinic for bites: who must be called, and what must be reported. Elsewhere nothing. */
export function ClinicLinks() {
  const { t } = useWords();
  if (useView()?.rows.meta.site.session_category_type !== '2') return null;
  return (
    <nav className={classes.acts} aria-label={t('bites:forClinic')}>
      <Button
        component={Link}
        to="/rabies-recall"
        variant="default"
        leftSection={<IconPhoneCall size={22} aria-hidden />}
      >
        {t('biteReports:recallTitle')}
      </Button>
      <Button
        component={Link}
        to="/notifiable-bites"
        variant="default"
        leftSection={<IconFileReport size={22} aria-hidden />}
      >
        {t('biteReports:notifiableTitle')}
      </Button>
    </nav>
  );
}
