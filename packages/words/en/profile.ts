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
} as const;
