import { changeContent } from '@teeka/contract/settings';
import { checkRemark } from '@teeka/domain/text';
import { commandHandler, refuse } from '../../../platform/http/handler.ts';
import { judgeConfigures } from '../judge-configures.ts';
import { contentOf, holdSetting, latestVersion, storeContent, storeContentVersion } from '../queries.ts';
import { cleanContent } from './clean-content.ts';
import { ownText } from './own-text.ts';

/** Puts a text in the place of what everybody is shown; what stood there before the first change is kept as version 0. */
export const changeContentHandler = commandHandler(changeContent, {
  async read({ name, language }, { db }) {
    const key = `${name}_${language}`;
    const [, now, latest] = await Promise.all([
      db.rows(holdSetting(`content ${key}`)),
      db.first(contentOf(key)),
      db.first(latestVersion(name, language)),
    ]);
    return { key, before: now?.value ?? ownText(key), latest: latest?.version ?? null };
  },
  decide({ name, language, value: typed, seen, reason }, { key, before, latest }, context) {
    const barred = judgeConfigures('everything', context);
    if (barred) return barred;
    const why = checkRemark(reason);
    if (!why.ok) return refuse({ ...why.refusal, path: 'reason' });
    if (seen !== (latest ?? 0)) return refuse({ code: 'REQVAL0015', path: 'value' });
    const value = cleanContent(typed);
    const version = (latest ?? 0) + 1;
    return {
      decision: { key, name, language, before: latest === null ? before : null, value, version, reason: why.normal },
      reply: { version, value },
      audit: [{ beneficiary_id: '0', detail: { content: key, version, reason: why.normal } }],
    };
  },
  write({ key, name, language, before, ...change }, { db, actor, now }) {
    const at = { content_id: name, language, changed_at: now.instant };
    if (before !== null)
      db.run(storeContentVersion({ ...at, version: 0, value: before, reason: '', changed_by: null }));
    db.run(storeContentVersion({ ...at, ...change, changed_by: actor.user_id }));
    db.run(storeContent(key, change.value));
  },
});
