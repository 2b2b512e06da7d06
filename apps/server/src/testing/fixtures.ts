import { randomBytes, randomInt } from 'node:crypto';
import type { Role, UserLevel } from '@teeka/contract/roles';
import { nameKeys } from '@teeka/domain/beneficiaries';
import { makeReferenceNumber } from '@teeka/domain/identity';
import type { CompiledQuery } from 'kysely';
import { build } from '../platform/db/build.ts';
import { nameCells } from '../platform/db/names.ts';
import { readOnce } from '../platform/db/read-once.ts';
import type { Platform } from '../platform/http/platform.ts';
import { uuidV7 } from '../platform/ids/uuid-v7.ts';
import { hashPassword } from '../platform/sealing/password-hash.ts';
import { photoIdHash } from '../platform/sealing/photo-id-hash.ts';
import { undeclared } from './undeclared.ts';

export interface TestPlaces {
  readonly state: number;
  readonly district: number;
  readonly block: number;
  readonly subdistrict: number;
  readonly villages: readonly number[];
}

export interface TestSite {
  readonly session_site_id: string;
  readonly facility_id: string;
  readonly villages: readonly number[];
}

export interface TestUser {
  readonly user_id: string;
  readonly user_name: string;
  readonly password: string;
  readonly mobile: string;
  readonly store_key: string;
}

export interface UserWish {
  readonly role?: Role;
  readonly level?: UserLevel;
  readonly sites?: readonly TestSite[];
  /** An ASHA's own villages. */
  readonly villages?: readonly number[];
  readonly places?: TestPlaces;
  readonly mobile?: string | null;
  readonly password?: string;
  readonly must_change?: boolean;
  readonly is_active?: boolean;
  readonly vacc_type?: number;
}

export interface PersonWish {
  readonly village: number;
  readonly name?: string;
  readonly dob?: string;
  readonly gender?: 1 | 2 | 3;
  readonly mobile?: string;
  readonly photo_id?: { readonly type: number; readonly number: string };
  readonly deceased_on?: string;
  readonly lmp_date?: string;
  readonly guardian_name?: string;
  readonly guardian_id?: string;
  readonly ben_type_id?: number;
}

export interface SessionWish {
  readonly site: TestSite;
  readonly date: string;
  readonly status?: number;
  readonly vaccines?: readonly string[];
  /** Whom a special session takes. */
  readonly special?: {
    readonly special_session_type_id: number;
    readonly min_age: number | null;
    readonly max_age: number | null;
  };
}

/** One password hash serves all test users: hashing takes long by design. */
const password = 'Teeka@2026';
const passwordHash = hashPassword(password);
const firstCode = 900_000_001;

/** Places, people, users and sessions for a test, straight into its database. */
export class Fixtures {
  #serial = 0;
  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  #run(query: CompiledQuery): Promise<unknown> {
    return readOnce(this.#platform.pool, undeclared(query));
  }

