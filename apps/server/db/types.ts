import type {
  AuditHeadTable,
  AuditTable,
  BatchTable,
  BeneficiaryTable,
  CareCaseTable,
  DoseTable,
  DoseVoidTable,
  MaterialTable,
  NotDoneReasonTable,
  ReceiptTable,
  SearchTokenTable,
  SessionRosterTable,
  VaccinationSessionTable,
} from './person-tables.ts';
import type {
  AppUserTable,
  ContentTable,
  FacilityTable,
  KnownPlaceTable,
  LocationTable,
  OtpTransactionTable,
  ServerKeyTable,
  SessionSiteTable,
  SettingTable,
  SignInTable,
  SiteVillageTable,
  SpentRefreshTable,
  ThrottleTable,
  UsedStampTable,
  UserSiteTable,
  UserVillageTable,
} from './place-and-user-tables.ts';
import type { BeneficiaryChangeTable, NameTokenTable, RegistrationTable } from './registration-tables.ts';
import type { ImportFileTable, JobTable, LocationVersionTable } from './work-tables.ts';

/** The tables of `db/migrations`, as Kysely knows them. */
export interface Database {
  location: LocationTable;
  facility: FacilityTable;
  session_site: SessionSiteTable;
  site_village: SiteVillageTable;
  app_user: AppUserTable;
  user_site: UserSiteTable;
  user_village: UserVillageTable;
  sign_in: SignInTable;
  spent_refresh: SpentRefreshTable;
  otp_transaction: OtpTransactionTable;
  known_place: KnownPlaceTable;
  throttle: ThrottleTable;
  used_stamp: UsedStampTable;
  server_key: ServerKeyTable;
  setting: SettingTable;
  content: ContentTable;
  beneficiary: BeneficiaryTable;
  search_token: SearchTokenTable;
  material: MaterialTable;
  batch: BatchTable;
  not_done_reason: NotDoneReasonTable;
  vaccination_session: VaccinationSessionTable;
  session_roster: SessionRosterTable;
  care_case: CareCaseTable;
  dose: DoseTable;
  dose_void: DoseVoidTable;
  receipt: ReceiptTable;
  audit: AuditTable;
  audit_head: AuditHeadTable;
  registration: RegistrationTable;
  beneficiary_change: BeneficiaryChangeTable;
  name_token: NameTokenTable;
  location_version: LocationVersionTable;
  job: JobTable;
  import_file: ImportFileTable;
}
