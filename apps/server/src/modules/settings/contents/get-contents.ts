import { getContents } from '@teeka/contract/settings';
import { spokenLanguages } from '@teeka/domain/names';
import { contentNames } from '@teeka/domain/settings';
import { queryHandler } from '../../../platform/http/handler.ts';
import { judgeConfigures } from '../judge-configures.ts';
import { contentsOf, versionsOfContents } from '../queries.ts';
import { ownText } from './own-text.ts';

/** Latest versions of one text that are shown. */
const shownVersions = 10;

/** Every text that a screen shows, in every language, also where one has nothing yet. */
export const getContentsHandler = queryHandler(getContents, async (_input, context) => {
  const barred = judgeConfigures('everything', context);
  if (barred) return barred;
  const { db } = context;
  const each = contentNames.flatMap((name) =>
    spokenLanguages.map((language) => ({ name, language, key: `${name}_${language}` })),
  );
  const [rows, versions] = await Promise.all([
    db.rows(contentsOf(each.map(({ key }) => key))),
    db.rows(versionsOfContents(contentNames, shownVersions)),
  ]);
  const contents = each.map(({ name, language, key }) => {
    const own = versions.filter((one) => one.content_id === name && one.language === language);
    return {
      name,
      language,
      value: rows.find(({ content_key }) => content_key === key)?.value ?? ownText(key),
      version: own[0]?.version ?? 0,
      versions: own.map(({ version, value, reason, changed_by, changed_at }) => ({
        ...{ version, value, reason, changed_by },
        changed_at: changed_at.toISOString(),
      })),
    };
  });
  return { reply: { contents } };
});
