import type { TestServer } from './test-server.ts';

/** A site with a Vaccinator's phone, and another in a district of its own with the phone of somebody who sees nothing here. */
export async function twoAreas({ fixtures, as }: Pick<TestServer, 'fixtures' | 'as'>) {
  const places = await fixtures.places();
  const site = await fixtures.site(places);
  const elsewhere = await fixtures.places();
  const otherSite = await fixtures.site(elsewhere);
  const phone = await as(await fixtures.user({ sites: [site], places }));
  const stranger = await as(await fixtures.user({ sites: [otherSite], places: elsewhere }));
  return { places, site, elsewhere, otherSite, phone, stranger };
}
