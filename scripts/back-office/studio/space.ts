/** Points and turned frames of reference: x to the right, y down, z towards the camera, all in pixels. */
import { DEGREE, lerp } from './maths.ts';

export type Point = readonly [x: number, y: number, z: number];
/** Local axes, one per row, as the camera sees them. */
export type Axes = readonly [Point, Point, Point];

/** A place with a direction and a size: heads are built in one. */
export interface Frame {
  readonly origin: Point;
  readonly axes: Axes;
  /** Pixels per unit. */
  readonly scale: number;
}

/** A point of the frame as the camera sees it. */
export function place({ origin, axes: [X, Y, Z], scale }: Frame, [x, y, z]: Point): Point {
  return [
    origin[0] + scale * (X[0] * x + Y[0] * y + Z[0] * z),
    origin[1] + scale * (X[1] * x + Y[1] * y + Z[1] * z),
    origin[2] + scale * (X[2] * x + Y[2] * y + Z[2] * z),
  ];
}

/** A frame turned by three angles in degrees: nodding, then turning left or right, then tilting. */
export function turnedFrame(origin: Point, scale: number, yaw: number, pitch: number, roll: number): Frame {
  const turns: readonly ((v: Point) => Point)[] = [
    turn(pitch, ([x, y, z], c, n) => [x, y * c + z * n, -y * n + z * c]),
    turn(yaw, ([x, y, z], c, n) => [x * c + z * n, y, -x * n + z * c]),
    turn(roll, ([x, y, z], c, n) => [x * c - y * n, x * n + y * c, z]),
  ];
  const turned = (axis: Point): Point => turns.reduce((v, apply) => apply(v), axis);
  return { origin, scale, axes: [turned([1, 0, 0]), turned([0, 1, 0]), turned([0, 0, 1])] };
}

function turn(degrees: number, apply: (v: Point, cosine: number, sine: number) => Point): (v: Point) => Point {
  const cosine = Math.cos(degrees * DEGREE);
  const sine = Math.sin(degrees * DEGREE);
  return (v) => apply(v, cosine, sine);
}

export function between(from: Point, to: Point, t: number): Point {
  return [lerp(from[0], to[0], t), lerp(from[1], to[1], t), lerp(from[2], to[2], t)];
}
