import type { HelpPage } from './page.ts';

/** Help in English for whoever answers for a place. */
export const officeHelp = {
  coverage: {
    title: 'Coverage and drop-out',
    lines: [
      'Choose the month, or twelve months, and the part of the area. Every bar has its figures beside it.',
      'Drop-out tells where children began and did not go on. A place leads into itself.',
      'A village leads to who is due there and to its line list, a dose to who is due for its vaccine. All can be printed.',
      'What each figure counts stands under ‘How this is counted’. Of whom only the year of birth is known, 1 January is taken.',
    ],
  },
  'revoked-certificates': {
    title: 'Certificates not trusted any more',
    lines: [
      'When a key may be in the hands of others, it is revoked: nothing that it signed is believed any more.',
      'See whose certificates these are in your area. Those that were not issued again come first.',
      'Tap ‘Issue again’: the new paper is saved. Give it to the family and take the old one back.',
    ],
  },
  ready: {
    title: 'Before the first session',
    lines: [
      'The list says what is still missing: villages, facilities, sites, workers, stock.',
      'Go through it from above to below.',
    ],
  },
  workers: {
    title: 'Accounts of workers',
    lines: [
      'Find the worker by name. Closed and locked accounts can be filtered.',
      'A phone was lost? End its sign-ins. Forgot the password? Give a new one for one sign-in.',
      'Each act asks for a reason and stands in the audit log.',
    ],
  },
  account: {
    title: 'Make or change an account',
    lines: [
      'Fill in name, mobile number, role and session sites. The user name is proposed; you can change it.',
      'You are shown a password for one sign-in. Tell it to the worker; it is not shown again.',
      'Another role or place signs the worker out. Ask first that all records are sent.',
      'Made by mistake? Delete the account while nobody has used it. Later it can only be closed.',
    ],
  },
  audit: {
    title: 'Who looked',
    lines: ['Who opened or changed a record, when and why. Your own look is written down too.'],
  },
  'asha-villages': {
    title: 'Villages of an ASHA',
    lines: [
      'An ASHA sees the people of her villages only. Tick those that she looks after.',
      'Does another ASHA have one? Choose whether both look after it or it moves.',
      'A village of hers opens its households: tick whom she visits. Below stands what changed before.',
    ],
  },
  missing: {
    title: 'What sites and villages lack',
    lines: [
      'The list names the sites without a position, or the villages without an ASHA.',
      'A site gets its position from somebody who stands there. An ASHA gets villages from whoever answers for her.',
    ],
  },
  places: {
    title: 'Places of the directory',
    lines: [
      'From the state to the village, by LGD code. Type a name or a code to find one.',
      'Two villages became one? Merge: people, session sites and ASHAs follow into the other.',
      'A place goes only when nothing hangs on it. What hangs on it stands on its page.',
    ],
  },
  facilities: {
    title: 'Health facilities',
    lines: [
      'Look for a facility by its name or by the name of one of its session sites.',
      'Open it to change its name, merge it into another, or add a session site.',
      'One that has workers or open session sites cannot be closed.',
    ],
  },
  'session-site': {
    title: 'A session site and where it is',
    lines: [
      'Say where the site is: stand there, show it on the map, or write the degrees.',
      'Choose the villages that it serves; of a place for bites there are none.',
      'A closed site takes no new plans. Its past sessions stay.',
    ],
  },
  'settings-for-all': {
    title: 'Settings for everybody',
    lines: [
      'A change holds for all phones, from the next time they open the app. It asks for a reason.',
      'Below each setting stands who changed it before, and why.',
    ],
  },
  texts: {
    title: 'Texts of the administration',
    lines: [
      'Write the text in each language and look at it as on a phone before you keep it.',
      'Every version is kept. An old one can be brought back.',
    ],
  },
  programmes: {
    title: 'Programmes of a state',
    lines: [
      'Switch a programme on or off, from a day on, with a reason.',
      'Due lists follow on that day. Doses that are recorded stay.',
    ],
  },
  'import-users': {
    title: 'Make accounts from an Excel file',
    lines: [
      'Fetch the template and fill in one row for each worker, at most 1000.',
      'Rows with a mistake come back in a file: correct them and choose it again.',
      'Each worker gets the username by a message and chooses a password with ‘Forgot password?’.',
    ],
  },
  'import-places': {
    title: 'Add facilities and places from an Excel file',
    lines: [
      'A facility with several session sites stands in several rows, written alike.',
      'Places need their code of the Local Government Directory and the code of the place above.',
      'Nothing is added before you say so.',
    ],
  },
} as const satisfies Readonly<Record<string, HelpPage>>;
