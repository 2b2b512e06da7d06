import { write } from '../../../platform/db/statement.ts';

export function storeTokens(
  of: { readonly beneficiary_id: string; readonly report_id: string },
  tokens: readonly string[],
) {
  return write`
    insert into aefi_token (token, beneficiary_id, report_id)
    select token, ${of.beneficiary_id}::bigint, ${of.report_id}::uuid from unnest(${[...tokens]}::text[]) token
    on conflict do nothing`;
}
