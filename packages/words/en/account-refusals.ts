/** Sentences for what of an account is not made or changed. */
export const accountRefusals = {
  ADMROL0001: 'Choose where this person works',
  ADMROL0002: 'Use 3 to 40 small letters, digits, dots, hyphens or underscores, and begin with a letter',
  ADMROL0003: 'You cannot give this role. Choose one from the list',
  ADMROL0004: 'Choose a place in your area that fits the role',
  ADMROL0005: 'Another account has this user name. Choose another one',
  ADMROL0006: 'Mobile Number is already registered',
  ADMROL0007:
    'This account has been used, or sessions or villages are assigned to it. It cannot be deleted. Close it instead',
  ADMROL0008: 'Somebody else changed this account meanwhile. Look at it again, then save',
  ADMROL0012: 'This user already has this role',
  ASHMAP0001: 'Another ASHA looks after this village. Choose whether both do, or it moves',
  ASHMAP0002: 'None of her session sites serves this village',
  ASHMAP0003: 'The other ASHA is not in your area, so the village cannot be moved. Both can look after it',
  ASHMAP0004: 'Another ASHA visits this household. Say that it moves',
  ASHMAP0005: 'She does not have the village of this household',
  ASHMAP0006: 'The other ASHA is not in your area, so the household stays with her',
} as const;
