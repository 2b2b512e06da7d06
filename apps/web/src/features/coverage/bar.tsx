import classes from './coverage.module.css';

/**
 * A share as a bar within its frame. Both are lines and areas of a picture, not colours of the page, so that they stand on
 * paper, too; what it shows is said in figures beside it.
 */
export function Bar({ percent }: { readonly percent: number | null }) {
  const width = Math.min(100, Math.max(0, percent ?? 0));
  return (
    <svg className={classes.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
      <rect x={0} y={0} width={width} height={10} fill="currentColor" />
      <rect x={0} y={0} width={100} height={10} fill="none" stroke="currentColor" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
