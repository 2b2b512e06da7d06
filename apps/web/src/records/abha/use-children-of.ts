import { abhaSheetOf } from '@teeka/domain/abha';
import { useMemo } from 'react';
import { useToday } from '../../platform/clock/index.ts';
import type { PersonOnPhone } from '../../platform/pack/person-card.ts';
import { useView } from '../workday/index.ts';
import { isGone } from './is-gone.ts';

/** So many are offered after the account of a parent: the youngest are those who came along. */
const most = 2;

/** The living children of a guardian on this phone, the youngest first. */
export function useChildrenOf(guardianId: string): readonly PersonOnPhone[] {
  const people = useView()?.rows.people;
  const today = useToday();
  return useMemo(
    () =>
      [...(people?.values() ?? [])]
        .filter(
          (child) =>
            child.guardian_ben_id === guardianId &&
            !isGone(child) &&
            !child.abha &&
            abhaSheetOf(child.dob, today) === 'child',
        )
        .sort((a, b) => b.dob.localeCompare(a.dob))
        .slice(0, most),
    [people, guardianId, today],
  );
}
