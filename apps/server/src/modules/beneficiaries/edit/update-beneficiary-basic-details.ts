import {
  fieldOfEdit,
  nameInEdit,
  pathInEdit,
  personOfEdit,
  updateBeneficiaryBasicDetails,
} from '@teeka/contract/beneficiaries';
import type { RequestOf } from '@teeka/contract/call';
import {
  type EditedFieldName,
  editRefusals,
  fieldText,
  mergeEdit,
  normalPerson,
  type PersonValues,
  withEdit,
} from '@teeka/domain/beneficiaries';
import { checkMobile } from '@teeka/domain/contact';
import { checkPhotoId, isReferenceNumber, withoutGroups } from '@teeka/domain/identity';
import { beneficiaryTypeIds, needsGuardian } from '@teeka/domain/person';
import type { Refusal, RefusalCode } from '@teeka/domain/refusal';
import { captureRefusal } from '@teeka/domain/sessions';
import { typesOffOn } from '@teeka/domain/settings';
import { lockedTries } from '../../../platform/access/tries/tries.ts';
import { submissionOf } from '../../../platform/clock/submission.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { abhaEnvironment } from '../../../platform/env/identity-settings.ts';
import { type Context, commandHandler, type Refused, refuse } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/http/platform.ts';
import { photoIdHashes } from '../../../platform/sealing/photo-id-hash.ts';
import { allSettings, maxMembersPerMobile } from '../../settings/index.ts';
import { holdNumbers, membersOnMobile } from '../names/queries.ts';
import { photoIdElsewhere } from '../registration/photo-id-elsewhere.ts';
import { type GuardianRow, guardianOf, type PlaceRow, placesInArea, typeSwitches } from '../registration/queries.ts';
import { besidePregnancies } from './beside-pregnancies.ts';
import { editStatements } from './edited-row.ts';
import { personOfRow, shownText } from './person-of-row.ts';
import {
  type BoundsRow,
  boundsOf,
  type ChangeSince,
  changesSince,
  type DetailsRow,
  type HolderRow,
  isAbhaLinked,
  lockDetails,
  lockWards,
  photoIdHolders,
  type WardRow,
} from './queries.ts';

type EditInput = RequestOf<typeof updateBeneficiaryBasicDetails>;

interface Rows {
  readonly row: DetailsRow | undefined;
  readonly history: readonly ChangeSince[];
  /** Those who bear the person's name as their guardian's; asked where the name changes. */
  readonly wards: readonly WardRow[];
  readonly bounds: BoundsRow | undefined;
  readonly guardian: GuardianRow | null | undefined;
  readonly places: PlaceRow | undefined;
  readonly members: { readonly count: number; readonly max: number };
  /** Types that the state had taken away on the day of the edit, where it brings a type. */
  readonly typesOff: readonly number[];
  /** Who else has the photo ID that the edit brings. */
  readonly holders: readonly HolderRow[];
  /** How often the worker was shown today that somebody outside the area has a photo ID. */
  readonly triesElsewhere: number;
  /** Whether a health account is linked, where the edit brings its address. */
  readonly abhaLinked: boolean;
}
type Refusals = Refusal<RefusalCode>[];

const idsOf = (wards: readonly WardRow[]): string[] => wards.map(({ beneficiary_id }) => beneficiary_id);

/** The hashes of the numbers that an edit brings. */
function hashesOf(input: EditInput, { atRest }: Context) {
  const mobile = input.changed.includes('ben_mobile_number') ? checkMobile(input.ben_mobile_number) : undefined;
  const type = input.changed.includes('photo_id_number') ? input.photo_id_type : null;
  const photo = type === null ? undefined : checkPhotoId(type, input.photo_id_number);
  return {
    mobile: mobile?.ok ? atRest.hashes('mobile', mobile.normal) : [],
    photo: photo?.ok && type !== null ? photoIdHashes(atRest, type, photo.normal) : [],
  };
}

