/** Choosing where to work. */
export const sites = {
  selectFacility: 'Select Facility',
  currentSite: 'Current UIP Vaccination Session Site',
  placeholder: 'Select from the list',
  makeDefault: 'Open this site first from now on',
  isDefault: 'Opens first',
  madeDefault: '{{site}} now opens first',
  chooseSite: 'Choose site',
  chooseSiteFirst: 'Choose the site you work at today.',
  noSites: 'You are not posted to any session site.',
  noSitesWhatNext: 'Ask your facility manager to post you to a site, then open this page again.',
  change: 'Change site',
} as const;
