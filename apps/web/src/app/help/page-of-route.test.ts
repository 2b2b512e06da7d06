import assert from 'node:assert/strict';
import { test } from 'node:test';
import { helpIds, helpPages } from '@teeka/words/help';
import { routes } from '../routing/routes.ts';
import { helpPath, pageOfRoute } from './page-of-route.ts';

test('each screen has its page of help in every language, and no screen is made up', () => {
  assert.deepEqual(Object.keys(pageOfRoute).toSorted(), routes.map(({ path }) => path).toSorted());
  for (const [language, pages] of Object.entries(helpPages))
    for (const [route, id] of Object.entries(pageOfRoute)) assert.ok(pages[id].title, `${language}: ${route}`);
});

test('each page of help is that of a screen, but for what stands above all of them', () => {
  const ofScreens = new Set(Object.values(pageOfRoute));
  assert.deepEqual(
    helpIds.filter((id) => !ofScreens.has(id)),
    ['outbox'],
  );
});

test('the way to help follows the route', () => {
  assert.equal(helpPath('/session/$sessionID'), '/help/session');
  assert.equal(helpPath('/help/$page'), '/help');
  assert.equal(helpPath('/no-such-page'), '/help');
});
