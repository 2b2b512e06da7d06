export {
  antivenomWarnings,
  asksAboutVials,
  biteToNeedle,
  type Indication,
  indications,
  type VenomWarning,
  vialsInAll,
} from './antivenom.ts';
export { clottingTimer } from './clotting-timer.ts';
export { type SnakeCourse, signsEver, type VenomGrade, venomGrade } from './course.ts';
export { type Drip, dripRefusal, dripsOf } from './drips.ts';
export { type Reminder, type RepeatAdvice, reminders, repeatAdvice } from './reminders.ts';
export { type VenomRules, venomRules } from './rules.ts';
export { adrenalineDose, nextPrazosin, prazosinDose, scorpionGrade } from './scorpion.ts';
export { scorpionSigns, snakeSigns, snakes } from './signs.ts';
