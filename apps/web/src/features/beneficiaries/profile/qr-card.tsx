import { groupReferenceNumber } from '@teeka/domain/identity';
import encodeQR from 'qr';
import { useMemo } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import classes from './profile.module.css';

/** Modules of white around the code, as its standard asks. */
const border = 4;

/** A person's card for the camera: the reference number and nothing else, dark on white in either theme. */
export default function QrCard({ number }: { readonly number: string }) {
  const { t } = useWords();
  const modules = useMemo(() => encodeQR(number, 'raw', { border }), [number]);
  const dark = modules.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  const grouped = groupReferenceNumber(number);
  return (
    <figure className={classes.card}>
      <svg
        viewBox={`0 0 ${modules.length} ${modules.length}`}
        role="img"
        aria-label={t('beneficiaries:qrPicture', { number: grouped })}
        shapeRendering="crispEdges"
      >
        <rect width="100%" height="100%" fill="#fff" />
        <path d={dark.join('')} fill="#000" />
      </svg>
      <figcaption>
        <strong className={classes.number}>{grouped}</strong>
        <span className={classes.quiet}>{t('beneficiaries:qrHelp')}</span>
      </figcaption>
    </figure>
  );
}
