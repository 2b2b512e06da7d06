import type { sites as english } from '../en/sites.ts';

export const sites = {
  selectFacility: 'स्वास्थ्य केंद्र चुनें',
  currentSite: 'मौजूदा यूआईपी टीकाकरण सत्र स्थल',
  placeholder: 'सूची में से चुनें',
  makeDefault: 'आगे से यही स्थल पहले खोलें',
  isDefault: 'पहले खुलता है',
  madeDefault: 'अब {{site}} पहले खुलेगा',
  chooseSite: 'स्थल चुनें',
  chooseSiteFirst: 'आज जिस स्थल पर आपका काम है, उसे चुनें।',
  noSites: 'आपकी तैनाती किसी सत्र स्थल पर नहीं है।',
  noSitesWhatNext: 'अपने केंद्र प्रभारी से तैनाती दर्ज करवाएँ, फिर यह पेज दोबारा खोलें।',
  change: 'स्थल बदलें',
} satisfies Record<keyof typeof english, string>;
