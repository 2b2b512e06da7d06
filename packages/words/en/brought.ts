/** Files that are brought in: people who register, accounts of workers, facilities and places. */
export const brought = {
  'title-users': 'Accounts from an Excel file',
  'title-facilities': 'Facilities from an Excel file',
  'title-places': 'Places from an Excel file',
  linkUsers: 'From an Excel file',
  linkFacilities: 'Add facilities and session sites from an Excel file',
  linkPlaces: 'Add places from an Excel file',
  'first-people':
    'One row for each person, at most {{n}} rows. Names are written in English letters; the sheet ‘How to fill in’ says what each column takes. Nobody is registered until you say so.',
  'first-users':
    'One row for each worker, at most {{n}} rows. What each column takes is in the sheet ‘How to fill in’. No account is made before you say so.',
  'first-facilities':
    'One row for each session site, at most {{n}} rows. What each column takes is in the sheet ‘How to fill in’. Nothing is added before you say so.',
  'first-places':
    'One row for each place, at most {{n}} rows, with its code of the Local Government Directory (LGD). Nothing is added before you say so.',
  storing: 'Storing: {{done}} of {{total}}',
  'confirm-people': 'Register the good rows ({{n}})',
  'confirm-users': 'Make the accounts ({{n}})',
  'confirm-facilities': 'Add the good rows ({{n}})',
  'confirm-places': 'Add the places ({{n}})',
  confirmAsk: 'From {{name}}: {{n}} are taken, {{bad}} to correct stay out.',
  'stored-people': 'Registered: {{n}}',
  'stored-users': 'Accounts made: {{n}}',
  'stored-facilities': 'Rows added: {{n}}',
  'stored-places': 'Places added: {{n}}',
  passwords:
    'Each worker gets a message with the username, and chooses a password with ‘Forgot password?’ on the sign-in page.',
  failed: 'Nothing was stored. You can try again.',
  discarded: 'This file was discarded; nothing of it was taken.',
  stateStoring: 'Being stored',
  stateStored: 'Stored',
  stateFailed: 'Not stored',
} as const;
