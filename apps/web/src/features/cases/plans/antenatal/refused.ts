import type { Refusal } from '@teeka/domain/refusal';
import { pathInVisit } from '../../../../records/pregnancies/visit/acts.ts';
import type { VisitAct } from '../../../../records/pregnancies/visit/draft.ts';

const kinds: Readonly<Record<string, VisitAct>> = { visit: 'antenatal', risk: 'risk', referral: 'referral' };

/** Where in the form a refusal of the server stands; undefined for what is no field of it. */
export function fieldRefused({ path = '' }: Refusal): string | undefined {
  const [, part = '', key = ''] = /^antenatal\.(\w+)\.facts\.(.+)$/.exec(path) ?? [];
  const kind = kinds[part];
  return kind && pathInVisit(kind, key);
}
