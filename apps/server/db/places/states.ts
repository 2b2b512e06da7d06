import type { Names } from '@teeka/domain/names';

/** A place: LGD code, English name, Hindi name. */
export type PlaceRow = readonly [code: number, english: string, hindi: string];

/** The 36 states and union territories with their codes in the Local Government Directory. */
export const states: readonly PlaceRow[] = [
  [35, 'Andaman and Nicobar Islands', 'अंडमान और निकोबार द्वीप समूह'],
  [28, 'Andhra Pradesh', 'आंध्र प्रदेश'],
  [12, 'Arunachal Pradesh', 'अरुणाचल प्रदेश'],
  [18, 'Assam', 'असम'],
  [10, 'Bihar', 'बिहार'],
  [4, 'Chandigarh', 'चंडीगढ़'],
  [22, 'Chhattisgarh', 'छत्तीसगढ़'],
  [38, 'Dadra and Nagar Haveli and Daman and Diu', 'दादरा और नगर हवेली और दमन और दीव'],
  [7, 'Delhi', 'दिल्ली'],
  [30, 'Goa', 'गोवा'],
  [24, 'Gujarat', 'गुजरात'],
  [6, 'Haryana', 'हरियाणा'],
  [2, 'Himachal Pradesh', 'हिमाचल प्रदेश'],
  [1, 'Jammu and Kashmir', 'जम्मू और कश्मीर'],
  [20, 'Jharkhand', 'झारखंड'],
  [29, 'Karnataka', 'कर्नाटक'],
  [32, 'Kerala', 'केरल'],
  [37, 'Ladakh', 'लद्दाख'],
  [31, 'Lakshadweep', 'लक्षद्वीप'],
  [23, 'Madhya Pradesh', 'मध्य प्रदेश'],
  [27, 'Maharashtra', 'महाराष्ट्र'],
  [14, 'Manipur', 'मणिपुर'],
  [17, 'Meghalaya', 'मेघालय'],
  [15, 'Mizoram', 'मिज़ोरम'],
  [13, 'Nagaland', 'नागालैंड'],
  [21, 'Odisha', 'ओडिशा'],
  [34, 'Puducherry', 'पुडुचेरी'],
  [3, 'Punjab', 'पंजाब'],
  [8, 'Rajasthan', 'राजस्थान'],
  [11, 'Sikkim', 'सिक्किम'],
  [33, 'Tamil Nadu', 'तमिलनाडु'],
  [36, 'Telangana', 'तेलंगाना'],
  [16, 'Tripura', 'त्रिपुरा'],
  [9, 'Uttar Pradesh', 'उत्तर प्रदेश'],
  [5, 'Uttarakhand', 'उत्तराखंड'],
  [19, 'West Bengal', 'पश्चिम बंगाल'],
];

/** A place of such a row. */
export const placeOfRow = ([code, en, hi]: PlaceRow) => ({ code, names: { en, hi } });

/** The directory's files name a state in English, or in a language of its own. */
export const namesOfStates: ReadonlyMap<number, Names> = new Map(
  states.map(placeOfRow).map(({ code, names }) => [code, names]),
);
