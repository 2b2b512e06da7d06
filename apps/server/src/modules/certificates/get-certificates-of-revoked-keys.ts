import { getCertificatesOfRevokedKeys } from '@teeka/contract/certificates';
import { nameFields } from '@teeka/contract/names';
import { unnamed } from '@teeka/domain/names';
import { queryHandler } from '../../platform/http/handler.ts';
import { paperIfOpens } from './judge-issued.ts';
import { listedOfRevokedKeys, type RevokedRow } from './queries.ts';

/** Whose certificates fell with a key that was revoked; nothing while none was. */
export const getCertificatesOfRevokedKeysHandler = queryHandler(
  getCertificatesOfRevokedKeys,
  async ({ page, pageSize }, { actor, atRest, db, now }) => {
    const rows = await db.rows(listedOfRevokedKeys(actor, now.today, { page, pageSize }));
    const { total = 0, open = 0 } = rows[0] ?? {};
    const fallen = rows.filter((row): row is typeof row & RevokedRow => row.beneficiary_id !== null);
    const data = fallen.map(({ village, issued_at, again_number, again_at, ...row }) => {
      // One that does not open fell with its key as well: it is issued again in both languages.
      const paper = paperIfOpens(row, { atRest });
      const { language, of } = { language: paper?.language ?? 'both', of: paper?.of ?? row.covers ?? 'all' };
      const { beneficiary_id, ben_name, dob, gender, guardian_name, certificate_id, number } = row;
      return {
        ...{ beneficiary_id, ben_name, dob, gender, guardian_name, certificate_id, number, language, of },
        ...nameFields('village_name', village ?? unnamed),
        issued_at: issued_at.toISOString(),
        again: again_number && again_at ? { number: again_number, issued_at: again_at.toISOString() } : null,
      };
    });
    const audit = data.map(({ beneficiary_id, number }) => ({ beneficiary_id, detail: { certificate: number } }));
    return { reply: { page, pageSize, total, total_pages: Math.ceil(total / pageSize), open, data }, audit };
  },
);
