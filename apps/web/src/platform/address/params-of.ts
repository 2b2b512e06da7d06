/** The names after a `$` in a route's path. */
type NamesIn<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? NamesIn<Part> | NamesIn<Rest>
  : Path extends `$${infer Name}`
    ? Name
    : never;

/** What an address says to the screen of its route: `ParamsOf<'session/$sessionID'>` is `{ sessionID: string }`. */
export type ParamsOf<Path extends string> = { readonly [Name in NamesIn<Path>]: string };

/** Whether all that a path names was found in an address. */
export const hasParams = <Path extends string>(path: Path, found: object): found is ParamsOf<Path> =>
  path.split('/').every((part) => !part.startsWith('$') || part.slice(1) in found);
