/** Sentences for what of a health account (ABHA) is not taken. */
export const abhaRefusals = {
  ABHACC0001: 'Read out every point and let them agree to each before going on',
  ABHACC0002: 'The age on record asks for the other declaration. Check the date of birth',
  ABHACC0003:
    'The parent or guardian on the child’s record needs a linked ABHA first. Open their account, then the child’s',
  ABHACC0004: 'This attempt is over. Begin again; nothing was lost of the record',
  ABHACC0005: 'This person has a linked ABHA already',
  ABHACC0006: 'This ABHA is linked with another record already. Look for a record that is there twice',
  ABHACC0007: 'This address is taken. Choose another one',
  ABHACC0008: 'This parent has as many children’s accounts as are allowed. Another parent can apply',
  ABHACC0009: 'This account is of somebody else: the birth on it does not fit the record',
  ABHACC0010: 'No ABHA was found. Check the number, or make a new one',
  ABHACC0011: 'No ABHA is linked with this person',
  ABHACC0012: 'This wish was fulfilled or taken back already',
  ABHACC0013: 'There is an ABHA already. It is linked, no second one is made',
  ABHACC0014: 'Wait a minute before sending the code again; three codes are sent in all',
  ABHACC0015: 'This account is not active any more. The person can ask at the ABHA help line',
  ABHACC0016: 'The ABHA service answered: {{code}}. Try another way, or keep the wish for later',
  ABHACC0017:
    'An ABHA was linked meanwhile, by the consent that is taken back here. It is noted; ask the person, and unlink the ABHA on their page',
  ABHACC0018: 'The consent was taken back meanwhile. Read it out again if they still wish an ABHA',
  ABHACC0031: 'This is the address of the linked ABHA. Unlink the ABHA before the address is changed',
  ABHACC0032: 'The parent or guardian on record is under 18 and cannot agree for the child. Enter another guardian',
  ABHACC0033:
    'This ABHA has no address yet; it is linked once it has one. An adult goes on with the Aadhaar: it finds the same ABHA, and an address is chosen',
  ABHACC0034: 'These details are not as the Aadhaar has them. Check number, name, birth and sex, or take another way',
  ABHACC0035: 'Fingerprint or face do not match this Aadhaar. Check the number and try again, or take another way',
  ABHACC0036: 'This mobile has as many ABHAs as it may have. Take another mobile number',
  ABHACC0037: 'The ABHA service does not take what is written here. Check it',
} as const;
