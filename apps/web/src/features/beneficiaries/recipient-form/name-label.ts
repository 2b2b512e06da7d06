/** Ways of verification in which the Aadhaar authority answered for the name. */
const byAadhaar: readonly string[] = ['aadhaar-otp', 'demographic', 'biometric', 'face'];
/** Types of whom the name on a card is never asked (specification 2, section 5). */
const typesWithout: readonly string[] = ['23', '7008'];

interface Named {
  /** How the person was verified last; empty or 'manual' where nobody asked the Aadhaar authority. */
  readonly way: string;
  readonly ben_type_id: string;
  readonly specialType?: number | null | undefined;
}

/**
 * What the name field is called: 'Full Name' when verified manually, for the types 23 and 7008 and in a special session
 * of type 1, otherwise 'Name as on Aadhaar UID' (specification 2, section 5).
 */
export function nameLabel({ way, ben_type_id, specialType }: Named) {
  const full = !byAadhaar.includes(way) || typesWithout.includes(ben_type_id) || specialType === 1;
  return full ? 'registration:name' : 'registration:nameAsOnAadhaar';
}