  #next(): number {
    this.#serial += 1;
    return this.#serial;
  }

  /** A mobile number that nobody else in this test has. */
  mobile(): string {
    return `98${String(10_000_000 + this.#next())}`;
  }

  /** A state with a district, a block and so many villages. */
  async places(villages = 2): Promise<TestPlaces> {
    const of = firstCode + this.#next() * 1000;
    const [state, district, block, subdistrict] = [of, of + 1, of + 2, of + 3] as const;
    const codes = Array.from({ length: villages }, (_, nth) => of + 10 + nth);
    const place = (
      level: 'state' | 'district' | 'block' | 'subdistrict' | 'village',
      code: number,
      parent_code: number | null,
    ) => ({
      level,
      code,
      parent_code,
      subdistrict_code: level === 'village' ? subdistrict : null,
      ...nameCells('name', { en: `${level} ${code}`, hi: `स्थान ${code}` }),
      real_code: false,
    });
    const rows = [place('state', state, null), place('district', district, state), place('block', block, district)];
    rows.push(place('subdistrict', subdistrict, district), ...codes.map((code) => place('village', code, block)));
    await this.#run(build.insertInto('location').values(rows).compile());
    return { state, district, block, subdistrict, villages: codes };
  }

  /** A session site of a facility of its own, serving villages of the block. */
  async site(places: TestPlaces, { villages = places.villages, category = 1 } = {}): Promise<TestSite> {
    const [facility_id, session_site_id] = [uuidV7(), uuidV7()];
    const name = nameCells('name', { en: `Sub-Centre ${this.#next()}`, hi: 'उपकेंद्र' });
    const codes = { state_code: places.state, district_code: places.district, block_code: places.block };
    await this.#run(
      build
        .insertInto('facility')
        .values({ facility_id, ...name, kind: 'SC', ...codes })
        .compile(),
    );
    await this.#run(
      build
        .insertInto('session_site')
        .values({ session_site_id, facility_id, ...name, category })
        .compile(),
    );
    const served = villages.map((village_code) => ({ session_site_id, village_code }));
    if (served.length > 0) await this.#run(build.insertInto('site_village').values(served).compile());
    return { session_site_id, facility_id, villages };
  }

  /** A user of any role; a Vaccinator of the first given site unless told otherwise. */
  async user(wish: UserWish = {}): Promise<TestUser> {
    const { role = 'Vaccinator', level = 'Facility', sites = [], places } = wish;
    const user_id = uuidV7();
    const user_name = `user${this.#next()}.${role.toLowerCase().replaceAll(' ', '')}`;
    const mobile = wish.mobile === undefined ? this.mobile() : wish.mobile;
    const store_key = randomBytes(32);
    const { atRest, clock } = this.#platform;
    const own = wish.password === undefined ? passwordHash : hashPassword(wish.password);
    await this.#run(
      build
        .insertInto('app_user')
        .values({
          user_id,
          user_name,
          password_hash: await own,
          password_changed_at: clock().instant,
          must_change_password: wish.must_change ?? false,
          display_name: `Test ${role}`,
          role,
          user_level: level,
          state_code: places?.state ?? null,
          district_code: places?.district ?? null,
          block_code: places?.block ?? null,
          facility_id: sites[0]?.facility_id ?? null,
          default_site_id: sites[0]?.session_site_id ?? null,
          vacc_type: wish.vacc_type ?? 1,
          is_supervisor: role === 'Supervisor',
          is_active: wish.is_active ?? true,
          mobile_sealed: mobile === null ? null : atRest.seal('mobile', `user/${user_id}`, mobile),
          mobile_hash: mobile === null ? null : atRest.hash('mobile', mobile),
          store_key_wrapped: atRest.sealBytes('store-key', `user/${user_id}`, store_key),
        })
        .compile(),
    );
    const posted = sites.map(({ session_site_id }) => ({ user_id, session_site_id }));
    if (posted.length > 0) await this.#run(build.insertInto('user_site').values(posted).compile());
    const villages = (wish.villages ?? []).map((village_code) => ({ user_id, village_code }));
    if (villages.length > 0) await this.#run(build.insertInto('user_village').values(villages).compile());
    const plain = wish.password ?? password;
    return {
      user_id,
      user_name,
      password: plain,
      mobile: mobile ?? '',
      store_key: store_key.toString('base64'),
    };
  }

  /** A person with the tokens by which a search finds them. */
  async person(wish: PersonWish): Promise<string> {
    const { atRest } = this.#platform;
    const beneficiary_id = makeReferenceNumber(
      String(randomInt(10 ** 12, 2 ** 47))
        .slice(0, 13)
        .padEnd(13, '1'),
    );
    const mobile = wish.mobile ?? this.mobile();
    const { photo_id } = wish;
    const ben_name = wish.name ?? `BABY ${this.#next()}`;
    await this.#run(
      build
        .insertInto('beneficiary')
        .values({
          beneficiary_id,
          ben_name,
          dob: wish.dob ?? '2026-01-01',
          gender: wish.gender ?? 2,
          guardian_name: wish.guardian_name ?? 'GUARDIAN',
          guardian_id: wish.guardian_id ?? null,
          village_code: wish.village,
          ben_type_id: wish.ben_type_id ?? 3,
          lmp_date: wish.lmp_date ?? null,
          mobile_sealed: atRest.seal('mobile', `person/${beneficiary_id}`, mobile),
          photo_id_type: photo_id?.type ?? null,
          photo_id_sealed: photo_id ? atRest.seal('photo-id', `person/${beneficiary_id}`, photo_id.number) : null,
          photo_id_last4: photo_id?.number.slice(-4) ?? '',
          deceased_on: wish.deceased_on ?? null,
          synthetic: true,
        })
        .compile(),
    );
    const tokens = [
      { kind: 0, token_hash: atRest.hash('mobile', mobile), beneficiary_id },
      { kind: 1, token_hash: atRest.hash('reference', beneficiary_id), beneficiary_id },
    ];
    if (photo_id)
      tokens.push({
        kind: 2,
        token_hash: photoIdHash(atRest, photo_id.type, photo_id.number),
        beneficiary_id,
      });
    await this.#run(build.insertInto('search_token').values(tokens).compile());
    const names = nameKeys(ben_name).map((token) => ({
      village_code: wish.village,
      token,
      beneficiary_id,
      dob: wish.dob ?? '2026-01-01',
    }));
    if (names.length > 0) await this.#run(build.insertInto('name_token').values(names).compile());
    return beneficiary_id;
  }

  /** A session of a day at a site. */
  async session({ site, date, status = 0, vaccines = [], special }: SessionWish): Promise<string> {
    const session_id = uuidV7();
    await this.#run(
      build
        .insertInto('vaccination_session')
        .values({
          session_id,
          session_site_id: site.session_site_id,
          session_name: `Session ${date}`,
          date_of_session: date,
          start_time: '09:00',
          end_time: '16:00',
          status,
          capacity: 100,
          vaccines: [...vaccines],
          ...special,
        })
        .compile(),
    );
    return session_id;
  }

  /** Puts a person on a session's list. */
  async onRoster(session_id: string, beneficiary_id: string, status = 'scheduled'): Promise<void> {
    await this.#run(build.insertInto('session_roster').values({ session_id, beneficiary_id, status }).compile());
  }
}
