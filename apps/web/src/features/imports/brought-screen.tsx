import type { BroughtKind } from '@teeka/contract/imports';
import { useWords } from '../../platform/language/index.ts';
import { ImportPage } from './import-page.tsx';
import { broughtWays } from './ways.ts';

/** The screen of a kind of file that whoever answers for a place brings. */
export function broughtScreen(kind: BroughtKind, back: string) {
  const ways = broughtWays(kind);
  return function Screen() {
    const { t } = useWords();
    return <ImportPage ways={ways} title={t(`brought:title-${kind}`)} back={back} />;
  };
}
