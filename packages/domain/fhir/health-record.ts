import { vaccineCodes } from '../certificates/index.ts';
import type { GivenDose, HealthRecordFacts, Issue } from './facts.ts';
import { immunizationOf, isImmunization, placeInCourse, vaccineConcept, vaccineOf } from './immunization.ts';
import { organizationOf, patientOf, practitionerOf } from './parties.ts';
import { recommendationOf } from './recommendation.ts';
import {
  concept,
  entryOf,
  escaped,
  type HealthRecord,
  narrative,
  profiled,
  type Resource,
  recordLanguage,
  referTo,
} from './resources.ts';

const title = 'Immunization record';
const kind = { ...concept(vaccineCodes.system, '41000179103', title), text: title };
const confidentiality = 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality';

/** Who gave doses, and the facilities for which they did, with who hands the record over; each once. */
function partiesOf({ doses, author }: HealthRecordFacts): readonly Resource[] {
  const all = [author, ...doses.flatMap(({ given }) => (typeof given === 'string' ? [] : [given]))];
  const found = all.flatMap(({ by, at }) => [practitionerOf(by), ...(at ? [organizationOf(at)] : [])]);
  return [...new Map(found.map((party) => [party.id, party])).values()];
}

const doseLine = (dose: GivenDose): string => {
  const { dose_code, given_on, batch_number, not_counted } = dose;
  const place = placeInCourse(dose);
  const called = place ? `${place.number} of ${place.of}` : dose_code;
  const cells = [vaccineConcept(vaccineOf(dose)).text, called, given_on, batch_number, not_counted];
  return `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`;
};

const head = '<tr><th>Vaccine</th><th>Dose</th><th>Date</th><th>Batch</th><th>Remark</th></tr>';

function tableOf({ doses, waiting }: HealthRecordFacts): string {
  const given =
    doses.length > 0 ? `<table>${head}${doses.map(doseLine).join('')}</table>` : '<p>No dose on record.</p>';
  const next = waiting.map(({ code, due }) => `${code} from ${due}`).join(', ');
  return given + (next && `<p>By the schedule: ${escaped(next)}.</p>`);
}

interface Contents {
  readonly patient: Resource;
  readonly contents: readonly Resource[];
  readonly issue: Issue;
}

function compositionOf(facts: HealthRecordFacts, { patient, contents, issue }: Contents): Resource {
  const { name, reference, author, account } = facts;
  const identifier = account
    ? { system: 'urn:teeka:care-context', value: account.care_context }
    : { system: 'urn:teeka:record', value: reference };
  return {
    resourceType: 'Composition',
    id: issue.document_id,
    ...profiled('ImmunizationRecord'),
    language: recordLanguage,
    text: narrative(`<p>${title} of ${escaped(name || 'a person without a name')}, reference number ${reference}.</p>`),
    identifier,
    status: 'final',
    type: kind,
    subject: referTo(patient),
    date: issue.at,
    author: [referTo(practitionerOf(author.by))],
    title,
    confidentiality: 'N',
    ...(author.at && { custodian: referTo(organizationOf(author.at)) }),
    section: [{ title, code: kind, text: narrative(tableOf(facts)), entry: contents.map(referTo) }],
  };
}

/**
 * The vaccinations of a person as a document of FHIR R4 (profile ImmunizationRecord of the implementation guide of ABDM, NRCeS
 * `ndhm.in` 2.0.1): who, every dose that stands, by whom and where, and what the schedule has next. Undefined where there is
 * neither a dose nor anything to come: the profile knows no empty record. Antivenom is treatment and is not in it. A dose that does not
 * count is in it with the reason and without a number. The same facts and issue make the same document.
 */
export function healthRecord(known: HealthRecordFacts, issue: Issue): HealthRecord | undefined {
  const facts = { ...known, doses: known.doses.filter(isImmunization) };
  const patient = patientOf(facts);
  const authority = facts.author.at ? { authority: organizationOf(facts.author.at) } : {};
  const recommendation = recommendationOf(facts, { at: issue.at, patient, ...authority });
  const contents = [
    ...facts.doses.map((dose) => immunizationOf(dose, patient)),
    ...(recommendation ? [recommendation] : []),
  ];
  if (contents.length === 0) return undefined;
  const composition = compositionOf(facts, { patient, contents, issue });
  const { meta } = profiled('DocumentBundle');
  const security = [{ system: confidentiality, code: 'N', display: 'normal' }];
  return {
    resourceType: 'Bundle',
    id: issue.document_id,
    meta: { versionId: '1', lastUpdated: issue.at, ...meta, security },
    language: recordLanguage,
    identifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${issue.document_id}` },
    type: 'document',
    timestamp: issue.at,
    entry: [composition, patient, ...partiesOf(facts), ...contents].map(entryOf),
  };
}
