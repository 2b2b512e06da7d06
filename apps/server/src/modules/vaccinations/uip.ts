import type { MaterialCategory } from '@teeka/domain/vaccines';

/** The category under which the wire lists the vaccines of the national programme. */
export const uip: MaterialCategory = 'Universal Immunization Programme';
