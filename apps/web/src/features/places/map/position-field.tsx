import { Checkbox, TextInput } from '@mantine/core';
import { IconCurrentLocation } from '@tabler/icons-react';
import type { SiteLine } from '@teeka/contract/places';
import { nearestOf, type Point, pointWords, readPoint } from '@teeka/domain/places';
import { pointRefusals, positionRefusals, roundedDegrees } from '@teeka/domain/sites';
import { useState } from 'react';
import { refusalWords, useWords } from '../../../platform/language/index.ts';
import { devicePosition } from '../../../platform/native/position.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Notice } from '../../../ui/index.ts';
import { nearestWords } from './nearest-words.ts';
import { positioned, SiteMap } from './site-map.tsx';

interface Props {
  /** What stands there. */
  readonly name: string;
  /** As it is typed; '' where nobody knows yet. */
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly around: readonly SiteLine[];
  readonly error: string | undefined;
  /** It was refused as too far away: whoever knows better says so. */
  readonly far: { readonly offered: boolean; readonly meant: boolean; readonly onMeant: (meant: boolean) => void };
}

const problems = {
  denied: 'plans:positionDenied',
  'no-signal': 'plans:positionNoSignal',
  unknown: 'plans:positionUnknown',
} as const;

const kept = ({ latitude, longitude }: Point): Point => ({
  latitude: roundedDegrees(latitude),
  longitude: roundedDegrees(longitude),
});

/** Where a site is: by the device that stands there, by a touch of the map, or by hand. */
export function PositionField({ name, typed, onType, around, error, far }: Props) {
  const { t } = useWords();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const point = readPoint(typed) ?? null;
  const take = async () => {
    setBusy(true);
    setProblem(null);
    const found = await devicePosition();
    setBusy(false);
    if (typeof found === 'string') return setProblem(t(problems[found]));
    const [refused] = pointRefusals(positionRefusals(found));
    if (refused) return setProblem(refusalWords(refused));
    onType(pointWords(kept(found)));
  };
  const nearest =
    point &&
    nearestOf(
      point,
      around.flatMap((site) => positioned(site) ?? []),
    );
  return (
    <div className="rows-12">
      <div>
        <IconButton icon={IconCurrentLocation} variant="light" loading={busy} onClick={() => void take()}>
          {t('places:positionHere')}
        </IconButton>
      </div>
      {problem ? <Notice>{problem}</Notice> : null}
      <TextInput
        label={t('places:degrees')}
        description={t('places:degreesHelp')}
        autoComplete="off"
        maxLength={400}
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        error={error}
      />
      {far.offered ? (
        <Checkbox
          label={t('places:farMeant')}
          checked={far.meant}
          onChange={({ currentTarget }) => far.onMeant(currentTarget.checked)}
        />
      ) : null}
      {around.length > 0 || point ? (
        <div>
          <p className="quiet below-8">{t('places:mapTouch')}</p>
          <SiteMap sites={around} point={point} name={name} onPoint={(next) => onType(pointWords(kept(next)))} />
        </div>
      ) : null}
      {nearest ? <p className="flat">{nearestWords(nearest, t)}</p> : null}
    </div>
  );
}
