import type { PlaceRow } from '../../places/states.ts';

export interface DemoBlock {
  readonly block: PlaceRow;
  /** Tehsil of its villages: not the same borders everywhere (Ambiapur lies in Bilsi). */
  readonly subdistrict: PlaceRow;
  readonly villages: readonly PlaceRow[];
}

export interface DemoDistrict {
  readonly state: number;
  readonly district: PlaceRow;
  /** Demo data: which districts are endemic for Japanese encephalitis is not taken from any list. */
  readonly jeEndemic: boolean;
  readonly blocks: readonly DemoBlock[];
}

/** Villages from this code on have no known LGD code: the number stands in for one. */
export const firstPlaceholder = 900_000_001;

/** Real places of the Local Government Directory. The first district is the demo district. */
export const demoDistricts: readonly DemoDistrict[] = [
  {
    state: 9,
    district: [133, 'Budaun', 'बदायूँ'],
    jeEndemic: true,
    blocks: [
      {
        block: [1011, 'Sahaswan', 'सहसवान'],
        subdistrict: [781, 'Sahaswan', 'सहसवान'],
        villages: [
          [128215, 'Abbu Nagar', 'अब्बू नगर'],
          [128089, 'Abhanpur', 'अभनपुर'],
          [128014, 'Adampur', 'आदमपुर'],
          [127984, 'Afzalpur Budheti', 'अफ़ज़लपुर बुढ़ेती'],
          [128203, 'Ahamadpur Bela', 'अहमदपुर बेला'],
        ],
      },
      {
        block: [1001, 'Bisauli', 'बिसौली'],
        subdistrict: [779, 'Bisauli', 'बिसौली'],
        villages: [
          [127589, 'Abdulvahidpur Urf Papsara', 'अब्दुलवाहिदपुर उर्फ़ पपसरा'],
          [127706, 'Adipura', 'आदिपुरा'],
          [127663, 'Ageyee', 'अगेई'],
        ],
      },
      {
        block: [1003, 'Dataganj', 'दातागंज'],
        subdistrict: [783, 'Dataganj', 'दातागंज'],
        villages: [
          [128702, 'Abhai Pur', 'अभयपुर'],
          [128989, 'Abhigaon', 'अभिगाँव'],
          [128887, 'Afzalpur Kalan', 'अफ़ज़लपुर कलाँ'],
          [128884, 'Agasi', 'अगासी'],
          [128829, 'Agori', 'अगोरी'],
        ],
      },
      {
        block: [999, 'Ambiapur', 'अम्बियापुर'],
        subdistrict: [780, 'Bilsi', 'बिल्सी'],
        villages: [
          [900000014, 'Akauli', 'अकौली'],
          [900000015, 'Gudhni', 'गुदनी'],
          [900000016, 'Jinaura', 'जिनौरा'],
        ],
      },
    ],
  },
  {
    state: 8,
    district: [108, 'Karauli', 'करौली'],
    jeEndemic: false,
    blocks: [
      {
        block: [734, 'Todabhim', 'टोडाभीम'],
        subdistrict: [520, 'Todabhim', 'टोडाभीम'],
        villages: [
          [900000017, 'Bhajera', 'भजेरा'],
          [900000018, 'Mehandipur', 'मेहंदीपुर'],
          [900000019, 'Monapura', 'मोनापुरा'],
        ],
      },
      {
        block: [732, 'Nadauti', 'नादौती'],
        subdistrict: [521, 'Nadoti', 'नादोती'],
        villages: [
          [900000020, 'Garhmora', 'गढ़मोरा'],
          [900000021, 'Kemri', 'केमरी'],
          [900000022, 'Shahar', 'शहर'],
        ],
      },
    ],
  },
  {
    state: 21,
    district: [356, 'Jajpur', 'जाजपुर'],
    jeEndemic: false,
    blocks: [
      {
        block: [3399, 'Dasarathapur', 'दशरथपुर'],
        subdistrict: [7473, 'Dasarathpur', 'दशरथपुर'],
        villages: [
          [900000023, 'Andola', 'अंदोला'],
          [900000024, 'Chitalo', 'चितलो'],
          [900000025, 'Aruha', 'अरुहा'],
        ],
      },
      {
        block: [3395, 'Bari', 'बारी'],
        subdistrict: [2985, 'Bari', 'बारी'],
        villages: [
          [900000026, 'Bandhapada', 'बंधपड़ा'],
          [900000027, 'Kuanpur', 'कुआँपुर'],
          [900000028, 'Arual', 'अरुआल'],
        ],
      },
    ],
  },
  {
    state: 36,
    district: [501, 'Adilabad', 'आदिलाबाद'],
    jeEndemic: false,
    blocks: [
      {
        block: [4638, 'Bela', 'बेला'],
        subdistrict: [4308, 'Bela', 'बेला'],
        villages: [
          [900000029, 'Sangdi', 'सांगड़ी'],
          [900000030, 'Dehegaon', 'देहेगाँव'],
          [900000031, 'Mangrool', 'मंगरूल'],
        ],
      },
      {
        block: [4678, 'Talamadugu', 'तलमडुगु'],
        subdistrict: [4309, 'Talamadugu', 'तलमडुगु'],
        villages: [
          [900000032, 'Kosai', 'कोसाई'],
          [900000033, 'Sunkidi', 'सुनकिडी'],
          [900000034, 'Umadam', 'उमडम'],
        ],
      },
    ],
  },
  {
    state: 15,
    district: [261, 'Aizawl', 'आइज़ोल'],
    jeEndemic: false,
    blocks: [
      {
        block: [2387, 'Aibawk', 'ऐबॉक'],
        subdistrict: [1904, 'Aibawk', 'ऐबॉक'],
        villages: [
          [900000035, 'Aibawk', 'ऐबॉक'],
          [900000036, 'Falkawn', 'फ़लकॉन'],
          [900000037, 'Sialsuk', 'सियालसुक'],
        ],
      },
      {
        block: [2388, 'Darlawn', 'दारलॉन'],
        subdistrict: [1902, 'Darlawn', 'दारलॉन'],
        villages: [
          [900000038, 'Ratu', 'रातू'],
          [900000039, 'Khawruhlian', 'खॉरुहलियन'],
          [900000040, 'Sakawrdai', 'साकॉरदाई'],
        ],
      },
    ],
  },
  {
    state: 15,
    district: [262, 'Champhai', 'चम्फाई'],
    jeEndemic: false,
    blocks: [
      {
        block: [6520, 'Champhai', 'चम्फाई'],
        subdistrict: [1908, 'Champhai', 'चम्फाई'],
        villages: [
          [900000041, 'Hnahlan', 'नाहलन'],
          [900000042, 'Kelkang', 'केलकांग'],
          [900000043, 'Zokhawthar', 'ज़ोखॉथार'],
        ],
      },
      {
        block: [2392, 'Khawbung', 'खॉबुंग'],
        subdistrict: [1909, 'Khawbung', 'खॉबुंग'],
        villages: [
          [900000044, 'Farkawn', 'फ़ारकॉन'],
          [900000045, 'Vaphai', 'वाफाई'],
          [900000046, 'Bungzung', 'बुंगज़ुंग'],
        ],
      },
    ],
  },
];
