import type { PlannedSession } from '@teeka/contract/sessions/plans';
import { indianNumber } from '@teeka/domain/format';
import { slotsOf } from '@teeka/domain/sessions';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import { materialName } from '../../../records/schedule/dose-words.ts';
import { careOf } from '../../../records/sessions/care-of.ts';
import { FactList } from '../../../ui/facts/fact-list.tsx';
import { spanWords } from '../parts/session-words.ts';
import { specialFor, specialKind } from '../parts/special-words.ts';
import { ListedLink } from './listed-link.tsx';

/** What a vaccine of a plan is called. */
export const vaccineName = (code: string): string =>
  materialName({ material_code: code, material_name: code.replaceAll('_', ' ') });

/** What a plan says, line by line. */
export function PlanFacts({ session }: { readonly session: PlannedSession }) {
  const { t } = useWords();
  const slots = slotsOf(session).length;
  const kind = specialKind(session);
  const facilitator = [
    session.key_facilitator_name,
    session.key_facilitator_designation,
    session.key_facilitator_mobile,
  ].filter(Boolean);
  const lines: (readonly [string, ReactNode])[] = [
    [t('plans:time'), spanWords(session)],
    [t('plans:onList'), <ListedLink key="listed" session={session} />],
    [t('plans:slots'), slots > 1 ? indianNumber(slots) : ''],
    [t('plans:vaccines', careOf(session)), session.vaccines.map(vaccineName).join(', ')],
    [t('plans:special'), kind && `${kind}: ${specialFor(session)}`],
    [t('plans:team'), session.team_names?.join(', ') ?? ''],
    [t('plans:facilitator'), facilitator.join(', ')],
    [t('plans:reason'), session.standing_reason ?? ''],
  ];
  return <FactList facts={lines} />;
}
