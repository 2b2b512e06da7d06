import type { BiteCase, RabiesDetails } from '@teeka/contract/bites/shapes';
import { courseOfCase } from '@teeka/domain/bites';
import { dayInIndia } from '@teeka/domain/calendar';
import { displayDate, indianNumber } from '@teeka/domain/format';
import { adviseRabies, rabiesRulesOf } from '@teeka/domain/rabies';
import { whole } from '@teeka/words/whole';
import type { PaperFact, PaperSection } from '../../../platform/paper/report.ts';
import { materialIn } from '../../../platform/words/dose-words.ts';
import { timeWords } from '../../../platform/words/time-words.ts';
import { biteWordsIn } from './bite-words.ts';
import type { DoseOfCase } from './queries.ts';
import { placeOf, type ReportGround, standingOf, vialOf } from './report-ground.ts';

interface RabiesCase {
  readonly care: BiteCase;
  readonly rabies: RabiesDetails;
  readonly doses: readonly DoseOfCase[];
}

/** The category of the wound by what was told as the case was opened, and the rules of that day. */
function categoryOf({ care, rabies }: RabiesCase): string {
  const { purpose, bitten_on: bittenOn, contacts, animal, immune_weak: immuneWeak, earlier, earlier_on } = rabies;
  const answers = {
    purpose,
    on: dayInIndia(care.opened_at),
    bittenOn,
    contacts,
    animal,
    immuneWeak,
    earlier,
    earlierOn: earlier_on,
  };
  return adviseRabies(answers, rabiesRulesOf(rabies.rules_version))?.category ?? '';
}

function exposureFacts(of: RabiesCase, { language }: ReportGround): readonly PaperFact[] {
  const { rabies } = of;
  const { tell, say } = biteWordsIn(language);
  const { biteLists, app } = whole[language];
  const words = (list: string, all: readonly string[]) => all.map((word) => say(list, word)).join(', ');
  const ticked = (is: boolean) => (is ? app.yes : '');
  const day = rabies.bitten_on === null ? '' : displayDate(rabies.bitten_on);
  return [
    [tell('kindOfBite'), say('kind', rabies.purpose)],
    [tell('bittenDay'), [day, timeWords(rabies.bitten_time, language)].filter(Boolean).join(' ')],
    [tell('categoryOnly'), categoryOf(of)],
    [tell('animal'), say('animal', rabies.animal)],
    [tell('ownership'), say('owner', rabies.ownership)],
    [tell('animalVaccinated'), say('yesNo', rabies.animal_vaccinated)],
    [tell('provoked'), say('yesNo', rabies.provoked)],
    [tell('animalState'), say('animalState', rabies.animal_state)],
    [tell('bitOthers'), ticked(rabies.bit_others)],
    [tell('place'), [say('place', rabies.place), rabies.village].filter(Boolean).join(', ')],
    [tell('theWound'), words('contact', rabies.contacts)],
    [tell('woundSites'), words('wound', rabies.wound_sites)],
    [biteLists.woundCount, rabies.wound_count === null ? '' : String(rabies.wound_count)],
    [tell('washed'), say('yesNo', rabies.washed)],
    [tell('sutured'), ticked(rabies.sutured)],
    [tell('tetanus'), ticked(rabies.tetanus_given)],
    [tell('weight'), rabies.weight_kg === null ? '' : String(rabies.weight_kg)],
    [tell('pregnant'), ticked(rabies.pregnant)],
    [tell('immuneWeak'), ticked(rabies.immune_weak)],
    [tell('allergy'), rabies.allergy],
    [tell('earlierVaccination'), say('earlier', rabies.earlier)],
    [tell('earlierOn'), rabies.earlier_on === null ? '' : displayDate(rabies.earlier_on)],
    [biteLists.earlierProduct, rabies.earlier_product ?? ''],
  ];
}

/** Each day of the regimen with its dose; what is still to come stands only while the case is open. */
function courseTable({ care, doses }: RabiesCase, { language, today }: ReportGround): PaperSection {
  const { papers } = whole[language];
  const { tell, say } = biteWordsIn(language);
  const material = materialIn(language);
  const given = standingOf(doses).filter(({ dose_code }) => dose_code === 'ARV');
  const days = courseOfCase(care, today)?.days ?? [];
  const cellsOf = (dose: DoseOfCase) => [
    displayDate(dose.given_on),
    material(dose.material),
    vialOf(dose),
    placeOf(dose, language),
    dose.by ?? '',
  ];
  const planned = days.map(({ day, planned, state }) => {
    const dose = given.find(({ day_of_dose }) => day_of_dose === day);
    const open = care.status === 'open' ? say('day', state) : '–';
    return [
      tell('dayN', { day }),
      planned === null ? '' : displayDate(planned),
      ...(dose ? cellsOf(dose) : [open, '', '', '', '']),
    ];
  });
  const beside = given
    .filter(({ day_of_dose }) => !days.some(({ day }) => day === day_of_dose))
    .map((dose) => [dose.day_of_dose === null ? '' : tell('dayN', { day: dose.day_of_dose }), '', ...cellsOf(dose)]);
  const regimen = care.details.rabies?.regimen ?? '';
  return {
    title: papers.course,
    texts: [regimen === '' ? tell('woundCareOnly') : say('regimen', regimen)],
    table: {
      columns: [
        [papers.dayOfCourse, 0],
        [papers.planned, 0],
        [papers.givenOn, 0],
        [papers.vaccine, 1.6],
        [papers.batch, 1.4],
        [papers.site, 1.6],
        [papers.by, 1.4],
      ],
      rows: [...planned, ...beside],
    },
  };
}

function rigTable({ doses }: RabiesCase, { language }: ReportGround): PaperSection {
  const { papers } = whole[language];
  const { tell, say } = biteWordsIn(language);
  const material = materialIn(language);
  const ml = (key: 'intoWounds' | 'intoMuscle', amount: number | null | undefined) =>
    amount == null ? '' : `${tell(key)} ${tell('ml', { ml: amount })}`;
  const rows = standingOf(doses)
    .filter(({ dose_code }) => dose_code === 'RIG')
    .map((dose) => {
      const { iu, rig_type, infiltrated_ml, im_ml, ml: all } = dose.amounts ?? { iu: null };
      const amounts = [
        iu == null ? '' : tell('iu', { iu: indianNumber(iu) }),
        all == null ? '' : tell('ml', { ml: all }),
        ml('intoWounds', infiltrated_ml),
        ml('intoMuscle', im_ml),
      ];
      return [
        displayDate(dose.given_on),
        say('rig', rig_type ?? '') || material(dose.material),
        amounts.filter(Boolean).join(', '),
        vialOf(dose),
        placeOf(dose, language),
        dose.by ?? '',
      ];
    });
  return {
    title: tell('rigTitle'),
    table: {
      columns: [
        [papers.givenOn, 0],
        [tell('rigProduct'), 1.6],
        [papers.amount, 1.6],
        [papers.batch, 1.2],
        [papers.site, 1.5],
        [papers.by, 1.3],
      ],
      rows,
    },
  };
}

/** What a case of a bite by an animal, or of prevention, says beside what every case says. */
export function rabiesSections(of: RabiesCase, ground: ReportGround): readonly PaperSection[] {
  const { tell } = biteWordsIn(ground.language);
  return [{ title: tell('theBite'), facts: exposureFacts(of, ground) }, courseTable(of, ground), rigTable(of, ground)];
}
