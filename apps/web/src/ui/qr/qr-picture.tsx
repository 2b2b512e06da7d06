import encodeQR from 'qr';
import { useMemo } from 'react';

/** Modules of white around the code, as its standard asks. */
const border = 4;

/** A QR, dark on white in either theme. */
export function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const modules = useMemo(() => encodeQR(text, 'raw', { border }), [text]);
  const dark = modules.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg viewBox={`0 0 ${modules.length} ${modules.length}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width="100%" height="100%" fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
