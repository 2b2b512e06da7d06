import { ActionIcon } from '@mantine/core';
import { IconMapPin, IconRoute } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import { wayLink } from '../../../platform/native/way-to.ts';
import { useWatched } from '../../../platform/storage/use-watched.ts';
import { chosenSite } from '../chosen-site.ts';

import classes from './site-strip.module.css';

interface Props {
  /** Beside the names: how to change the site. */
  readonly aside?: ReactNode;
  /** Without a card of its own, on one line where it fits. */
  readonly plain?: boolean;
}

/** Where the worker is: session site and facility, in one line. */
export function SiteStrip({ aside, plain = false }: Props) {
  const { t } = useWords();
  const site = useWatched(chosenSite);
  if (!site) return null;
  const way = wayLink(site);
  const names = [nameHere(site, 'session_site_name'), nameHere(site, 'facilty_name')];
  return (
    <div className={plain ? classes.plain : classes.strip}>
      <IconMapPin size={22} aria-hidden />
      <div className={classes.names}>
        <div className={classes.site}>{names[0]}</div>
        {names[1] === names[0] ? null : <div className={classes.facility}>{names[1]}</div>}
      </div>
      {way === null ? null : (
        <ActionIcon
          component="a"
          {...way}
          color="gray"
          aria-label={t('plans:directions')}
          title={t('plans:directions')}
        >
          <IconRoute size={22} aria-hidden />
        </ActionIcon>
      )}
      {aside}
    </div>
  );
}
