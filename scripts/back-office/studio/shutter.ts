/** Takes one picture: places the cast, lights it, builds the set, exposes both on the film and develops it. */
import { randomFrom, type Random } from '../random.ts';
import { sculptFigure } from './figure.ts';
import { develop, STOCKS, type Print, type StockName } from './film.ts';
import { makeGobo } from './gobos.ts';
import { throughLens } from './lens.ts';
import { lightSculpture, type Lit } from './light.ts';
import { smooth } from './maths.ts';
import { linear, luminance, PAPERS } from './palette.ts';
import { at, blur, plane, startFrame, type Plane } from './planes.ts';
import { poseOf, type PoseName } from './poses.ts';
import { RIGS, type Rig } from './rigs.ts';
import { HAIR, MATERIALS, Sculpt } from './sculpt.ts';
import { buildSet, type Scene } from './set.ts';
import type { Brief, Colour, Crop, Effect, Place, Sitter } from './types.ts';
import { outfitOf, type WearName } from './wardrobe.ts';

/** Stature as a share of the frame, and where the head (or the floor, full length) stands from the top. */
const CROPS: Readonly<Record<Crop, readonly [size: number, y: number]>> = {
  full: [0.86, 0.95],
  three: [1.22, 0.17],
  half: [1.75, 0.2],
  bust: [2.9, 0.3],
  head: [4.1, 0.4],
  tight: [5.6, 0.46],
};

const JEANS = '#33465e';
const SHOES = '#121212';
const EXPOSURE = 0.98;

/** The colours of one figure's materials, by material number. */
type Palette = readonly (Colour | null)[];

/** Takes the picture that a brief asks for. The same sitter and brief give the same picture. */
export function takePicture(sitter: Sitter, brief: Brief): Print {
  const { w = 800, h = 1200, crop = 'full', pose = 'stand', rig: rigName = 'soft', x = 0.5, blur: defocus = 2.6 } = brief;
  startFrame();
  const coarseness = brief.coarseness ?? coarsenessFor(defocus, brief.effect);
  const sculpt = new Sculpt(Math.round(w / coarseness), Math.round(h / coarseness));
  const { width, height } = sculpt;
  const chance = randomFrom(`${sitter.seed}|${brief.seed ?? ''}|${crop}|${pose}|${rigName}`);
  const stockName: StockName = brief.stock ?? sitter.stock;
  const stock = STOCKS[stockName];
  const stature = CROPS[crop][0] * (brief.size ?? 1) * Math.min(height, width * 1.5);
  const cast: readonly Place[] = brief.cast ?? [{ sitter, x, stature: 1 }];
  const palettes: Palette[] = [];
  let floor = 0;
  for (const [index, place] of cast.entries()) {
    sculpt.base = index * MATERIALS;
    const placed = placeFigure(sculpt, place, brief, crop, pose, stature, chance);
    floor = placed.floor;
    palettes.push(placed.palette);
  }
  const rig = chooseRig(RIGS[rigName], brief, chance);
  const gobo = brief.gobo ? makeGobo(brief.gobo, width, height, chance) : null;
  const lit = lightSculpture(sculpt, rig, stature, gobo);
  const backlit = rigName === 'back';
  const set = buildSet({
    sculpt,
    rig,
    gobo,
    stature,
    floor,
    feet: cast.map((place) => place.x),
    fullLength: crop === 'full',
    backlit,
    brief: { ...brief, x },
  });
  const planes = expose({ sculpt, rig, stature, backlit }, lit, set, palettes, brief, sitter, stock.colour === 0);
  const radius = (defocus / 267) * width * (w > h ? 0.667 : 1);
  const seen = throughLens(planes, sculpt, { effect: brief.effect, radius, reeds: brief.reeds ?? 22, stature });
  return develop({ planes: seen, width, height }, w, h, stock, chance);
}

/** Blurred pictures are sculpted on a coarser grid: nothing of it is seen, and it is many times faster. */
function coarsenessFor(defocus: number, effect: Effect | undefined): number {
  if (effect === 'reeded' || effect === 'drag') return 3;
  if (defocus >= 4.5 || effect === 'frost') return 6;
  if (defocus >= 2.4) return 5;
  return defocus >= 1.4 ? 4 : 3;
}

