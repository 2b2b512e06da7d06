import type { HealthRecord } from '../index.ts';
import { ownFindings } from './own-checks.ts';
import { findingsOfValidators } from './validators.ts';

/** What is wrong with a document: by two validators, of R4 and of the profiles of NRCeS, and by checks of our own. */
export const foundBy = (document: HealthRecord) => ({ ...findingsOfValidators(document), own: ownFindings(document) });
