import type { ColumnType, Generated } from 'kysely';
import type { Document, Instant } from './columns.ts';

type InstantOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

export interface LocationVersionTable {
  only_one: Generated<boolean>;
  version: string;
}

export interface JobTable {
  job_id: string;
  kind: string;
  subject: string;
  actor: Document;
  state: Generated<'waiting' | 'working' | 'done' | 'failed'>;
  done: Generated<number>;
  total: Generated<number>;
  attempts: Generated<number>;
  leased_until: InstantOrNull;
  made_at: Instant;
  ended_at: InstantOrNull;
}

export interface ImportFileTable {
  import_id: string;
  user_id: string;
  file_name: string;
  state: 'checking' | 'checked' | 'storing' | 'stored' | 'failed' | 'discarded';
  rows_sealed: Buffer | null;
  total_rows: number;
  good_rows: Generated<number>;
  bad_rows: Generated<number>;
  stored_rows: Generated<number>;
  errors: Document;
  uploaded_at: Instant;
}
