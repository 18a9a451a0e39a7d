/** Two hundred names that are hard to set: short and endless, with marks above and below, in words
 * that cannot be broken, in other scripts. */
import { toPersonName } from '../../src/domain/display-name.ts';
import { oddNames } from './odd-names.ts';

const WRITTEN = [
  'A', 'Í', 'Ç', 'Lu', 'Raí', 'Iara', 'Dandara', 'Ubirajara', 'Açucena Vilar', 'Graça Ângelo', 'Conceição Índio', 'Quênia Qorpo', 'Ação Ênio Ça Ó',
  'Ana Sá', "Joana D'Arc Ferraz", 'Ana D’Ávila', "Siobhán O'Sullivan-Fitzgerald", 'Rosa-Maria Feitosa', 'Anne-Charlotte-Élisabeth de Rohan',
  'Maria Clara de Lima', 'Joaquim Nabuco Pereira de Araújo e Silva Filho', 'Maria Eduarda Albuquerque de Vasconcelos Cavalcanti',
  'Francisco José do Rego Barros', 'Ana Bia Cris Dora Eva', 'Wilhelmina Wermuth Wittgenstein Wolkenstein Wurmbrand', 'E de da do', 'de Lima',
  'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff', 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', 'Mmmmmmmmmm Wwwwwwwwww',
  'Pedro de Alcântara Francisco António João Carlos Xavier de Paula Miguel Rafael Joaquim José Gonzaga Pascoal Cipriano Serafim',
  'Nguyễn Thị Minh Khai', 'Łukasz Żółć', 'Şebnem Ağaoğlu', 'Ģirts Ķēniņš', 'Þórdís Æsa Øst', 'Åsa Öström', 'Ștefan Țiriac', 'Ēriks Ābols',
  'Светлана Щербакова', 'Ελένη Παπαδοπούλου', 'محمد عبد الرحمن', 'נועה לוי', 'अनीता देवी', '山田 花子', '김 민지', 'สมชาย ใจดี', 'தமிழ்ச்செல்வி', '陈',
  'José', 'Jose\u0301 Maria\u0301', 'ß', 'Straßer', 'İpek Işık', '1', 'Ana 2ª', 'M. C. Escher', 'Ana, Bia', 'ALL CAPS NAME', 'lower case name',
] as const; // prettier-ignore

/** As a catalogue holds them. */
export const NAME_SAMPLES: readonly string[] = Array.from(
  new Set([...WRITTEN, ...oddNames(300)].map(toPersonName)),
)
  .filter((name) => name !== '')
  .slice(0, 240);
