/** The category under which the wire lists the vaccines of the national programme. */
export const uip = 'Universal Immunization Programme';
