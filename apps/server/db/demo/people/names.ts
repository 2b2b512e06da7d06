import type { Random } from '../random.ts';

/** First names so common in the Hindi belt that together with a family name they are nobody's in particular. */
interface NameStock {
  readonly women: readonly string[];
  readonly men: readonly string[];
  readonly girls: readonly string[];
  readonly boys: readonly string[];
  readonly families: readonly string[];
  readonly wife: readonly string[];
}

const list = (words: string): readonly string[] => words.split(' ');

const hindu: NameStock = {
  women: list(
    'SUNITA ANITA REKHA MEENA SEEMA GEETA PUSHPA KAMLA SAVITRI URMILA MANJU RENU PREMVATI RAJKUMARI POONAM KIRAN NEELAM SUMAN RADHA SHANTI LAXMI USHA MAMTA SANGEETA',
  ),
  men: list(
    'RAKESH MUKESH RAMESH SURESH RAJESH DINESH MAHESH RAJU SONU VINOD MANOJ SANJAY ARVIND PRAMOD SATISH OMPRAKASH RAMPAL SHYAM KALLU NARESH PAPPU JITENDRA VIRENDRA BRIJESH',
  ),
  girls: list(
    'PRIYA POOJA ANJALI RIYA NEHA KHUSHI SHIVANI PARI AARTI SONAM MUSKAN NANDINI ROSHNI KAJAL RADHIKA SAKSHI ANSHIKA PALAK MAHI SRISHTI',
  ),
  boys: list(
    'AMIT ROHIT ANKIT RAHUL VIKAS ARYAN KRISHNA SHIVAM AYUSH DEEPAK ANUJ HARSH ABHISHEK KARAN VIVEK PRINCE ARJUN SACHIN GAURAV NITIN',
  ),
  families: list(
    'KUMAR SINGH YADAV MAURYA KASHYAP PAL SHARMA VERMA JATAV SAINI LODHI RATHORE PRAJAPATI SAGAR SHAKYA GUPTA',
  ),
  wife: list('DEVI DEVI DEVI KUMARI'),
};

const muslim: NameStock = {
  women: list('SHABANA RESHMA NASREEN SHAHEEN PARVEEN RUKHSANA FATIMA NAZMA SALMA HASEENA AFSANA NOORJAHAN'),
  men: list('IMRAN SALEEM NAEEM RIZWAN ASLAM IRFAN SHAKEEL NADEEM ARIF YUSUF FIROZ GULFAM'),
  girls: list('ALINA ZOYA SANIA ALFIYA NIDA MAHIRA INAYA AYESHA SANA IQRA'),
  boys: list('ARHAN AYAAN FAIZ REHAN SAMEER ZAID DANISH AMAAN ARMAAN SAHIL'),
  families: list('KHAN ALI ANSARI AHMAD HUSAIN QURESHI'),
  wife: list('BEGUM BANO KHATOON PARVEEN'),
};

const longest = 30;

/** Names of one family, in the upper-case Latin letters that the register takes. */
export interface FamilyNames {
  readonly man: () => string;
  readonly woman: () => string;
  readonly child: (girl: boolean) => string;
}

/** A child of the first weeks often has no name yet: it is listed under its mother's. */
export function nameOfNewborn(mother: string): string {
  return `BABY OF ${mother}`.slice(0, longest).trim();
}

export function familyNames(numbers: Random): FamilyNames {
  const stock: NameStock = numbers.chance(0.22) ? muslim : hindu;
  const family = numbers.pick(stock.families);
  const fit = (name: string): string => name.slice(0, longest).trim();
  return {
    man: () => fit(`${numbers.pick(stock.men)} ${family}`),
    woman: () => fit(`${numbers.pick(stock.women)} ${numbers.pick(stock.wife)}`),
    child: (girl) =>
      fit(`${numbers.pick(girl ? stock.girls : stock.boys)} ${girl && stock === hindu ? 'KUMARI' : family}`),
  };
}
