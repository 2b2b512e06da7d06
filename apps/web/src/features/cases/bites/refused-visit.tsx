import type { Refusal } from '@teeka/domain/refusal';
import { refusalWords } from '../../../platform/language/refusal-words.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { Notice } from '../../../ui/index.ts';
import type { OpenBite } from './frame/use-bite-visit.ts';

/** Fields of the form, by where they stand in what was sent. */
const fieldsOf = (mended: OpenBite['mended']) => {
  const { rabies = null, venom = null } = mended?.care?.input.bite ?? {};
  return { type: rabies ? 'rabies' : 'venom', sent: (rabies ?? venom ?? {}) as Record<string, unknown> };
};

/** Fields under which the form shows a refusal. */
const shown = ['bitten_on', 'animal', 'contacts', 'earlier_on'];

/** What the server said of a field, as long as it was not typed anew. */
export function refusedField({ mended, draft }: OpenBite, field: string): Refusal | undefined {
  const { type, sent } = fieldsOf(mended);
  const now = (type === 'rabies' ? draft.rabies : draft.venom) as unknown as Record<string, unknown>;
  const found = mended?.item.refusals.find(({ path }) => path === `bite.${type}.${field}`);
  return JSON.stringify(now[field]) === JSON.stringify(sent[field]) ? found : undefined;
}

/** Why the visit that is corrected was refused; what was said of a field stands under it. */
export function RefusedVisit({ visit: { mended, care } }: { readonly visit: OpenBite }) {
  const { t } = useWords();
  if (!mended) return null;
  const { type } = fieldsOf(mended);
  const fields = shown.map((field) => `bite.${type}.${field}`);
  const general = mended.item.refusals.filter(({ path = '' }) => !fields.includes(path));
  return (
    <>
      {[...new Set(general.map(refusalWords))].map((sentence) => (
        <Notice key={sentence}>{sentence}</Notice>
      ))}
      {mended.care && care ? <Notice kind="info">{t('bites:intoOpenCase')}</Notice> : null}
    </>
  );
}
