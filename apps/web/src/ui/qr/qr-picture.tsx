import { generate } from 'lean-qr';
import { useMemo } from 'react';

/** Modules of white around the code, as its standard asks. */
const border = 4;

/** The dark modules of a code as a path, and how many modules it is wide with its border. */
function drawn(text: string): { readonly path: string; readonly width: number } {
  // Digits take a third of the room of letters: a certificate is made of them.
  const code = generate(text);
  const places = Array.from({ length: code.size }, (_, nth) => nth);
  const dark = places.flatMap((y) =>
    places.filter((x) => code.get(x, y)).map((x) => `M${x + border} ${y + border}h1v1h-1z`),
  );
  return { path: dark.join(''), width: code.size + 2 * border };
}

/** A QR, dark on white in either theme. */
export function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const { path, width } = useMemo(() => drawn(text), [text]);
  return (
    <svg viewBox={`0 0 ${width} ${width}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
