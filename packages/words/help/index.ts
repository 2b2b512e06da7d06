import type { SpokenLanguage } from '@teeka/domain/names';
import { help as en } from './en.ts';
import { help as hi } from './hi.ts';
import type { HelpPage } from './page.ts';

export type { HelpPage } from './page.ts';
export type HelpId = keyof typeof en;

/** Every page of help in every language. */
export const helpPages: Readonly<Record<SpokenLanguage, Readonly<Record<HelpId, HelpPage>>>> = { en, hi };

export const helpIds = Object.keys(en) as readonly HelpId[];

const plain = (text: string): string => text.normalize('NFC').toLowerCase();

/** The pages in which every typed word stands, in whatever language it was typed; all of them where nothing was. */
export function findHelp(typed: string): readonly HelpId[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const textOf = (id: HelpId) =>
    plain(
      Object.values(helpPages)
        .map((pages) => [pages[id].title, ...pages[id].lines].join('\n'))
        .join('\n'),
    );
  return helpIds.filter((id) => words.every((word) => textOf(id).includes(word)));
}
