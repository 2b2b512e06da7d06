/** What each word of a search has to be a part of; a sign that `like` takes for any letter stands for itself. */
export const patternsOf = (search: string): string[] =>
  search
    .normalize('NFC')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
