import { addDays, type CivilDate } from '../calendar/index.ts';
import type { HealthRecordFacts, WaitingDose } from './facts.ts';
import { series, vaccineConcept } from './immunization.ts';
import { concept, profiled, type Resource, referTo, uuidOf } from './resources.ts';

const statusSystem = 'http://terminology.hl7.org/CodeSystem/immunization-recommendation-status';
const overdue = concept(statusSystem, 'overdue', 'Overdue');
/** Also of what is due on a later day: the dates say which. */
const due = concept(statusSystem, 'due', 'Due');

const dated = (code: string, display: string, value: CivilDate | undefined) =>
  value ? [{ code: concept('http://loinc.org', code, display), value }] : [];

function recommended({ code, vaccine, state, ...days }: WaitingDose) {
  return {
    vaccineCode: [vaccineConcept(vaccine)],
    forecastStatus: state === 'overdue' ? overdue : due,
    dateCriterion: [
      ...dated('30981-5', 'Earliest date to give', days.earliest),
      ...dated('30980-7', 'Date vaccine due', days.due),
      ...dated('59778-1', 'Date when overdue for immunization', days.overdueAfter && addDays(days.overdueAfter, 1)),
      ...dated('59777-3', 'Latest date to give immunization', days.lastValid),
    ],
    series,
    doseNumberString: code,
  };
}

/** What may be given now or later by the schedule; undefined where nothing may. `at`: the instant of the forecast. */
export function recommendationOf(
  { reference, waiting }: HealthRecordFacts,
  { at, patient, authority }: { readonly at: string; readonly patient: Resource; readonly authority?: Resource },
): Resource | undefined {
  if (waiting.length === 0) return undefined;
  return {
    resourceType: 'ImmunizationRecommendation',
    id: uuidOf('recommendation', reference),
    ...profiled('ImmunizationRecommendation'),
    patient: referTo(patient),
    date: at,
    ...(authority && { authority: referTo(authority) }),
    recommendation: waiting.map(recommended),
  };
}
