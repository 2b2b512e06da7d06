import { z } from 'zod';
import { earlierEvent } from './aefi/earlier-event.ts';
import { packedDetails } from './beneficiaries/detail-shapes.ts';
import { biteCase } from './bites/shapes.ts';
import { call } from './call.ts';
import { notDoneReason } from './cases.ts';
import { beneficiaryId, day, id, recordId } from './fields.ts';
import { named } from './names.ts';
import { packedPregnancy, registeredChildren } from './pregnancies/shapes.ts';
import { sessionRoles } from './roles.ts';
import { rosterEntry, session } from './sessions.ts';
import { asha, site } from './sites.ts';
import { keptVials } from './stock/report.ts';
import { batch, material } from './vaccinations/shapes.ts';
import { previousStatus } from './word-for.ts';

const mark = z.union([z.literal(0), z.literal(1)]);

/**
 * A recorded dose, short: code, day, 1 when it was voided, and 1 when it was the killed vaccine against Japanese
 * encephalitis, which keeps no distance from live ones; left out of every other dose.
 */
const packedDose = z.tuple([z.string(), day, mark, mark.optional()]);

/** A person of the catchment with all that a session day needs. */
export const packedPerson = z.object({
  beneficiary_id: beneficiaryId,
  ben_name: z.string(),
  dob: day,
  /** 1 male, 2 female, 3 others. */
  gender: z.number().int(),
  guardian_name: z.string(),
  village_id: z.number().int(),
  ben_type_id: z.number().int(),
  lmp_date: day.nullable(),
  photo_id_type: z.number().int().nullable(),
  /** Last four characters only. */
  photo_id_last4: z.string(),
  deceased_on: day.nullable(),
  doses: z.array(packedDose),
  /**
   * Doses that were given elsewhere: code, day, where the report of it stands, and 1 where it is known by word alone.
   * Left out by an earlier server.
   */
  previous_doses: z.array(z.tuple([z.string(), day, previousStatus, mark.optional()])).optional(),
  version: z.number().int(),
  /** For registering and looking for duplicates without network; a server of an earlier version leaves them out. */
  dob_is_year: z.boolean().optional(),
  guardian_ben_id: beneficiaryId.nullable().optional(),
  /** The day of a visit after their birth that says that they died; no dose is planned any more. Left out by an earlier server. */
  reported_dead_on: day.nullable().optional(),
  /** Whose household it is; null where all ASHAs of the village visit it. A server of an earlier version leaves it out. */
  asha_id: id.nullable().optional(),
  /** The linked health account: the last four digits of its number, and its address; left out where there is none. */
  abha: z.object({ last4: z.string(), address: z.string() }).optional(),
  ...packedDetails,
  /** Courses of anti-rabies vaccine and cases of venom, the oldest first; left out where there are none. */
  bite_cases: z.array(biteCase).optional(),
  /** Pregnancies, the earliest first; left out where there are none, and for who does not care for them. */
  pregnancies: z.array(packedPregnancy).optional(),
  registered_children: registeredChildren,
  /** Adverse events after earlier doses, which the next dose asks about. */
  adverse_events: z.array(earlierEvent).optional(),
});
export type PackedPerson = z.output<typeof packedPerson>;
export type PackedPersonOnWire = z.input<typeof packedPerson>;

/** What the schedule depends on by place: by the village of the person, never by that of the site. */
const villageRules = z.object({
  village_id: z.number().int(),
  je_endemic: z.boolean(),
  /** Programmes that the state has switched off, by the names of the schedule. */
  programmes_off: z.array(z.string()),
  /** Programmes that the state has switched on, of those that are off until then; an earlier server leaves it out. */
  programmes_on: z.array(z.string()).optional(),
});
export type VillageRules = z.output<typeof villageRules>;

/** A certificate that a phone shows without network. */
const packedCertificate = z.object({
  beneficiary_id: beneficiaryId,
  number: z.string(),
  issued_on: day,
  /** The signed card, of which its QR is made. */
  signed: z.string(),
});
export type PackedCertificate = z.output<typeof packedCertificate>;

/**
 * All that a session day needs, for working without network. The first pull (`since` empty) brings everything,
 * later ones what changed since the last `cursor`; the cursor is a change number that no late commit can pass.
 */
export const sessionPack = call({
  name: 'pack.sessionPack',
  heavy: true,
  summary: "The site's sessions, lists, people, doses, vaccines and batches, whole or since a change number.",
  access: sessionRoles,
  area: 'own-sites',
  request: z.object({ session_site_id: recordId, since: z.string().max(40).default('') }),
  reply: z.object({
    /**
     * Base64 of 32 bytes: the key under which workers of the site tell each other, on one phone, which doses they gave and
     * have not sent yet. Sealed; left out for who sees only a part of the site's people, and by an earlier server.
     */
    site_key: z.string().optional(),
    cursor: z.string(),
    whole: z.boolean(),
    rules_version: z.string(),
    /** Any village of the site; what phones of an earlier version go by. */
    je_endemic: z.boolean(),
    /** Villages of the site and of its people where the schedule differs; a server of an earlier version leaves them out. */
    village_rules: z.array(villageRules).optional(),
    site,
    villages: z.array(z.object({ village_id: z.number(), ...named('village_name', z.string()) })),
    /** A server of an earlier version leaves them out. */
    ashas: z.array(asha).optional(),
    sessions: z.array(session),
    roster: z.array(rosterEntry),
    /** Lines taken off lists since the last pull; a server of an earlier version leaves them out. */
    removed: z.array(z.object({ session_id: z.string(), beneficiary_id: beneficiaryId })).optional(),
    people: z.array(packedPerson),
    /** Who moved out of the catchment since, and is on none of the lists; a server of an earlier version leaves it out. */
    left: z.array(beneficiaryId).optional(),
    /**
     * Whoever lives elsewhere and has an open course or case of a bite at the site, all of them with each pull: a phone
     * keeps them as long as they are named. A server of an earlier version leaves them out.
     */
    guests: z.array(beneficiaryId).optional(),
    /** Sealed; one mobile number a line, in the order of `people`. */
    mobiles: z.string(),
    materials: z.array(material),
    batches: z.array(batch),
    reasons: z.array(notDoneReason),
    /** Opened vials that sessions of the site kept; a server of an earlier version leaves them out. */
    kept_vials: z.array(keptVials).optional(),
    /**
     * Of those of `people` who are on a list, the newest certificate of all doses that holds, as it was signed; who is not named has
     * none. For the roles that hand certificates over; a server of an earlier version leaves them out.
     */
    certificates: z.array(packedCertificate).optional(),
  }),
  sealed: {
    request: ['session_site_id'],
    reply: ['site_key', 'mobiles', 'sessions.*.key_facilitator_mobile', 'certificates.*.signed'],
  },
  refusals: ['REQVAL0012'],
});
