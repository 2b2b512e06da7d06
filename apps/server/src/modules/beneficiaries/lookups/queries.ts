import { col } from '../../../platform/db/row.ts';
import { read } from '../../../platform/db/statement.ts';

/** What a state has switched off today, programmes and types of beneficiaries. */
export const switchedOffIn = (state: number) =>
  read({ programmes_off: col.text.array })`
    select programmes_off from location where level = 'state' and code = ${state}::int`;
