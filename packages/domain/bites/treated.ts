import type { CaseType } from './dose-codes.ts';

/**
 * Is a person treated by the case alone, whatever doses follow? A bite that needs wound care only, and every case of
 * venom: it is watched, also without antivenom. An anti-rabies course begins with its first dose here.
 */
export const isTreatedByCase = (details: {
  readonly case_type: CaseType;
  readonly rabies: { readonly regimen: string } | null;
}): boolean => details.case_type === 'venom' || details.rabies?.regimen === '';
