import { type AbhaConsent, type AbhaSheet, abhaConsentVersion, abhaPoints } from '@teeka/domain/abha';

/** A consent with every point, as it was read out. */
export const abhaConsentOf = (sheet: AbhaSheet = 'adult') =>
  ({
    sheet,
    version: abhaConsentVersion,
    language: 'hi',
    given_by: sheet === 'adult' ? 'person' : 'guardian',
    method: 'spoken',
    points: [...abhaPoints[sheet]],
  }) satisfies AbhaConsent;
