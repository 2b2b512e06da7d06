/** How far back doses are suspected after an adverse event, in days. Source: section 4.6 of the facts. */
export const suspectedDays = 30;
