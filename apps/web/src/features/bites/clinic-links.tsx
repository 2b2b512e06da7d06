import { IconFileReport, IconPhoneCall } from '@tabler/icons-react';
import { venomCategory } from '@teeka/domain/sessions';
import { useWords } from '../../platform/language/use-words.ts';
import classes from '../../records/bites/bites.module.css';
import { useView } from '../../records/workday/index.ts';
import { WayOn } from '../../ui/way-on/way-on.tsx';
import { clinicPages } from './clinic-pages.ts';

interface Props {
  /** Whether the route table lets this user in. */
  readonly mayOpen: (address: string) => boolean;
}

const icons = { '/rabies-recall': IconPhoneCall, '/notifiable-bites': IconFileReport } as const;

/** At a clinic for bites: who must be called, and what must be reported, as far as the role opens it. Elsewhere nothing. */
export function ClinicLinks({ mayOpen }: Props) {
  const { t } = useWords();
  const shown = clinicPages.filter(([to]) => mayOpen(to));
  if (useView()?.rows.meta.site.session_category_type !== venomCategory || shown.length === 0) return null;
  return (
    <nav className={classes.acts} aria-label={t('bites:forClinic')}>
      {shown.map(([to, title]) => (
        <WayOn key={to} to={to} icon={icons[to]}>
          {t(title)}
        </WayOn>
      ))}
    </nav>
  );
}
