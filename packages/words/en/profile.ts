/** The user's own profile. */
export const profile = {
  role: 'Role',
  userName: 'Username',
  mobile: 'Mobile number',
  facility: 'Facility',
  block: 'Block',
  district: 'District',
  state: 'State',
  villages: 'Villages',
  changePassword: 'Change password',
  passwordChanged: 'Password changed.',
  saveChange: 'Change password',
  offline: 'A password can only be changed with a network.',
} as const;
