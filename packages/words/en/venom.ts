/** A bite or sting of venom whose case was left open. */
export const venom = {
  sameBite: 'Is this the bite of {{day}}?',
  sameBiteWhy: 'That record is still open, without news for days. A new bite gets a record of its own.',
  anotherBite: 'No, bitten again',
  goOnWithBite: 'Yes, go on with it',
};
