/** What people wear. Lengths in statures; hems as a share of the way from pelvis to floor. */

export interface Dress {
  /** Cut low between the straps. */
  readonly deep: boolean;
  readonly hem: number;
  readonly flare: number;
  /** Waist against the body's own. */
  readonly loose: number;
}

export interface Skirt {
  readonly hem: number;
  readonly flare: number;
}

export interface Jacket {
  readonly hem: number;
  readonly width: number;
  readonly flare: number;
  /** Whether it hangs open from top to bottom. */
  readonly open: boolean;
}

export interface Sleeve {
  readonly upper: number;
  readonly lower: number;
  /** Share of the arm that it covers. */
  readonly end: number;
}

export interface Outfit {
  readonly top?: 'tank' | 'tee' | 'knit' | 'band' | 'none';
  /** Where a band ends, as a share of the trunk. */
  readonly bandEnd?: number;
  readonly legs: 'bare' | 'slim' | 'straight' | 'wide';
  readonly jeans?: boolean;
  readonly shoes: boolean;
  readonly heels?: boolean;
  readonly dress?: Dress;
  readonly skirt?: Skirt;
  readonly jacket?: Jacket;
  readonly sleeve?: Sleeve;
}

const sleeve = (upper: number, lower: number, end: number): Sleeve => ({ upper, lower, end });

const OUTFITS = {
  tankjeans: { top: 'tank', legs: 'straight', jeans: true, shoes: true },
  tankslim: { top: 'tank', legs: 'slim', jeans: true, shoes: true },
  slip: { dress: { deep: true, hem: 0.7, flare: 0.012, loose: 1.1 }, legs: 'bare', shoes: true, heels: true },
  column: { dress: { deep: false, hem: 0.94, flare: -0.012, loose: 1.02 }, legs: 'bare', shoes: true, heels: true },
  tent: { dress: { deep: false, hem: 0.62, flare: 0.075, loose: 1.5 }, legs: 'bare', shoes: true },
  suit: { jacket: { hem: 0.22, width: 0.098, flare: 0.004, open: false }, sleeve: sleeve(0.0275, 0.022, 0.97), legs: 'wide', shoes: true },
  blazer: {
    jacket: { hem: 0.3, width: 0.104, flare: 0.006, open: false },
    sleeve: sleeve(0.029, 0.023, 0.97),
    legs: 'bare',
    shoes: true,
    heels: true,
  },
  coat: {
    jacket: { hem: 0.72, width: 0.106, flare: 0.034, open: true },
    sleeve: sleeve(0.03, 0.025, 0.97),
    legs: 'slim',
    shoes: true,
    top: 'tee',
  },
  shirt: {
    jacket: { hem: 0.14, width: 0.092, flare: 0.004, open: false },
    sleeve: sleeve(0.026, 0.02, 0.95),
    legs: 'straight',
    shoes: true,
    top: 'band',
    bandEnd: 0.45,
  },
  knit: { top: 'knit', sleeve: sleeve(0.0245, 0.0185, 0.97), legs: 'wide', shoes: true },
  tee: { top: 'tee', sleeve: sleeve(0.027, 0.026, 0.36), legs: 'straight', shoes: true },
  teeskirt: { top: 'tee', sleeve: sleeve(0.027, 0.026, 0.36), skirt: { hem: 0.68, flare: 0.03 }, legs: 'bare', shoes: true },
  bandeau: { top: 'band', bandEnd: 0.44, legs: 'wide', shoes: true },
  torso: { top: 'none', legs: 'wide', shoes: false },
} as const satisfies Record<string, Outfit>;

export type WearName = keyof typeof OUTFITS;

export function outfitOf(name: WearName): Outfit {
  return OUTFITS[name];
}
