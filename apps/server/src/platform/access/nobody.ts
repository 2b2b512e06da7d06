import type { Actor } from './actor.ts';

const none = '00000000-0000-0000-0000-000000000000';

/** Who acts before sign-in: sees no row and has no role that any list names. */
export const nobody: Actor = {
  user_id: none,
  sign_in_id: none,
  display_name: '',
  role: 'ASHA',
  vacc_type: 1,
  scope: {
    level: 'Facility',
    state_code: null,
    district_code: null,
    block_code: null,
    facility_id: null,
    sites: [],
    villages: [],
  },
};

export const isNobody = (actor: Actor): boolean => actor.sign_in_id === none;
