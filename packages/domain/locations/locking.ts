/** Which location fields are pre-filled with the user's own place and disabled. */
export interface LockedPlaces {
  readonly state: boolean;
  readonly district: boolean;
  readonly block: boolean;
}

/** From the widest to the narrowest; a facility, and who plans for it, lie in one block. */
const depth: Readonly<Record<string, number>> = {
  National: 0,
  State: 1,
  District: 2,
  Block: 3,
  Facility: 3,
  Plan_Delivery_Manager: 3,
};

/** Locking by user_level; an unknown level is locked like the narrowest. */
export function lockedPlaces(userLevel: string): LockedPlaces {
  const level = depth[userLevel] ?? 3;
  return { state: level >= 1, district: level >= 2, block: level >= 3 };
}
