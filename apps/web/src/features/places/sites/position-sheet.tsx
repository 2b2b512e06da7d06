import { type SiteLine, setSitePosition } from '@teeka/contract/places';
import { pointWords } from '@teeka/domain/places';
import { send } from '../../../platform/api/index.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import { useKeptForm } from '../../../records/workday/index.ts';
import { ConfirmSheet, Notice, toast } from '../../../ui/index.ts';
import { PositionField } from '../map/position-field.tsx';
import { degreesOf, typedPositionRefusals } from '../map/position-refusals.ts';
import { positioned } from '../map/site-map.tsx';
import { usePositionAttempt } from '../map/use-position-attempt.ts';
import { useChange } from '../parts/use-change.ts';
import type { FoundSite } from './use-site.ts';

interface Props {
  readonly site: FoundSite['site'];
  readonly around: readonly SiteLine[];
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** Says where a site is; nothing typed takes a wrong position away. */
export function PositionSheet({ site, around, onCancel, onDone }: Props) {
  const { t } = useWords();
  const change = useChange();
  const {
    form: typed,
    put,
    forget,
  } = useKeptForm(`position/${site.session_site_id}/${site.version}`, pointWords(positioned(site)));
  const { refusals, busy, attempt, far } = usePositionAttempt([]);
  const name = nameHere(site, 'session_site_name');
  const save = async () => {
    if (!refusals.show(typedPositionRefusals(typed))) return;
    await attempt(async () => {
      const { session_site_id, version } = site;
      const input = { session_site_id, version, ...degreesOf(typed), is_far: far.meant };
      await change(() => send(setSitePosition, input, { ownRefusals: true }));
      toast.success(t(typed.trim() === '' ? 'places:positionGone' : 'places:positionSaved', { name }));
      await forget();
      onDone();
    });
  };
  return (
    <ConfirmSheet
      open
      busy={busy}
      title={t('places:positionOf', { name })}
      confirm={t('places:save')}
      onConfirm={() => void save()}
      onCancel={onCancel}
    >
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
      <PositionField
        name={name}
        typed={typed}
        onType={(next) => {
          refusals.clear('position');
          put(next);
        }}
        around={around}
        error={refusals.of('position')}
        far={far}
      />
    </ConfirmSheet>
  );
}
