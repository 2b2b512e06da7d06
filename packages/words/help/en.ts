import { abhaHelp } from './abha-en.ts';
import { officeHelp } from './office-en.ts';
import type { HelpPage } from './page.ts';

/** Help in English, a page for each screen or for screens that belong together. */
export const help = {
  'sign-in': {
    title: 'Sign in',
    lines: [
      'Type your user name and password, or ask for an OTP on your mobile number.',
      'Forgot the password? Choose ‘Forgot password’: an OTP goes to your number and you choose a new one.',
      'After the first sign-in on a phone it opens again without network, with your password.',
    ],
  },
  home: {
    title: 'Your first page',
    lines: [
      'It shows what needs you today.',
      'Choose a line to open what it counts. Everything else stands in the menu.',
    ],
  },
  'not-allowed': {
    title: 'A page that does not open',
    lines: [
      'Your role has no use for that page. What belongs to your work stands in the menu.',
      'If you need the page, ask your supervisor.',
    ],
  },
  settings: {
    title: 'Change language, colours and devices',
    lines: [
      'Choose the language, light or dark, and dark at night.',
      'Where the session site is can be set here by who works there.',
      'Look for the fingerprint device here when it is connected.',
    ],
  },
  profile: {
    title: 'Your profile and your password',
    lines: [
      'Change your name, picture and mobile number. A new number is confirmed by an OTP.',
      'A sign-in that you do not know, or a lost phone? End its sign-in here at once.',
    ],
  },
  dashboard: {
    title: 'Begin the day',
    lines: [
      'Open this page with network in the morning: ‘The day is on this phone’ says that you can go on without network.',
      'Choose your site, then open the session of today.',
    ],
  },
  search: {
    title: 'Find a person',
    lines: [
      'Search by mobile number, name and village, photo ID or reference number.',
      'Scan the QR of a card instead of typing.',
      'Without network those of your site are found. Nobody found? Try another way before you register anew.',
    ],
  },
  session: {
    title: 'Add somebody to the session',
    lines: [
      'Start the session when you are at the site.',
      'Choose ‘Add someone’, find the person and add them. Somebody new is registered from there.',
      'Choose a person to verify them and go on to the vaccine.',
      'At the end count the vials, then end the session.',
    ],
  },
  history: {
    title: 'Sessions of the past',
    lines: ['Choose the dates to see what each session gave.', 'Open a session to see its people, doses and vials.'],
  },
  plans: {
    title: 'Plan a session',
    lines: [
      'Choose ‘Plan a session’, then site, day, times, vaccines and team.',
      'A plan is seen by the team when it is published.',
      'A session can be frozen, moved or cancelled with a reason.',
    ],
  },
  verification: {
    title: 'Verify who the person is',
    lines: [
      'Look at a document, or say that you know the family.',
      'Read the details out. Correct what is wrong before you confirm.',
      'Aadhaar, fingerprint and face need the network.',
      'A computer without a fingerprint device can use that of a paired phone.',
    ],
  },
  visit: {
    title: 'Record a dose',
    lines: [
      'Read what is due and why. Ask the questions before the needle.',
      'Choose the vial, the dose is then recorded with its batch.',
      'A wrong dose can be taken back or corrected from the person’s page.',
    ],
  },
  referral: {
    title: 'Refer a person to a hospital',
    lines: ['Write down where the person is sent and why.', 'Show or print the page for the hospital.'],
  },
  recall: {
    title: 'Call those whose dose is late',
    lines: ['The most urgent stand first.', 'Call the family, and add the person to the next session.'],
  },
  notifiable: {
    title: 'Bites to report',
    lines: ['Choose the dates and the part of the area.', 'Copy or print the list for the report.'],
  },
  person: {
    title: 'A person’s page',
    lines: [
      'See the doses given and due on the card, and print it.',
      'Edit details, record previous vaccinations, or report an adverse event from here.',
      'Take a dose back or correct it by opening the dose.',
    ],
  },
  lists: {
    title: 'Lists of people',
    lines: [
      'Choose the dates and filters above the list.',
      'Choose a heading to order the list. Choose a person to open their page.',
    ],
  },
  pregnancies: {
    title: 'Pregnant women',
    lines: [
      'Each list has its number: who is of high risk, whose visit is overdue, whose day is near or past.',
      'Whoever has to be seen by a doctor today comes first: refer her at once.',
      'The receiver calls her. Choose a woman to open her pregnancy.',
    ],
  },
  newborns: {
    title: 'Newborns without birth dose',
    lines: [
      'Hepatitis B at birth is given within 24 hours: the list says how many are left.',
      'A child that is not registered yet is registered from this list, or from its mother’s page.',
    ],
  },
  'due-list': {
    title: 'Who is due and overdue',
    lines: [
      'Choose the village and the days.',
      'Those who are late stand first. Call the family or add them to a session.',
    ],
  },
  import: {
    title: 'Register people from an Excel file',
    lines: [
      'Fetch the template and fill in at most 1000 rows.',
      'Rows with a mistake come back in a file: correct them and choose it again.',
    ],
  },
  ashas: {
    title: 'ASHAs of the site',
    lines: ['See who looks after which village of your site and when she signed in last. Tap a number to call.'],
  },
  'by-worker': {
    title: 'Registrations by worker',
    lines: ['See how many people each worker registered in the days that you choose.'],
  },
  'check-certificate': {
    title: 'Check a certificate',
    lines: [
      'Scan the code of the paper with the camera, or choose a picture of it.',
      'It is judged on this device, also without network.',
      '‘Put right since’ means: the paper is genuine, and there is a newer record. Look the person up.',
      '‘Withdrawn’ and ‘not trusted any more’ mean: do not go by the paper. Look the person up and have a new one made.',
    ],
  },
  downloads: {
    title: 'Downloads',
    lines: [
      'Open a list, choose its days and tap ‘Take along’: as an Excel file, or the due list to print.',
      'A short list is saved at once. A long one is prepared by the server; it waits here for a day.',
      'A file has names and numbers of people. Give it to nobody else, and delete it after use.',
    ],
  },
  planned: {
    title: 'People on coming sessions',
    lines: ['See who is expected at which session.', 'Choose the dates and the part of the area above.'],
  },
  register: {
    title: 'Register a person',
    lines: [
      'Search first, so that nobody is registered twice.',
      'Fill in the person, then the details and the guardian, then read out the consent.',
      'Half-filled forms are kept: you find them again when you come back. It works without network.',
    ],
  },
  previous: {
    title: 'Record vaccinations given before',
    lines: [
      'Copy the doses and dates from the paper card.',
      'Add a picture or a PDF of the card, so that it can be approved.',
    ],
  },
  approvals: {
    title: 'Approve previous vaccinations',
    lines: ['Compare each dose with the picture of the card.', 'Approve it, or send it back with a reason.'],
  },
  edit: {
    title: 'Edit a person’s details',
    lines: [
      'Change what is wrong and read it out before you save.',
      'A date of birth cannot contradict a dose that was given.',
    ],
  },
  pregnancy: {
    title: 'Register and follow a pregnancy',
    lines: [
      'Register with the last period alone; everything else may come later.',
      'The page proposes high risks with their reason. Say of each whether it holds, and refer the same day where it says so.',
      'A mistake of your own is taken back within 24 hours under ‘Who wrote what’; a visit is written again there, its form filled.',
      'Whoever answers for the place puts a last period or a day of delivery right there, with a reason.',
    ],
  },
  outcome: {
    title: 'Write down how a pregnancy ended',
    lines: [
      'Say how it ended, then write down what is known. Each child has a page of its own.',
      'Children born alive are registered with their mother, also without network.',
      'Birth doses that were not given and still can be stand on the due list at once.',
    ],
  },
  postnatal: {
    title: 'Visit a mother after delivery',
    lines: [
      'Visits are on days 1, 3, 7, 14, 21, 28 and 42 after the delivery.',
      'With any danger sign she or the child goes to a hospital the same day.',
    ],
  },
  aefi: {
    title: 'Report an adverse event',
    lines: [
      'Find the person and choose ‘Report an adverse event’.',
      'A serious event must be told at once: call the medical officer too.',
      'The report goes on in steps until it is closed.',
    ],
  },
  antenatal: {
    title: 'Write down an antenatal visit',
    lines: [
      'Only the day is needed; leave empty what nobody looked at.',
      'What is out of order is said under its value. The summary shows what may be a high risk.',
      'Say what holds. Where a doctor must see her today, write where she is sent.',
    ],
  },
  vials: {
    title: 'Count the vials of a session',
    lines: [
      'For each vaccine write how many vials came, were opened, went back and were damaged.',
      'Where doses and vials do not agree, say why.',
    ],
  },
  stock: {
    title: 'Stock and stopped batches',
    lines: [
      'Take in a batch as it stands on the vial, with its expiry date.',
      'Stop a batch at once when something is wrong with it.',
      'Open a batch to see who received it.',
    ],
  },
  utilisation: {
    title: 'Use and wastage of vaccines',
    lines: ['Choose the dates and the part of the area.', 'Order the table to find where most is wasted.'],
  },
  ...abhaHelp,
  ...officeHelp,
  resources: {
    title: 'Use a phone as camera, scanner and fingerprint reader of a computer',
    lines: [
      'On the computer choose ‘Show the code for a phone’. On the phone choose ‘Scan the code of a computer’.',
      'Where the computer wants a picture, a card or a finger, choose ‘From the paired phone’, then the button on the phone.',
      'For a fingerprint, connect the fingerprint device to the phone first.',
      'Unpair when you are done. Signing out unpairs too.',
    ],
  },
  outbox: {
    title: 'What the colours of the outbox mean',
    lines: [
      'Saved on this phone: it is safe and waits for the network.',
      'Sent: the server has it.',
      'Needs you (red): something was refused. Open it, correct it and send it again. Nothing is lost.',
    ],
  },
  help: {
    title: 'How to find help',
    lines: [
      'Type a word in Hindi or English.',
      'Every page leads to its own help: by the question mark above, or from the menu on a phone.',
    ],
  },
} as const satisfies Readonly<Record<string, HelpPage>>;
