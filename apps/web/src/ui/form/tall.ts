/** Styles of a radio or a checkbox that a thumb hits: 44 px high. */
export const tall = { body: { minHeight: 44, alignItems: 'center' } } as const;
