/** Whose a household is: null where all ASHAs of the village visit it; whose account is closed is not told, or nobody came. */
interface Housed {
  readonly asha_id?: string | null | undefined;
}

/** Does this ASHA, who has the village, visit the household? Hers, and what is nobody's in particular. */
export const visitedBy = ({ asha_id }: Housed, user_id: string): boolean =>
  asha_id === null || asha_id === undefined || asha_id === user_id;
