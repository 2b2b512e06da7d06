import { closeReasons } from '@teeka/domain/bites';
import { animalStates, contacts } from '@teeka/domain/rabies';
import { scorpionSigns, snakeSigns, snakes } from '@teeka/domain/venom';

/** The lists a worker chooses from; each word stands in the words under `bites:<list>-<word>`. */
export const choices = {
  animal: ['dog', 'cat', 'monkey', 'cow', 'mongoose', 'jackal', 'rodent', 'bat', 'wild-other', 'human', 'other'],
  owner: ['stray', 'pet', 'unknown'],
  yesNo: ['yes', 'no', 'unknown'],
  animalState: ['alive', 'dead', 'not-traceable'],
  place: ['home', 'field', 'road', 'school', 'other'],
  wound: ['head-face', 'neck', 'hand', 'arm', 'trunk', 'leg', 'foot', 'genitals'],
  contact: Object.keys(contacts),
  earlier: ['none', 'complete', 'incomplete', 'unknown'],
  snake: [...snakes],
  scorpion: ['red', 'black', 'not-seen'],
  body: ['foot', 'leg', 'hand', 'arm', 'trunk', 'head-face'],
  evidence: ['none', 'brought', 'photo'],
  activity: ['farming', 'walking', 'sleeping', 'gathering', 'other'],
  firstAid: ['immobilised', 'tourniquet', 'cut', 'herbal', 'none'],
  transport: ['ambulance', 'own-vehicle', 'on-foot', 'other'],
  snakeSign: Object.keys(snakeSigns),
  scorpionSign: Object.keys(scorpionSigns),
  treatment: [
    'neostigmine',
    'adrenaline',
    'antihistamine',
    'hydrocortisone',
    'fluids',
    'blood',
    'ventilated',
    'dialysis',
    'surgery',
    'antibiotics',
    'tetanus',
    'prazosin',
    'oxygen',
  ],
  reaction: ['itch', 'fever', 'rash', 'wheeze', 'low-pressure', 'pain-at-site'],
  referWhy: ['ventilation', 'dialysis', 'surgery', 'no-antivenom', 'worse', 'other'],
  outcome: ['recovered', 'disability', 'amputated', 'referred', 'left', 'died'],
  close: closeReasons.filter((one) => one !== 'period-exceeded' && one !== 'wound-care-only'),
  observed: animalStates,
  call: ['coming', 'no-answer', 'refused', 'moved'],
} as const satisfies Record<string, readonly string[]>;

export type ChoiceList = keyof typeof choices;
