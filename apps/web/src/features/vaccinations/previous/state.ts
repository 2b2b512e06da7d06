import { addPreviousVaccination, addPreviousVaccinationFile, type Material } from '@teeka/contract/vaccinations';
import type { CivilDate } from '@teeka/domain/calendar';
import type { Refusal } from '@teeka/domain/refusal';
import { canBeRecorded, type Forecast, nationalSchedule as schedule } from '@teeka/domain/schedule';
import { kindOfDose, type PersonOnRecord, type PreviousProof, schedulePerson } from '@teeka/domain/vaccinations';
import type { Entry } from '../../../platform/outbox/index.ts';
import { draftAt } from '../../../records/forms/forms.ts';

/** A card as a file that waits with the dose: its name, and its content in base64. */
export interface CardFile {
  readonly name: string;
  readonly content: string;
}

/** What was typed so far: for each dose its day and its file; kept as a draft. */
export interface PreviousForm {
  readonly proof: PreviousProof;
  /** By dose code. */
  readonly days: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, CardFile>>;
}

/** Where doses given elsewhere are reported, and where a file of one is chosen anew. */
export const previousPlace = (person: string) =>
  `/new-beneficiary/record-previous-vaccination/${person}#previous` as const;
export const filePlace = (person: string) =>
  `/new-beneficiary/record-previous-vaccination/${person}#previous-file` as const;

/** A file as it is kept beside its record: of which dose. */
export interface SentCard {
  readonly case_id: string;
  readonly dose_id: string;
  readonly captured_at: string;
  readonly file: CardFile | null;
}

export const emptyForm: PreviousForm = { proof: 'card', days: {}, files: {} };

/**
 * Doses that may have been given elsewhere: not on record, and of an age that was reached; by vaccine. What is only told of
 * comes first, for a schedule behind which somebody grew up is long.
 */
export const openDoses = (forecast: Forecast) => {
  const recordedOnly = forecast.doses.filter(({ reason }) => reason.code === 'recorded-only');
  const open = forecast.doses.filter(
    ({ state, earliest }) => state !== 'given' && state !== 'not-applicable' && (earliest ?? '9') <= forecast.on,
  );
  return byVaccine([...recordedOnly, ...open]);
};

function byVaccine(doses: Forecast['doses']) {
  const found = new Map<string, string[]>();
  for (const { code, vaccine } of doses) found.set(vaccine, [...(found.get(vaccine) ?? []), code]);
  return [...found].map(([vaccine, codes]) => ({ vaccine, codes }));
}

/**
 * Whatever else a card may show: not for this person as the schedule sees one here, not yet of that age; and what was
 * typed for a dose that is on record by now, so that a refused report can be corrected.
 */
export function otherDoses(forecast: Forecast, form: PreviousForm) {
  const open = new Set(openDoses(forecast).flatMap(({ codes }) => codes));
  return byVaccine(
    forecast.doses.filter(({ code, state }) => !open.has(code) && (state !== 'given' || form.days[code]?.trim())),
  );
}

/** What is wrong with the days, at `days.<code>`; without any day FLDVAL0001 at `days`. */
export function refusalsOf(form: PreviousForm, person: PersonOnRecord, today: CivilDate): readonly Refusal[] {
  const typed = Object.entries(form.days).filter(([, day]) => day.trim() !== '');
  if (typed.length === 0) return [{ code: 'FLDVAL0001', path: 'days' }];
  const known = { jeEndemic: true, doses: [], schedule };
  return typed.flatMap(([code, date]) =>
    canBeRecorded(schedulePerson(person, kindOfDose(schedule, code), known), [], {
      dose: { code, date },
      today,
      schedule,
    })
      .slice(0, 1)
      .map((refusal) => ({ ...refusal, path: `days.${code}` })),
  );
}

interface Facts {
  readonly person: string;
  readonly materials: readonly Material[];
  readonly capturedAt: string;
  readonly newId: () => string;
}

/** The form with some of its doses. */
const withOnly = ({ proof, days, files }: PreviousForm, codes: readonly string[]): PreviousForm => {
  const of = <T>(all: Readonly<Record<string, T>>) =>
    Object.fromEntries(codes.flatMap((code) => (all[code] === undefined ? [] : [[code, all[code]]])));
  return { proof, days: of(days), files: of(files) };
};

/** Refusals of a report at the fields of the form that made it. */
export const refusalsInForm = (refusals: readonly Refusal[], { days }: PreviousForm): readonly Refusal[] =>
  refusals.map((refusal) => {
    const at = /^vaccine_details\.(\d+)/.exec(refusal.path ?? '')?.[1];
    const code = at === undefined ? undefined : Object.keys(days)[Number(at)];
    return { ...refusal, path: code ? `days.${code}` : 'days' };
  });

/**
 * The writes of one report: a call for each vaccine, then its files one by one, so that no large one holds up a dose. A
 * vaccine that is refused opens again alone, with its files; a file of doses that were accepted by itself.
 */
export function previousEntries(form: PreviousForm, { person, materials, capturedAt, newId }: Facts): readonly Entry[] {
  const byMaterial = new Map<number, string[]>();
  for (const [code, day] of Object.entries(form.days)) {
    const material = materials.find(({ dose_codes }) => dose_codes.includes(code));
    if (day.trim() === '' || !material) continue;
    byMaterial.set(material.material_id, [...(byMaterial.get(material.material_id) ?? []), code]);
  }
  const reports: Entry[] = [];
  const files: Entry[] = [];
  for (const [material_id, codes] of byMaterial) {
    const case_id = newId();
    const subject = { beneficiary_reference_id: person, case_id, captured_at: capturedAt };
    const doses = codes.map((dose_code) => ({
      dose_id: newId(),
      dose_code,
      day_of_dose: form.days[dose_code] ?? '',
    }));
    const name = materials.find((one) => one.material_id === material_id)?.material_name ?? '';
    const part = String(material_id);
    reports.push({
      call: addPreviousVaccination,
      options: { part, draft: draftAt(previousPlace(person), withOnly(form, codes)) },
      input: {
        ...subject,
        material_id,
        material_name: name,
        rig_type: '',
        proof: form.proof,
        vaccine_details: doses.map((dose) => ({ ...dose, file_name: '' })),
        files: [],
      },
    });
    for (const { dose_id, dose_code } of doses) {
      const file = form.files[dose_code];
      if (file) {
        const { name: file_name, content } = file;
        const draft = draftAt(filePlace(person), {
          case_id,
          dose_id,
          captured_at: capturedAt,
          file,
        } satisfies SentCard);
        files.push({
          call: addPreviousVaccinationFile,
          options: { part, draft },
          input: { ...subject, dose_id, file_name, content },
        });
      }
    }
  }
  return [...reports, ...files];
}
