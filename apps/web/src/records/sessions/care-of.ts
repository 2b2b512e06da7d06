import { venomCategory } from '@teeka/domain/sessions';

/** What the words about care are chosen by: at a clinic for bites people are treated, elsewhere vaccinated. */
export const careOf = (
  at: { readonly session_category_type: string } | null | undefined,
): { readonly context?: 'venom' } => (at?.session_category_type === venomCategory ? { context: 'venom' } : {});
