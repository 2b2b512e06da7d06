import { IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { activeLanguage, useWords } from '../../../platform/language/index.ts';
import { useWatched } from '../../../platform/storage/use-watched.ts';
import { chosenSite } from '../chosen-site.ts';
import { facilityName, siteName } from '../site-name.ts';
import classes from './site-strip.module.css';

/** Where the worker is: session site and facility, in one line. */
export function SiteStrip({ aside }: { readonly aside?: ReactNode }) {
  useWords();
  const site = useWatched(chosenSite);
  if (!site) return null;
  const language = activeLanguage();
  return (
    <div className={classes.strip}>
      <IconMapPin size={22} aria-hidden />
      <div className={classes.names}>
        <div className={classes.site}>{siteName(site, language)}</div>
        <div className={classes.facility}>{facilityName(site, language)}</div>
      </div>
      {aside}
    </div>
  );
}
