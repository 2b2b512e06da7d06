import type { BiteCase, VenomDetails } from '@teeka/contract/bites/shapes';
import { snakeCourseOf, venomGradeOf } from '@teeka/domain/bites';
import { displayDate } from '@teeka/domain/format';
import { biteToNeedle, scorpionGrade, signsEver, venomRules, vialsInAll } from '@teeka/domain/venom';
import { whole } from '@teeka/words/whole';
import type { PaperFact, PaperSection } from '../../../platform/paper/report.ts';
import { materialIn } from '../../../platform/words/dose-words.ts';
import { instantWords, timeWords } from '../../../platform/words/time-words.ts';
import { biteWordsIn } from './bite-words.ts';
import type { DoseOfCase } from './queries.ts';
import { placeOf, type ReportGround, standingOf, vialOf } from './report-ground.ts';

interface VenomCase {
  readonly care: BiteCase;
  readonly venom: VenomDetails;
  readonly doses: readonly DoseOfCase[];
}

/** What happened, and how it stands by all that was seen. */
function biteFacts({ care, venom }: VenomCase, { language, instant }: ReportGround): readonly PaperFact[] {
  const { tell, say } = biteWordsIn(language);
  const { biteLists, app } = whole[language];
  const ticked = (is: boolean) => (is ? app.yes : '');
  const isSnake = venom.creature === 'snake';
  const course = snakeCourseOf(care);
  const grade = isSnake
    ? say('grade', venomGradeOf(care, instant.getTime(), venomRules))
    : tell('stingGrade', { grade: scorpionGrade(signsEver(course)) });
  const needle = biteToNeedle(course);
  const vials = vialsInAll(course);
  const day = venom.bitten_on === null ? '' : displayDate(venom.bitten_on);
  return [
    [tell('kindOfBite'), say('kind', venom.creature)],
    [tell('bittenDay'), [day, timeWords(venom.bitten_time, language)].filter(Boolean).join(' ')],
    [tell('arrivedTime'), timeWords(venom.arrived_time, language)],
    [tell(isSnake ? 'whichSnake' : 'whichScorpion'), say(venom.creature, venom.species)],
    [tell('evidence'), say('evidence', venom.evidence)],
    [tell('bodySite'), say('body', venom.body_site)],
    [biteLists.asleep, venom.asleep === null ? '' : venom.asleep ? app.yes : app.no],
    [tell('activity'), say('activity', venom.activity)],
    [tell('place'), [say('place', venom.place), venom.village].filter(Boolean).join(', ')],
    [tell('firstAid'), venom.first_aid.map((word) => say('firstAid', word)).join(', ')],
    [tell('healer'), ticked(venom.healer)],
    [tell('transport'), say('transport', venom.transport)],
    [tell('weight'), venom.weight_kg === null ? '' : String(venom.weight_kg)],
    [tell('pregnant'), ticked(venom.pregnant)],
    [tell('allergy'), venom.allergy],
    [tell('earlierAntivenom'), ticked(venom.earlier_antivenom)],
    [tell('howGrave'), grade],
    [tell('antivenom'), vials === 0 ? '' : tell(vials === 1 ? 'vials_one' : 'vials', { count: vials })],
    [tell('needleTitle'), needle == null ? '' : tell('minutes', { count: needle })],
  ];
}

function antivenomTable({ care, doses }: VenomCase, { language }: ReportGround): PaperSection {
  const { papers } = whole[language];
  const { tell } = biteWordsIn(language);
  const material = materialIn(language);
  const drips = snakeCourseOf(care).doses;
  const given = standingOf(doses).filter(({ dose_code }) => dose_code === 'ASV' || dose_code === 'SAV');
  const rows = given.map((dose) => {
    const started = dose.amounts?.started_at ?? null;
    const ended =
      dose.amounts?.ended_at ??
      drips.find(({ startedAt }) => startedAt === started && started !== null)?.endedAt ??
      null;
    return [
      started === null ? displayDate(dose.given_on) : instantWords(started, language),
      ended === null ? '' : instantWords(ended, language),
      String(dose.amounts?.vials ?? ''),
      [material(dose.material), vialOf(dose)].filter(Boolean).join(', '),
      placeOf(dose, language),
      dose.by ?? '',
    ];
  });
  return {
    title: tell('antivenom'),
    table: {
      columns: [
        [tell('dripFrom'), 0],
        [tell('event-drip-ended'), 0],
        [tell('vialsGiven'), 0],
        [papers.batch, 1.6],
        [papers.site, 1.5],
        [papers.by, 1.3],
      ],
      rows,
    },
  };
}

/** What a case of a snake bite or sting says beside what every case says. */
export function venomSections(of: VenomCase, ground: ReportGround): readonly PaperSection[] {
  const { tell } = biteWordsIn(ground.language);
  const title = tell(of.venom.creature === 'snake' ? 'theSnakeBite' : 'theSting');
  return [{ title, facts: biteFacts(of, ground) }, antivenomTable(of, ground)];
}
