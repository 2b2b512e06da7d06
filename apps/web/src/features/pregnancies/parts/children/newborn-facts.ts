import i18next from 'i18next';
import { isPhone } from '../../../../platform/native/index.ts';
import type { NewbornFacts } from '../../../../records/pregnancies/newborn.ts';
import type { PackView } from '../../../../records/view/view.ts';
import type { Agreed } from './refusals.ts';

interface Saved extends Pick<NewbornFacts, 'mother' | 'delivery_id' | 'today'> {
  readonly view: PackView;
  readonly agreed: Agreed;
  readonly alike: readonly { readonly beneficiary_id: string }[];
}

/** What a newborn is registered with besides what was written of its birth. */
export const newbornFactsAt = (
  instant: Date,
  { mother, delivery_id, today, view, agreed, alike }: Saved,
): NewbornFacts => ({
  ...{ mother, delivery_id, today },
  facility_id: view.rows.meta.site.facility_id,
  platform: isPhone ? 'App' : 'Web',
  consent: { language: i18next.language, given_at: agreed.consent_at || instant.toISOString() },
  overruled:
    alike.length === 0
      ? null
      : {
          beneficiary_ids: alike.slice(0, 20).map(({ beneficiary_id }) => beneficiary_id),
          reason: agreed.reason.trim(),
        },
  captured_at: instant.toISOString(),
});
