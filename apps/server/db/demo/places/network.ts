import { placeOfRow } from '../../places/states.ts';
import { demoDistricts } from './districts.ts';
import { type Facility, makeFacility } from './facilities.ts';
import type { Village } from './plan.ts';
import { type Catchment, makeSite, planCatchments, type Site } from './sites.ts';

/** Every facility, session site and catchment of a demo. */
export interface Network {
  readonly villages: readonly Village[];
  readonly catchments: readonly Catchment[];
  readonly facilities: readonly Facility[];
  readonly sites: readonly Site[];
  /** The block health centre's room of the first block: a second facility for the demo vaccinator. */
  readonly clinic: Site;
  /** Antivenom and anti-rabies. */
  readonly antivenom: Site;
  readonly hospital: Facility;
}

/** Sub-centres with their sites, a primary health centre a block, a community health centre and a hospital. */
export function planNetwork(villages: readonly Village[]): Network {
  const catchments = planCatchments(villages.filter((village) => village.people > 0));
  const district = demoDistricts[0] as (typeof demoDistricts)[number];
  const block = district.blocks[0] as (typeof district.blocks)[number];
  const hospital = makeFacility('District Hospital', placeOfRow(district.district), { district, block });
  const chc = makeFacility('CHC', placeOfRow(block.block), { district, block });
  const centres = demoDistricts.flatMap((where) =>
    where.blocks.map((of) => makeFacility('PHC', placeOfRow(of.block), { district: where, block: of })),
  );
  const first = catchments[0] as Catchment;
  const clinic = makeSite('clinic', centres[0] as Facility, {
    names: {
      en: `PHC ${block.block[1]}, immunisation room`,
      hi: `प्राथमिक स्वास्थ्य केंद्र ${block.block[2]}, टीकाकरण कक्ष`,
    },
    villages: villages.filter((village) => village.block === block).slice(0, 5),
  });
  const antivenom = makeSite('antivenom', chc, {
    names: {
      en: `CHC ${block.block[1]}, rabies and snakebite clinic`,
      hi: `सामुदायिक स्वास्थ्य केंद्र ${block.block[2]}, रेबीज़ एवं सर्पदंश क्लिनिक`,
    },
    category: 2,
    villages: clinic.villages,
  });
  const ward = makeSite('clinic', hospital, {
    names: { en: `${hospital.names.en}, immunisation room`, hi: `${hospital.names.hi}, टीकाकरण कक्ष` },
    villages: first.villages.slice(0, 1),
  });
  const outreach = catchments.flatMap((each) => [each.fixed, ...each.anganwadis, each.school]);
  return {
    villages,
    catchments,
    facilities: [hospital, chc, ...centres, ...catchments.map((each) => each.facility)],
    sites: [clinic, antivenom, ward, ...outreach],
    clinic,
    antivenom,
    hospital,
  };
}
