import { IconHeartbeat } from '@tabler/icons-react';
import { reportAefi } from '@teeka/contract/aefi';
import { useWords } from '../../../platform/language/index.ts';
import { mayAsk } from '../../../platform/sign-in/index.ts';
import type { PersonNow } from '../../../records/beneficiaries/person-now.ts';
import { Notice } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import { deathToReport } from './after-dose.ts';
import classes from './profile.module.css';

/** A child who died within the window of a dose: leads to the report, whatever is thought of the cause. */
export default function DeathAfterDose({ person }: { readonly person: PersonNow }) {
  const { t } = useWords();
  const found = deathToReport(person);
  if (!found || !mayAsk(reportAefi)) return null;
  return (
    <div className={classes.actions}>
      <Notice>{t('aefi:childDeath', { count: found.days })}</Notice>
      <LinkButton to={found.to} leftSection={<IconHeartbeat size={20} aria-hidden />}>
        {t(found.isNew ? 'aefi:reportDeath' : 'aefi:openDeath')}
      </LinkButton>
    </div>
  );
}
