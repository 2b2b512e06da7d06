/**
 * For each box of a group of the component library, which says what is refused of the group but not that its boxes are
 * wrong: the cursor goes to the first one that says so.
 */
export const invalid = (error: unknown) => (error ? ({ 'aria-invalid': true } as const) : {});
