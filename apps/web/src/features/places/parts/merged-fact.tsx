import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Words } from '../../../platform/language/use-words.ts';

interface Merged {
  readonly name: string;
  readonly to: string;
  readonly is_here: boolean;
}

/** Into which something was merged, as a fact: the way there, where that lies in the own area. */
export function mergedFact(merged: Merged | null, t: Words): readonly (readonly [string, ReactNode])[] {
  if (!merged) return [];
  const { name, to, is_here } = merged;
  const shown = is_here ? (
    <Link key="merged" to={to}>
      {name}
    </Link>
  ) : (
    name
  );
  return [[t('places:mergedHere'), shown]];
}
