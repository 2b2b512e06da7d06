interface Known {
  readonly abha: { readonly wish: { readonly still_holds: boolean } | null } | null;
  /** A wish that waits on this phone. */
  readonly here: object | null;
}

/** A wish that holds is kept already, here or at the server; one that does not gives way to what was read out anew. */
export const isWished = ({ abha, here }: Known): boolean => here !== null || abha?.wish?.still_holds === true;