async function read(input: EditInput, context: Context & { readonly db: Reader }): Promise<Rows> {
  const { actor, now, db } = context;
  const number = withoutGroups(input.beneficiary_id);
  const known = isReferenceNumber(number) ? number : '0';
  const { mobile, photo } = hashesOf(input, context);
  const reference = withoutGroups(input.guardian_ben_id ?? '');
  const [tried, , row, history, bounds, guardian, places, members, settings, holders, wards, abha] = await Promise.all([
    photo.length > 0 ? lockedTries('photo-id-elsewhere', { actor, now, db }) : 0,
    db.rows(holdNumbers([...mobile, ...photo])),
    db.first(lockDetails(actor, now.today, known)),
    db.rows(changesSince(known, input.version)),
    db.first(boundsOf(known)),
    isReferenceNumber(reference) ? db.first(guardianOf(actor, now.today, reference)) : undefined,
    input.village_id === undefined ? undefined : db.first(placesInArea(actor.scope, input.village_id, '')),
    mobile.length > 0 ? db.first(membersOnMobile(mobile, known)) : undefined,
    db.rows(allSettings()),
    photo.length > 0 ? db.rows(photoIdHolders(actor, now.today, { photo_id: photo, without: known })) : [],
    input.changed.includes('ben_name') ? db.rows(lockWards(actor, now.today, known)) : undefined,
    input.changed.includes('abha_address') ? db.first(isAbhaLinked(known)) : undefined,
  ]);
  const village = input.village_id ?? row?.village_code;
  const switches =
    village !== undefined && changedBy(input).includes('ben_type_id') ? await db.rows(typeSwitches(village)) : [];
  return {
    row,
    history,
    typesOff: typesOffOn(submissionOf(input.captured_at, now).capturedDay, switches),
    bounds,
    guardian: reference === '' ? undefined : (guardian ?? null),
    places,
    members: { count: members?.count ?? 0, max: maxMembersPerMobile(settings) },
    holders,
    triesElsewhere: tried,
    wards: wards ?? [],
    abhaLinked: abha?.linked === true,
  };
}

const changedBy = ({ changed }: EditInput): EditedFieldName[] => changed.flatMap((name) => fieldOfEdit(name) ?? []);

/** The edit as a whole record; fields that it does not bring stay. */
function valuesOf(input: EditInput, current: PersonValues): PersonValues {
  const brought = Object.fromEntries(Object.entries(personOfEdit(input)).filter(([, value]) => value !== undefined));
  const normal = normalPerson({ ...current, ...(brought as Partial<PersonValues>), birth_year: input.year });
  return withEdit(current, normal, changedBy(input));
}

/** What stands there now, and who put it there when. */
function conflictRefusals(
  conflicts: readonly EditedFieldName[],
  current: PersonValues,
  { row, history }: Pick<Rows, 'history'> & { readonly row: DetailsRow },
): Refusals {
  return conflicts.map((field) => {
    const path = nameInEdit(field);
    const last = history.find((change) => change.field === path);
    const values = {
      current: shownText(field, fieldText(current, field)),
      version: row.version,
      by: last?.changed_by_name ?? '',
      at: last?.changed_at.toISOString() ?? '',
    };
    return { code: 'REQVAL0015', path, values };
  });
}

function recordRefusals(fields: readonly EditedFieldName[], rows: Rows): Refusals {
  const refusals: Refusals = [];
  if (fields.includes('village_id') && !rows.places?.village) refusals.push({ code: 'REQVAL0012', path: 'village_id' });
  if (fields.includes('photo_id_number') && rows.holders.some(({ in_area }) => in_area))
    refusals.push({ code: 'BENREG0004', path: 'photo_id_number' });
  return refusals;
}

/** Somebody outside the area has the photo ID: told only where all else is right, as of a registration. */
function elsewhereRefused(fields: readonly EditedFieldName[], rows: Rows, context: Context): Refused | undefined {
  if (!fields.includes('photo_id_number') || rows.holders.some(({ in_area }) => in_area)) return undefined;
  return photoIdElsewhere(rows.holders, rows.triesElsewhere, context);
}

