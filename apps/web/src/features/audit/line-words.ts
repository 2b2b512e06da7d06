import type { AuditLineShown } from '@teeka/contract/audit';
import { auditActOf } from '@teeka/domain/audit';
import { nameHere, type useWords } from '../../platform/language/index.ts';
import { roleTitle } from '../../ui/index.ts';

type Say = ReturnType<typeof useWords>['t'];

export const whoOf = ({ display_name }: AuditLineShown, t: Say): string => display_name ?? t('audit:server');

/** Role and place of who did it. */
export const postOf = (line: AuditLineShown, t: Say): string =>
  [line.role ? t(roleTitle(line.role)) : '', nameHere(line, 'facility_name'), nameHere(line, 'block_name')]
    .filter(Boolean)
    .join(' · ');

/** What was done, and to whose record. */
export const actWords = (line: AuditLineShown, t: Say): string =>
  [t(`audit:act-${auditActOf(line.act)}`), line.person_masked, line.to_account ? t('audit:toAccount') : '']
    .filter(Boolean)
    .join(' · ');

/** Why, and how it was refused; '' where neither is known. */
export const whyOf = ({ reason, refused }: AuditLineShown, t: Say): string =>
  [reason, refused ? t('audit:refusedWith', { code: refused }) : ''].filter(Boolean).join(' · ');
