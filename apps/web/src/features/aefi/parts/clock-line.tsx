import type { Clock } from '@teeka/domain/aefi';
import { ClockBadge } from './clock-badge.tsx';
import { useAefiWords } from './use-aefi-words.ts';

/** How a time limit stands, and of what. */
export function ClockLine({ clock }: { readonly clock: Clock }) {
  const { t } = useAefiWords();
  return (
    <span className="beside-6">
      <ClockBadge clock={clock} />
      <span className="quiet wraps">{t(`aefi:clock-${clock.step}`)}</span>
    </span>
  );
}
