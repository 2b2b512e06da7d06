import type { Session } from '@teeka/contract/sessions/shapes';
import { ageInYears, specialType } from '@teeka/domain/sessions';
import { wordsNow as t } from '../../../platform/language/index.ts';

type Special = Pick<Session, 'special_session_type_id' | 'special_group' | 'institution_name' | 'min_age' | 'max_age'>;

/** What kind of special session it is; '' for an ordinary one. */
export function specialKind(session: Special): string {
  const id = session.special_session_type_id ?? null;
  if (id === null) return '';
  const type = specialType(id);
  return type ? t(`plans:type-${type.key}`) : t('plans:special');
}

/** Whom a special session is for: group, institution, ages; '' for an ordinary one. */
export function specialFor(session: Special): string {
  return [session.special_group ?? '', session.institution_name ?? '', ageWords(session)]
    .filter((part) => part !== '')
    .join(', ');
}

function ageWords({ min_age = null, max_age = null }: Special): string {
  const { from, to } = ageInYears({ min_age, max_age });
  if (from !== null && to !== null) return t('plans:ages', { from, to });
  if (from !== null) return t('plans:agesFrom', { from });
  return to === null ? '' : t('plans:agesTo', { to });
}
