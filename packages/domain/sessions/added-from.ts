/**
 * What stands as `added_from` of somebody who is put on a session's list: 'vaccinator' when a Vaccinator or ANM does it, blank
 * for other roles. Specification 2, sessions. Roles as they stand on the wire.
 */
export const addedFrom = (role: string): 'vaccinator' | '' =>
  role === 'Vaccinator' || role === 'ANM' ? 'vaccinator' : '';