function placeFigure(
  sculpt: Sculpt,
  place: Place,
  brief: Brief,
  crop: Crop,
  pose: PoseName,
  stature: number,
  chance: Random,
): { floor: number; palette: Palette } {
  const { sitter } = place;
  const stance = {
    ...poseOf(place.pose ?? pose),
    mirrored: place.flip ?? brief.flip ?? chance() < 0.5,
    headYaw: brief.yaw ?? chance.range(-22, 22),
    headPitch: brief.pitch ?? chance.range(-5, 6),
    headRoll: brief.roll ?? chance.range(-5, 5),
  };
  const wear: WearName = place.wear ?? brief.wear ?? 'tankjeans';
  const outfit = outfitOf(wear);
  const tone = place.tone ?? brief.tone ?? sitter.wearTone;
  const spot = {
    scale: stature * place.stature,
    x: sculpt.width * place.x,
    y: sculpt.height * (brief.y ?? CROPS[crop][1]),
    anchor: crop === 'full' ? 'floor' : 'head',
  } as const;
  const floor = sculptFigure(sculpt, sitter, outfit, spot, stance, chance);
  const low = linear(outfit.jeans === true ? JEANS : tone);
  return { floor, palette: [null, linear(sitter.skin), linear(sitter.hairColour), linear(tone), low, linear(SHOES), null, null] };
}

function chooseRig(rig: Rig, brief: Brief, chance: Random): Rig {
  const lit = { ...rig, ...brief.light };
  if (!(brief.side ?? chance() < 0.5)) return lit;
  const [x, y, z] = lit.key;
  return { ...lit, key: [-x, y, z], rimSide: lit.rimSide === 0 ? 0 : lit.rimSide === 1 ? -1 : 1 };
}

/** Sitter over set, one plane per colour of the film; light from behind wraps round the edges. */
function expose(
  { sculpt, rig, stature, backlit }: Pick<Scene, 'sculpt' | 'rig' | 'stature' | 'backlit'>,
  { diffuse, specular }: Lit,
  set: Plane,
  palettes: readonly Palette[],
  brief: Brief,
  sitter: Sitter,
  mono: boolean,
): Plane[] {
  const { width, height, coverage, material, albedo } = sculpt;
  const seen = (colour: Colour): readonly number[] => (mono ? [luminance(colour)] : colour);
  const paper = seen(linear(PAPERS[brief.paper ?? sitter.paper]));
  const glow = brief.glow && !mono ? seen(linear(PAPERS[brief.glow])) : undefined;
  const gain = rig.gain * EXPOSURE;
  const wrapped = backlit ? blur(coverage, width, height, stature * 0.01 + 1) : null;
  const colours = palettes.flat().map((colour) => (colour ? seen(colour) : undefined));
  return paper.map((paperTone, channel) => {
    const out = plane(set.length);
    const tones = Float64Array.from(colours, (colour) => colour?.[channel] ?? 0);
    const glowTone = (glow?.[channel] ?? paperTone) - paperTone;
    for (let i = 0; i < set.length; i++) {
      const cover = at(coverage, i);
      const glowing = glowTone !== 0 ? smooth(rig.background * 0.42, rig.background, at(set, i)) : 0;
      const background = (paperTone + glowTone * glowing) * at(set, i);
      if (cover <= 0) {
        out[i] = background;
        continue;
      }
      const own = material[i] ?? 0;
      const shine = at(specular, i) * gain * ((own & (MATERIALS - 1)) === HAIR ? 0.7 : 1);
      let figure = (tones[own] ?? 0) * at(albedo, i) * at(diffuse, i) * gain + shine;
      if (wrapped) {
        const open = 1 - at(wrapped, i);
        figure += (open > 0 ? open * open * 0.9 : 0) * background;
      }
      out[i] = background + (figure - background) * cover;
    }
    return out;
  });
}