/** Two people who changed different fields both win; of one field the later edit wins if its author saw the earlier. */
export const updateBasicDetailsHandler = ({ env }: Pick<Platform, 'env'>) =>
  commandHandler(updateBeneficiaryBasicDetails, {
    read,
    decide(input, rows, context) {
      const { row, bounds } = rows;
      const { captured_at } = input;
      if (!row) return refuse({ code: 'REQVAL0012', path: 'beneficiary_id' });
      const submission = submissionOf(captured_at, context.now);
      const captured = captureRefusal(submission);
      if (captured) return refuse(captured);
      const before = personOfRow(row, context.atRest);
      const wanted = valuesOf(input, before);
      const history = rows.history.map(({ version, field }) => ({ version, field: fieldOfEdit(field) ?? field }));
      const merged = mergeEdit(before, { values: wanted, changed: changedBy(input), base: input.version }, history);
      // The address of a linked account is nobody's to choose: that is told, not whose of two values holds.
      const isOfAccount = (field: EditedFieldName) => rows.abhaLinked && field === 'abha_address';
      const conflicts = merged.conflicts.filter((field) => !isOfAccount(field));
      const fields = [...merged.apply, ...merged.conflicts.filter(isOfAccount)];
      const ofAccount: Refusals = fields.some(isOfAccount) ? [{ code: 'ABHACC0031', path: 'abha_address' }] : [];
      if (conflicts.length > 0) return refuse(...conflictRefusals(conflicts, before, { ...rows, row }), ...ofAccount);
      const edited = withEdit(before, wanted, fields);
      const named = fields.includes('guardian_ben_id') && rows.guardian;
      const after = named ? { ...edited, guardian_name: named.ben_name } : edited;
      if (named && after.guardian_name !== before.guardian_name && !fields.includes('guardian_name'))
        fields.push('guardian_name');
      const { beneficiary_id } = row;
      const facts = {
        today: submission.capturedDay,
        testNumbers: env.identity.testNumbers,
        abha: abhaEnvironment(env.identity),
        beneficiary_id,
        read_out: input.read_out,
        deceased: row.deceased_on !== null,
        abhaLinked: rows.abhaLinked,
        guardian: fields.includes('guardian_ben_id') ? rows.guardian : undefined,
        members: rows.members,
        // Who has a type keeps it.
        typesOff: rows.typesOff.filter((id) => id !== before.ben_type_id),
        birth: {
          today: submission.capturedDay,
          firstDose: bounds?.first_dose ?? undefined,
          guardianDob: needsGuardian(after.ben_type_id) ? (bounds?.guardian_dob ?? undefined) : undefined,
          eldestChildDob: bounds?.eldest_child_dob ?? undefined,
          pregnant: after.ben_type_id === beneficiaryTypeIds.pregnantWoman,
        },
      };
      const wrong = editRefusals(after, fields, facts).map(({ path = '', ...rest }) => ({
        ...rest,
        path: pathInEdit(path),
      }));
      const beside = besidePregnancies(after, { fields, bounds });
      const refusals = [
        ...beside,
        ...wrong.filter(({ path }) => !beside.some((other) => other.path === path)),
        ...recordRefusals(fields, rows),
      ];
      if (refusals.length > 0) return refuse(...refusals);
      const elsewhere = elsewhereRefused(fields, rows, context);
      if (elsewhere) return elsewhere;
      const changed = fields.length > 0;
      const version = row.version + (changed ? 1 : 0);
      const by = context.actor.user_id;
      const wards = fields.includes('name')
        ? rows.wards.filter(({ guardian_name }) => guardian_name !== after.name)
        : [];
      const decision = changed
        ? { beneficiary_id, before, after, fields, version, by, captured_at, wards: idsOf(wards) }
        : undefined;
      const of = (ward: string) => ({
        beneficiary_id: ward,
        subject: `guardian ${beneficiary_id}`,
        detail: { captured_at, fields: ['guardian_name'] },
      });
      return {
        decision,
        reply: { beneficiary_id, version },
        audit: [
          { beneficiary_id, subject: `version ${version}`, detail: { captured_at, fields: fields.map(nameInEdit) } },
          ...idsOf(wards).map(of),
        ],
      };
    },
    write(edit, { atRest, db }) {
      if (edit) for (const statement of editStatements(edit, atRest)) db.run(statement);
    },
  });
